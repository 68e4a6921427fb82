import { policyOf } from "./directives";

/** Docusaurus writes it first in the head; the minimizer takes its quotes and its slash. */
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u;

interface Result {
  readonly html: string;
  /** Why the page has no policy that fits. */
  readonly fault?: string;
}

/**
 * Gives a page the policy that allows its own inline scripts and nothing else of the kind. It stands directly after the
 * encoding, and so before everything that it governs. The same page with a policy already stays as it is.
 *
 * @param html of the page, up to the end of its head
 * @param scriptHashes of its inline scripts
 * @returns the page as it was, with a fault, when it has another policy, or no place for one
 */
export function withPolicy(html: string, scriptHashes: readonly string[]): Result {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scriptHashes)}">`;
  const present = POLICY.exec(html)?.[0];
  if (present === policy) return { html };
  if (present !== undefined) return { html, fault: "has a policy that does not fit its inline scripts" };
  const charset = CHARSET.exec(html);
  if (charset === null) {
    return { html, fault: "does not say that its encoding is UTF-8, after which the policy stands" };
  }
  const at = charset.index + charset[0].length;
  return { html: html.slice(0, at) + policy + html.slice(at) };
}
