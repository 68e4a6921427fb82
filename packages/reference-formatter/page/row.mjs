import { anchor } from "./context.mjs";
import { badges, describe } from "./description.mjs";
import { argumentsOf } from "./elements.mjs";
import { isDeprecated } from "../operation/deprecated.mjs";
import { signature } from "./signature.mjs";

/** @import { GraphQLArgument, GraphQLEnumValue, GraphQLField, GraphQLInputField } from "graphql" */
/** @import { Page } from "./context.mjs" */

/** More arguments than this start folded. */
const FOLD_ABOVE = 3;

/**
 * What a row is about.
 *
 * @typedef {GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument | GraphQLEnumValue} Element
 */

/**
 * A field, argument or value: its name, its type, why it is deprecated, its description, its arguments.
 *
 * @param {Element} element
 * @param {Page} page
 * @param {ReadonlyMap<Element, string>} ids those of the page
 * @param {number} [level] how deep its heading is
 * @returns {string} MDX
 */
export function row(element, page, ids, level = 3) {
  const { options } = page;
  const tags = badges(element, options);
  const title = `${"#".repeat(level)} \`${element.name}\`${options.sectionHeaderId === false ? "" : ` ${anchor(ids.get(element) ?? "")}`}`;
  const type = "type" in element ? signature(element.type, page, { element, tags }) : tags;
  const description = describe(element, options, "").trim();
  const name = level === 3 ? "Field" : "Argument";
  return [
    `<${name}${isDeprecated(element) ? " deprecated" : ""}>`,
    title,
    type,
    description,
    listOfArguments(element, page, ids),
    `</${name}>`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/**
 * The arguments of a field, below it and visibly no fields themselves.
 *
 * @param {Element} element
 * @param {Page} page
 * @param {ReadonlyMap<Element, string>} ids
 * @returns {string} MDX; empty when it takes none
 */
function listOfArguments(element, page, ids) {
  const shown = argumentsOf(element, page);
  if (shown.length === 0) return "";
  const rows = shown.map((argument) => row(argument, page, ids, 4));
  const folded = shown.length > FOLD_ABOVE ? ` folded={${String(shown.length)}}` : "";
  return [`<Arguments${folded}>`, ...rows, "</Arguments>"].join("\n\n");
}
