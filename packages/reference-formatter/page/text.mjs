import { plain } from "../escape.mjs";

/** Characters of a description that are read: more than any list shows, and few enough for the patterns below. */
const MOST = 2000;

/**
 * Plain text of a description: what search engines and lists show.
 *
 * @param {string | null | undefined} markdown
 */
export function plainText(markdown) {
  return (markdown ?? "")
    .slice(0, MOST)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replaceAll(/(?<!\w)(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1(?!\w)/gsu, "$2")
    .replaceAll(/^\s*(?:[-*+>]|#+|\d+\.)\s+/gmu, "")
    .replaceAll(/`+/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/**
 * The first sentence of a description, as text that MDX takes as it is.
 *
 * @param {string | null | undefined} markdown
 */
export function firstSentence(markdown) {
  const text = plainText(markdown);
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  return plain(sentence);
}
