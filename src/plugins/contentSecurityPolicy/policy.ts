/** Sources for each kind of thing that a page loads. What has no line of its own falls back to `default-src`. */
const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
  ["default-src", "'self'"],
  // Beside these stand the hashes of the inline scripts, see `policyOf`.
  ["script-src", "'self'"],
  ["script-src-attr", "'none'"],
  // Exception. Mermaid measures and draws in the browser, with a <style> for each diagram and style attributes on its
  // elements: 3 to 9 and about 200 on the page of this site that has diagrams. Their text depends on the diagram, on a
  // random id and on the colour mode, so no hash is known before, and none of it goes through the CSSOM, which would be
  // free. The policy of the page that a visit starts on holds until its end, so pages without a diagram need it as well;
  // code and tables have style attributes in their HTML besides. What a foreign style could do is bounded by the other
  // lines: it can load nothing from another origin, and so tell it nothing. The editor of the playground relies on it too:
  // CodeMirror adds its styles in a <style> of its own.
  // `tests/e2e/security-policy.spec.ts` fails once one of the two is not needed any more.
  ["style-src", "'self'", "'unsafe-inline'"],
  // Exception. The style sheets hold their small icons as data: URLs, which cannot run scripts there.
  ["img-src", "'self'", "data:"],
  ["font-src", "'self'"],
  ["connect-src", "'self'"],
  ["manifest-src", "'self'"],
  // Exception. A worker with a blob: URL inherits this policy, see `PolicyWorker`, and so can do no more than a script of the page.
  ["worker-src", "blob:"],
  ["media-src", "'none'"],
  ["frame-src", "'none'"],
  ["object-src", "'none'"],
  // No page has a `base` element, and the forms are read by scripts, never sent.
  ["base-uri", "'none'"],
  ["form-action", "'none'"],
  // There is no `require-trusted-types-for 'script'`. React and Mermaid write HTML as plain text, such as the footer and each
  // diagram, which only a default policy that lets any HTML pass would permit, and that bounds nothing. The probe in
  // `tests/e2e/security-policy.spec.ts` fails once one of the two no longer does.
];

/**
 * Browsers ignore this directive in a `meta` element, so any site may frame this one where a host sends no headers. There are
 * no accounts, and browsers give a framed page a storage of its own, so a misled click finds nothing of the reader's. A script
 * that breaks out of frames would need another exception above.
 */
const headerDirectives: typeof directives = [["frame-ancestors", "'self'"]];

function written(list: typeof directives, scriptHashes: readonly string[]): string {
  return list
    .map(([name, ...sources]) => [name, ...sources, ...(name === "script-src" ? scriptHashes : [])].join(" "))
    .join("; ");
}

/**
 * The Content Security Policy of a page, for its `meta` element.
 *
 * @param scriptHashes sources such as `'sha256-…'` of the inline scripts that may run
 */
export function policyOf(scriptHashes: readonly string[]): string {
  return written(directives, scriptHashes);
}

/**
 * The Content Security Policy as a header, which can say who may frame the page.
 *
 * @param scriptHashes those of all pages that the header is sent with
 */
export function headerPolicyOf(scriptHashes: readonly string[]): string {
  return written([...directives, ...headerDirectives], scriptHashes);
}

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
