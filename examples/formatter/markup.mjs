/**
 * How the tool writes the small parts of a page, with the components of `components/`.
 *
 * @typedef {{ readonly text: string | { readonly singular: string }, readonly classname?: string | readonly string[] }} Badge
 */

/**
 * A badge of a custom directive. Its class, in lower case, is its tone.
 *
 * @param {Badge} badge
 */
export function formatMDXBadge({ text, classname = "" }) {
  const words = typeof text === "string" ? text : text.singular;
  const tone = [classname].flat()[0]?.toLowerCase().replaceAll("_", "-") ?? "";
  return `<Badge tone="${tone}">${words}</Badge>`;
}

/**
 * The tool warns of one thing: what is deprecated, with the reason.
 *
 * @param {{ readonly text: string }} admonition
 */
export function formatMDXAdmonition({ text }) {
  return `<Deprecated>\n\n${text.trim()}\n\n</Deprecated>\n\n`;
}

/**
 * The name alone: the page already says which type its fields belong to.
 *
 * @param {string} name
 */
export function formatMDXNameEntity(name) {
  return `\`${name}\``;
}
