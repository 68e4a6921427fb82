import { section } from "./context.mjs";

/** @import { Section } from "./context.mjs" */

/**
 * The example that a directive of the schema gives. The tool calls every example GraphQL; most are JSON.
 *
 * @param {string | undefined} code the block as the tool prints it
 * @returns {Section | undefined}
 */
export function example(code) {
  if (!code) return undefined;
  const text = code.trim().replace(/^```graphql\n|\n```$/gu, "");
  return section("Example", `\`\`\`${isJson(text) ? "json" : "graphql"}\n${text}\n\`\`\``);
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
