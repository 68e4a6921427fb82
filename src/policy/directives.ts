/** Sources for each kind of thing that a page loads. What has no line of its own falls back to `default-src`. */
const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
  ["default-src", "'self'"],
  // Beside these stand the hashes of the inline scripts, see `policyOf`.
  ["script-src", "'self'"],
  ["script-src-attr", "'none'"],
  // Exception. Mermaid puts a <style> into each diagram, and style attributes on its elements, while it measures and draws
  // them in the browser: their text depends on the diagram, its random id and the colour mode, so no hash can be known
  // before. The policy of the page that a visit starts on holds until its end, so a page without a diagram needs it as
  // well. Code and tables have style attributes in the HTML, too. What a style could do is bounded by the other lines: it
  // can load nothing from, and so tell nothing to, another origin. `tests/e2e/policy.spec.ts` fails once it is not needed.
  ["style-src", "'self'", "'unsafe-inline'"],
  // Exception. The style sheets hold their small icons as data: URLs, which cannot run scripts there.
  ["img-src", "'self'", "data:"],
  ["font-src", "'self'"],
  ["connect-src", "'self'"],
  ["manifest-src", "'self'"],
  ["worker-src", "'self'"],
  ["media-src", "'none'"],
  ["frame-src", "'none'"],
  ["object-src", "'none'"],
  ["base-uri", "'self'"],
  ["form-action", "'self'"],
];

/** Browsers ignore this directive in a `meta` element. */
const headerDirectives: typeof directives = [["frame-ancestors", "'none'"]];

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
