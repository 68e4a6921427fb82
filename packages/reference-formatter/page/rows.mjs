import { isEnumType } from "graphql";
import { section } from "./context.mjs";
import { elementsOf, idsOf } from "./elements.mjs";
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
 * The fields of a type, the values of an enum, or the arguments of an operation or directive; those of the past are folded.
 *
 * @param {Page} page
 * @returns {Section | undefined} nothing when there are none
 */
export function rows(page) {
  const { node } = page.entity;
  const title = isEnumType(node) ? "Values" : "args" in node ? "Arguments" : "Fields";
  const { current, old } = elementsOf(page);
  const count = current.length + old.length;
  if (count === 0) return undefined;
  const ids = idsOf(page);
  /** @type {(elements: readonly Element[]) => string[]} */
  const list = (elements) => elements.map((element) => row(element, page, ids));
  const folded =
    old.length > 0
      ? ['<details className="schema-deprecated">', "<summary>Deprecated</summary>", ...list(old), "</details>"]
      : [];
  return section(title, [rowsOpening(count), ...list(current), ...folded, "</Rows>"].join("\n\n"));
}
