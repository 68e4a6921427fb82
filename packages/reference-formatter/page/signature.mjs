import { getNamedType } from "graphql";
import { examplesOf } from "../operation/index.mjs";
import { entitiesOf } from "../schema/entities.mjs";
import { codeSpan } from "../escape.mjs";
import { codeLink, linkTo } from "./context.mjs";
import { defaultOf } from "./defaults.mjs";

/** @import { GraphQLType } from "graphql" */
/** @import { Element } from "./row.mjs" */
/** @import { Page } from "./context.mjs" */

/**
 * A value that stands beside a type, as MDX.
 *
 * @param {"Default" | "Example"} name of its component
 * @param {string | undefined} value
 */
function valued(name, value) {
  return value === undefined ? "" : ` <${name}>${codeSpan(value)}</${name}>`;
}

/**
 * An example from the schema, in one line.
 *
 * @param {Element} element
 * @param {Page} page
 * @returns {string | undefined}
 */
function exampleOf(element, { options }) {
  const value = examplesOf(options.schema, options.exampleSection)(element);
  return value === undefined ? undefined : JSON.stringify(value);
}

/**
 * The type of a field or argument, as SDL writes it, linked to its page; the letter of its kind; its default value and its
 * example; the badges of custom directives.
 *
 * @param {GraphQLType} type
 * @param {Page} page
 * @param {{ readonly element?: Element, readonly tags?: string }} [more]
 * @returns {string} one line of MDX
 */
export function signature(type, page, { element, tags = "" } = {}) {
  const { options } = page;
  const entity = entitiesOf(options.schema).get(getNamedType(type));
  const link = codeLink(String(type), entity && linkTo(entity, options));
  const kind = entity ? ` kind="${entity.kind}"` : "";
  const values = element
    ? `${valued("Default", defaultOf(element))}${valued("Example", exampleOf(element, page))}`
    : "";
  return `<Signature${kind}>${link}${values}${tags === "" ? "" : ` ${tags}`}</Signature>`;
}
