import { codeBlock } from "../escape.mjs";
import { section, unfenced } from "./context.mjs";

/** @import { Section } from "./context.mjs" */

/**
 * The example that a directive of the schema gives. The tool calls every example GraphQL; most are JSON.
 *
 * @param {string | undefined} code the block as the tool prints it
 * @returns {Section | undefined}
 */
export function example(code) {
  if (!code) return undefined;
  const text = unfenced(code);
  return section("Example", codeBlock(text, isJson(text) ? "json" : "graphql"));
}

/**
 * @param {string} text
 */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
