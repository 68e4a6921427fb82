import { plainText } from "./page/text.mjs";
import { isOperation } from "./schema/entities.mjs";

/** @import { Entity } from "./schema/entities.mjs" */

/** Search engines cut a description at about this many characters. */
const MAX_LENGTH = 160;
/** Shorter than this, a description says too little on a page of results. */
const MIN_LENGTH = 50;

/**
 * As many whole sentences as fit, or else as many words, with an ellipsis.
 *
 * @param {string} text
 */
function shorten(text) {
  if (text.length <= MAX_LENGTH) return text;
  const sentences = /^.*[.!?](?=\s)/u.exec(text.slice(0, MAX_LENGTH + 1))?.[0];
  if (sentences !== undefined && sentences.length >= MIN_LENGTH) return sentences;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, "")}…`;
}

/**
 * Text as YAML. JSON is a quoted YAML string, but for characters that YAML wants escaped. Backslashes are left out: Docusaurus
 * writes front matter into a module, where two of them and a quote end the text.
 *
 * @param {string} text
 */
function quoted(text) {
  return JSON.stringify(text.replaceAll("\\", "")).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * What search engines show of a page, and words under which readers may look for it.
 *
 * @param {Entity} entity
 * @returns {{ readonly description: string, readonly keywords: readonly string[] }} entries of front matter; the tool prints
 *   values as they come
 */
export function frontMatterOf(entity) {
  const kind = isOperation(entity) ? "operation" : entity.kind;
  const own = plainText(entity.node.description);
  const text =
    own.length >= MIN_LENGTH ? own : `Reference of the ${kind} ${entity.name} in the GraphQL schema. ${own}`.trim();
  return {
    description: quoted(shorten(text)),
    keywords: [entity.name, `GraphQL ${kind}`, "schema documentation"],
  };
}
