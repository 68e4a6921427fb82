import { isEnumType } from "graphql";
import { fieldsOf } from "../schema/uses.mjs";
import { isShown } from "../graphqlMarkdown.mjs";
import { section } from "./context.mjs";
import { isDeprecated } from "../operation/deprecated.mjs";
import { row } from "./row.mjs";

/** @import { Element } from "./row.mjs" */
/** @import { Page, Section } from "./context.mjs" */

/** A list of more rows than this has a field to filter it. */
const FILTER_ABOVE = 15;

/**
 * What opens a list of rows.
 *
 * @param {number} count how many there are
 */
export function rowsOpening(count) {
  return count > FILTER_ABOVE ? `<Rows count={${String(count)}}>` : "<Rows>";
}

/**
 * Rows, those of deprecated elements last and folded where the option `deprecated` says `group`.
 *
 * @param {readonly Element[]} elements
 * @param {Page} page
 * @returns {string} MDX
 */
function list(elements, page) {
  const grouped = page.options.deprecated === "group" ? elements.filter(isDeprecated) : [];
  const current = elements.filter((element) => !grouped.includes(element));
  /** @type {(all: readonly Element[]) => string[]} */
  const rows = (all) => all.map((element) => row(element, page));
  const old =
    grouped.length > 0
      ? ['<details className="schema-deprecated">', "<summary>Deprecated</summary>", ...rows(grouped), "</details>"]
      : [];
  return [rowsOpening(elements.length), ...rows(current), ...old, "</Rows>"].join("\n\n");
}

/**
 * The fields of a type, the values of an enum, or the arguments of an operation or directive.
 *
 * @param {Page} page
 * @returns {Section | undefined} nothing when there are none
 */
export function rows(page) {
  const { node } = page.entity;
  /** @type {readonly [string, readonly Element[]]} */
  const [title, all] = isEnumType(node)
    ? ["Values", node.getValues()]
    : "args" in node
      ? ["Arguments", node.args]
      : ["Fields", fieldsOf(node)];
  const shown = all.filter((element) => isShown(element, page.options));
  return shown.length === 0 ? undefined : section(title, list(shown, page));
}
