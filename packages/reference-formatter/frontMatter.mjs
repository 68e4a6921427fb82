import { plainText } from "./page/description.mjs";
import { isOperation } from "./schema.mjs";

/** @import { Entity } from "./schema.mjs" */

/** Maximum length of a description without ellipsis. Search engines truncate longer ones. */
const MAX_LENGTH = 160;
/** Descriptions with fewer characters say too little in search results, so a sentence precedes them. */
const MIN_LENGTH = 50;

/**
 * Truncates a long text after the last sentence that fits. If too little remained, truncates it after the last word that fits,
 * with an ellipsis.
 *
 * @type {(text: string) => string}
 */
function shorten(text) {
  if (text.length <= MAX_LENGTH) return text;
  const sentences = /^.*[.!?](?=\s)/u.exec(text.slice(0, MAX_LENGTH + 1))?.[0];
  if (sentences !== undefined && sentences.length >= MIN_LENGTH) return sentences;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, "")}…`;
}

/**
 * Quotes a text for YAML: as JSON, with escapes for all characters that YAML forbids. Removes backslashes: Docusaurus
 * writes front matter into a JavaScript module, in which two backslashes before a quote would end the string.
 *
 * @type {(text: string) => string}
 */
function quote(text) {
  return JSON.stringify(text.replaceAll("\\", "")).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Returns the description of a page for search engines, and its keywords.
 *
 * @param {Entity} entity
 * @returns {{ readonly description: string, readonly keywords: readonly string[] }} values of front matter, which the tool
 *   prints without quoting them
 */
export function frontMatterOf(entity) {
  const kind = isOperation(entity) ? "operation" : entity.kind;
  const description = plainText(entity.node.description);
  const text =
    description.length >= MIN_LENGTH
      ? description
      : `Reference of the ${kind} ${entity.name} in the GraphQL schema. ${description}`.trim();
  return {
    description: quote(shorten(text)),
    keywords: [entity.name, `GraphQL ${kind}`, "schema documentation"],
  };
}
