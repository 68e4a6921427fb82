/** Builds sections from code that the tool prints: the definition of an entity, and the example from a directive. */
import { codeBlock, plain } from "../escape.mjs";
import { entitiesOf } from "../schema/entities.mjs";
import { linkTo, section } from "./mdx.mjs";

/** @import { Page, Section } from "./mdx.mjs" */

/** Maximum number of lines of a definition that starts unfolded. */
const MAX_UNFOLDED_LINES = 14;

/**
 * Builds the section with the definition of an entity in SDL. Its last paragraph consists of links to the types in the
 * definition, which the component `Sdl` moves to the names in the code. They are links to files, so that Docusaurus
 * finds them in every version and at every route.
 *
 * @param {Page} page
 * @param {string} block code block that the tool printed
 * @returns {Section}
 */
export function definition({ entity, options }, block) {
  const code = unfenced(block);
  const words = new Set(code.match(/\w+/gu));
  /** @type {string[]} */
  const links = [];
  for (const other of entitiesOf(options.schema).values()) {
    // Only types, because a field may have the name of an operation.
    if (!words.has(other.name) || other === entity || "args" in other.node) continue;
    const url = linkTo(other, options);
    if (url !== undefined) links.push(`[${plain(other.name)}](${url})`);
  }
  const lines = code.split("\n").length;
  const folded = lines > MAX_UNFOLDED_LINES ? ` lines={${String(lines)}}` : "";
  const parts = [`<Sdl${folded}>`, codeBlock(code, "graphql"), links.sort().join(" "), "</Sdl>"];
  return section("Definition", parts.filter((part) => part !== "").join("\n\n"));
}

/**
 * Builds the section with the example from a directive. The tool labels every example as GraphQL, but most are JSON.
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
