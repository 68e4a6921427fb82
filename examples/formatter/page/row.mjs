import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { anchor } from "./context.mjs";
import { badges, describe } from "./description.mjs";
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
 * @param {{ readonly level?: number, readonly parent?: string }} [place] how deep its heading is, and what its anchor begins with
 * @returns {string} MDX
 */
export function row(element, page, { level = 3, parent } = {}) {
  const { options } = page;
  const id = slugify(parent === undefined ? element.name : `${parent}.${element.name}`);
  const tags = badges(element, options);
  const title = `${"#".repeat(level)} \`${element.name}\`${options.sectionHeaderId === false ? "" : ` ${anchor(id)}`}`;
  const type = "type" in element ? signature(element.type, page, { element, tags }) : tags;
  const description = describe(element, options, "").trim();
  const name = level === 3 ? "Field" : "Argument";
  return [
    `<${name}${isDeprecated(element) ? " deprecated" : ""}>`,
    title,
    type,
    description,
    "args" in element ? argumentsOf(element, page) : "",
    `</${name}>`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/**
 * The arguments of a field, below it and visibly no fields themselves.
 *
 * @param {GraphQLField<unknown, unknown>} field
 * @param {Page} page
 * @returns {string} MDX; empty when it takes none
 */
function argumentsOf(field, page) {
  const shown = field.args.filter((argument) => isShown(argument, page.options));
  if (shown.length === 0) return "";
  const parent = `${page.entity.name}.${field.name}`;
  const rows = shown.map((argument) => row(argument, page, { level: 4, parent }));
  const folded = shown.length > FOLD_ABOVE ? ` folded={${String(shown.length)}}` : "";
  return [`<Arguments${folded}>`, ...rows, "</Arguments>"].join("\n\n");
}
