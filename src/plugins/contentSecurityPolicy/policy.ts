/** Sources by kind of resource. Kinds without a line fall back to `default-src`. */
const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
  ["default-src", "'self'"],
  // `policyOf` adds the hashes of the inline scripts.
  ["script-src", "'self'"],
  ["script-src-attr", "'none'"],
  // Exception. Mermaid draws diagrams in the browser, with up to 9 <style> elements and about 200 style attributes on one
  // page. Their text depends on the diagram, a random id and the colour mode, so their hashes are not known in advance. The
  // playground's editor, CodeMirror, adds a <style> too. The policy of a visit's first page applies to the whole visit, so
  // pages without diagrams need the exception as well; code and tables also have style attributes in their HTML. An injected
  // style can do little: the other directives forbid loading anything from another origin, and so sending data there.
  // `tests/e2e/security-policy.spec.ts` fails once Mermaid no longer needs the exception.
  ["style-src", "'self'", "'unsafe-inline'"],
  // Exception. Style sheets contain small icons as data: URLs, which can't run scripts.
  ["img-src", "'self'", "data:"],
  ["font-src", "'self'"],
  ["connect-src", "'self'"],
  ["manifest-src", "'self'"],
  // Exception. A worker with a blob: URL inherits this policy (see `PolicyWorker`), so it may do no more than the
  // page's scripts.
  ["worker-src", "blob:"],
  ["media-src", "'none'"],
  ["frame-src", "'none'"],
  ["object-src", "'none'"],
  // No page has a `base` element, and scripts handle all forms.
  ["base-uri", "'none'"],
  ["form-action", "'none'"],
  // No `require-trusted-types-for 'script'`: React and Mermaid assign HTML as strings (the footer, each diagram). Only
  // a default Trusted Types policy that accepts any HTML would allow that, and such a policy would protect nothing.
  // `tests/e2e/security-policy.spec.ts` fails once React or Mermaid no longer assigns HTML.
];

/**
 * Browsers ignore `frame-ancestors` in a `meta` element, so any site may frame this one if a host sends no headers. The
 * site has no accounts, and browsers give a framed page separate storage, so a misled click reveals nothing. A script that
 * breaks out of frames would need another exception above.
 */
const headerDirectives: typeof directives = [["frame-ancestors", "'self'"]];

function serialize(list: typeof directives, scriptHashes: readonly string[]): string {
  return list
    .map(([name, ...sources]) => [name, ...sources, ...(name === "script-src" ? scriptHashes : [])].join(" "))
    .join("; ");
}

/**
 * Returns the Content Security Policy for the `meta` element of a page.
 *
 * @param scriptHashes sources such as `'sha256-…'` of the inline scripts that may run
 */
export function policyOf(scriptHashes: readonly string[]): string {
  return serialize(directives, scriptHashes);
}

/**
 * Returns the Content Security Policy for the HTTP header, which can also say who may frame the page.
 *
 * @param scriptHashes sources of the inline scripts on all pages that the header is sent with
 */
export function headerPolicyOf(scriptHashes: readonly string[]): string {
  return serialize([...directives, ...headerDirectives], scriptHashes);
}

/** Matches the first element that Docusaurus writes into the head. The minimizer may remove its quotes and slash. */
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u;

interface Result {
  readonly html: string;
  /** Why the policy could not be added. */
  readonly fault?: string;
}

/**
 * Adds to a page the policy that allows only its own inline scripts. The policy is inserted directly after the encoding,
 * before everything that it applies to. A page that already has this policy stays unchanged.
 *
 * @param html of the page, up to the end of its head
 * @returns the HTML with the policy; unchanged and with a fault if the page has another policy or does not declare UTF-8
 */
export function withPolicy(html: string, scriptHashes: readonly string[]): Result {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scriptHashes)}">`;
  const present = POLICY.exec(html)?.[0];
  if (present === policy) return { html };
  if (present !== undefined) return { html, fault: "has a policy that does not fit its inline scripts" };
  const charset = CHARSET.exec(html);
  if (charset === null) {
    return { html, fault: "does not declare UTF-8 as its encoding, after which the policy is inserted" };
  }
  const at = charset.index + charset[0].length;
  return { html: html.slice(0, at) + policy + html.slice(at) };
}
