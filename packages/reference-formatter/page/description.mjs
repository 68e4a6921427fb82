import { customDirectivesOf } from "../graphqlMarkdown.mjs";
import { markdown, plain } from "../escape.mjs";
import { isDeprecated } from "../schema.mjs";

/** @import { CustomDirective, Options } from "../graphqlMarkdown.mjs" */

/**
 * An element of a schema with a description.
 *
 * @typedef {object} Described
 * @property {string | null | undefined} [description]
 * @property {string | null | undefined} [deprecationReason]
 */

/**
 * Writes the deprecation reason, the description, and the texts of the option `customDirective`. The content is
 * the same as in GraphQL-Markdown, but escaped for MDX.
 *
 * @param {Described} element
 * @param {Options} options
 * @param {string} fallback text for an element without a description
 * @returns {string} MDX
 */
export function describe(element, options, fallback) {
  const added = directivesOn(element, options)
    .map(([, { type, descriptor }]) => descriptor?.(type, element) ?? "")
    .filter((text) => text !== "");
  const parts = [element.description ?? fallback, ...added].map((text) => markdown(text));
  const reason = isDeprecated(element)
    ? `<Deprecated>\n\n${markdown(element.deprecationReason ?? "")}\n\n</Deprecated>\n\n`
    : "";
  return `${reason}\n\n${parts.join("\n\n")}`;
}

/**
 * Lists the directives on an element that the option `customDirective` configures, with their names.
 *
 * @type {(element: Described, options: Options) => [name: string, CustomDirective][]}
 */
export function directivesOn(element, options) {
  return Object.entries(customDirectivesOf(element, options["customDirectives"]) ?? {});
}

/**
 * Writes the badge that the option `customDirective` configures for a directive on an element. The configured class, in
 * lower case, becomes the tone of the badge.
 *
 * @param {CustomDirective} directive
 * @param {Described} element
 * @returns {string} MDX on one line; empty without a badge
 */
export function badge({ type, tag }, element) {
  const { text, classname = "" } = tag?.(type, element) ?? {};
  if (text === undefined) return "";
  const label = typeof text === "string" ? text : text.singular;
  const tone = ([classname].flat()[0] ?? "").toLowerCase().replaceAll(/[^a-z\d]+/gu, "-");
  return `<Badge tone="${tone}">${plain(label)}</Badge>`;
}

/** Maximum number of characters to convert: more than lists show, but few enough to keep the patterns below fast. */
const MAX_LENGTH = 2000;

/**
 * Converts a description to plain text, for search engines and lists.
 *
 * @type {(description: string | null | undefined) => string}
 */
export function plainText(description) {
  return (description ?? "")
    .slice(0, MAX_LENGTH)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replaceAll(/(?<!\w)(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1(?!\w)/gsu, "$2")
    .replaceAll(/^\s*(?:[-*+>]|#+|\d+\.)\s+/gmu, "")
    .replaceAll(/`+/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/**
 * Returns the first sentence of a description, as plain text that is escaped for MDX.
 *
 * @type {(description: string | null | undefined) => string}
 */
export function firstSentence(description) {
  const text = plainText(description);
  return plain(/^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text);
}
