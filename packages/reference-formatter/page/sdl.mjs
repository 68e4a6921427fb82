import { entitiesOf } from "../schema/entities.mjs";
import { codeBlock } from "../escape.mjs";
import { linkTo, section, unfenced } from "./context.mjs";

/** @import { Page, Section } from "./context.mjs" */

/** A definition of more lines than this starts folded. */
const FOLD_ABOVE = 14;

/**
 * The definition in the schema definition language. Names of types in it are links.
 *
 * @param {Page} page
 * @param {string} block code as the tool prints it
 * @returns {Section}
 */
export function sdl({ entity, options }, block) {
  const code = unfenced(block);
  const words = new Set(code.match(/\w+/gu));
  /** @type {Record<string, string>} */
  const links = {};
  for (const other of entitiesOf(options.schema).values()) {
    // Only the names of types: a field may be called like an operation.
    if (other === entity || "args" in other.node || !words.has(other.name)) continue;
    const url = linkTo(other, options);
    if (url !== undefined) links[other.name] = url.replace(/\.mdx?$/u, "");
  }
  const lines = code.split("\n").length;
  const folded = lines > FOLD_ABOVE ? ` lines={${String(lines)}}` : "";
  const sorted = Object.fromEntries(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1)));
  const attribute = Object.keys(sorted).length > 0 ? ` links={${JSON.stringify(sorted)}}` : "";
  return section("Definition", `<Sdl${folded}${attribute}>\n\n${codeBlock(code, "graphql")}\n\n</Sdl>`);
}
