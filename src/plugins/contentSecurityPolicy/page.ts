import { policyOf } from "./directives";
import { scanPage } from "./scan";
import type { Scan } from "./scan";

/** A page with its policy. */
export interface ProtectedPage extends Omit<Scan, "faults"> {
  readonly html: string;
}

/** Docusaurus writes it first in the head; the minimizer takes its quotes and its slash. */
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u;

/**
 * Gives a page the policy that allows its own inline scripts and nothing else of the kind. It stands directly after the
 * encoding, and so before everything that it governs. The same page with a policy already stays as it is.
 *
 * @param html of a whole page, in its final form
 * @param origin of the site
 * @throws Error naming each thing on the page that the policy would block
 */
export function protectPage(html: string, origin: string): ProtectedPage {
  const { scriptHashes, canonical, faults } = scanPage(html, origin);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scriptHashes)}">`;
  const present = POLICY.exec(html)?.[0];
  if (present !== undefined) {
    if (present !== policy) throw new Error("has a policy that does not fit its inline scripts");
    return { html, scriptHashes, canonical };
  }
  const charset = CHARSET.exec(html);
  if (charset === null) throw new Error("does not say that its encoding is UTF-8, after which the policy stands");
  const at = charset.index + charset[0].length;
  return { html: html.slice(0, at) + policy + html.slice(at), scriptHashes, canonical };
}
