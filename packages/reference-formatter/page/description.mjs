import { customDirectivesOf } from "../graphqlMarkdown.mjs";
import { markdown, plain } from "../escape.mjs";
import { isDeprecated } from "../operation/deprecated.mjs";

/** @import { CustomDirective, Options } from "../graphqlMarkdown.mjs" */

/**
 * What is described: an entity of the schema, or a part of one.
 *
 * @typedef {object} Described
 * @property {string | null | undefined} [description]
 * @property {string | null | undefined} [deprecationReason]
 */

/**
 * Why an element is deprecated, its description, and what the option `customDirective` adds, as GraphQL-Markdown prints them,
 * but with all signs of MDX escaped.
 *
 * @param {Described} element
 * @param {Options} options
 * @param {string} missing what stands there without a description
 * @returns {string} MDX
 */
export function describe(element, options, missing) {
  const directives = Object.values(customDirectivesOf(element, options["customDirectives"]) ?? {});
  const added = directives
    .map(({ type, descriptor }) => descriptor?.(type, element) ?? "")
    .filter((text) => text !== "");
  const parts = [element.description ?? missing, ...added].map((text) => markdown(text));
  const reason = isDeprecated(element)
    ? `<Deprecated>\n\n${markdown(element.deprecationReason ?? "")}\n\n</Deprecated>\n\n`
    : "";
  return `${reason}\n\n${parts.join("\n\n")}`;
}

/**
 * The badge that the option `customDirective` gives a directive on an element. Its class, in lower case, is its tone.
 *
 * @param {CustomDirective} directive
 * @param {Described} element
 * @returns {string} MDX in a line; empty without a badge
 */
export function badge({ type, tag }, element) {
  const { text, classname = "" } = tag?.(type, element) ?? {};
  if (text === undefined) return "";
  const words = typeof text === "string" ? text : text.singular;
  const tone = ([classname].flat()[0] ?? "").toLowerCase().replaceAll(/[^a-z\d]+/gu, "-");
  return `<Badge tone="${tone}">${plain(words)}</Badge>`;
}

/**
 * All badges of an element.
 *
 * @param {Described} element
 * @param {Options} options
 */
export function badges(element, options) {
  const directives = Object.values(customDirectivesOf(element, options["customDirectives"]) ?? {});
  return directives
    .map((directive) => badge(directive, element))
    .filter((each) => each !== "")
    .join(" ");
}
