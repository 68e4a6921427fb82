/** Makes sections from code that the tool prints: the definition of an entity, and the example from a directive. */
import { codeBlock } from "../escape.mjs";
import { entitiesOf } from "../schema/entities.mjs";
import { linkTo, section } from "./context.mjs";

/** @import { Page, Section } from "./context.mjs" */

/** Definitions with more lines start folded. */
const FOLD_ABOVE = 14;

/**
 * Makes the section with the definition of an entity in SDL, in which names of types are links.
 *
 * @param {Page} page
 * @param {string} block code block that the tool printed
 * @returns {Section}
 */
export function definition({ entity, options }, block) {
  const code = unfenced(block);
  const words = new Set(code.match(/\w+/gu));
  /** @type {[name: string, route: string][]} */
  const links = [];
  for (const other of entitiesOf(options.schema).values()) {
    // Only the names of types: a field may have the name of an operation.
    if (!words.has(other.name) || other === entity || "args" in other.node) continue;
    const url = linkTo(other, options);
    if (url !== undefined) links.push([other.name, url.replace(/\.mdx?$/u, "")]);
  }
  const sorted = Object.fromEntries(links.sort(([a], [b]) => (a < b ? -1 : 1)));
  const attribute = links.length > 0 ? ` links={${JSON.stringify(sorted)}}` : "";
  const lines = code.split("\n").length;
  const folded = lines > FOLD_ABOVE ? ` lines={${String(lines)}}` : "";
  return section("Definition", `<Sdl${folded}${attribute}>\n\n${codeBlock(code, "graphql")}\n\n</Sdl>`);
}

/**
 * Makes the section with the example from a directive. The tool labels every example as GraphQL, but most are JSON.
 *
 * @param {string} block code block that the tool printed; empty without an example
 * @returns {Section | undefined}
 */
export function example(block) {
  if (block === "") return undefined;
  const text = unfenced(block);
  return section("Example", codeBlock(text, isJson(text) ? "json" : "graphql"));
}

/**
 * Removes the fence from a code block that the tool printed, because the code may contain the same fence.
 *
 * @type {(block: string) => string}
 */
function unfenced(block) {
  return block.trim().replace(/^```graphql\n|\n```$/gu, "");
}

/** @type {(text: string) => boolean} */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
