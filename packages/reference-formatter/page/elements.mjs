import { isEnumType } from "graphql";
import { isDeprecated } from "../operation/deprecated.mjs";
import { fieldsOf } from "../schema/uses.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";

/** @import { GraphQLArgument } from "graphql" */
/** @import { Element } from "./row.mjs" */
/** @import { Page } from "./context.mjs" */

/** Sections of pages: the ids of their headings belong to no field. */
const SECTIONS =
  "arguments,argument-in,argument-of,definition,example,example-operation,fields,implemented-by,implements,member-of,possible-types,related-types,returned-by,returns,used-by,uses,values".split(
    ",",
  );

/**
 * The elements that a page has rows of: fields of a type, values of an enum, or arguments of an operation or directive. Those
 * that are deprecated come last where the option `deprecated` says `group`.
 *
 * @param {Page} page
 * @returns {{ readonly current: readonly Element[], readonly old: readonly Element[] }}
 */
export function elementsOf({ entity: { node }, options }) {
  /** @type {readonly Element[]} */
  const all = isEnumType(node) ? node.getValues() : "args" in node ? node.args : fieldsOf(node);
  const shown = all.filter((element) => isShown(element, options));
  const old = options.deprecated === "group" ? shown.filter(isDeprecated) : [];
  return { current: shown.filter((element) => !old.includes(element)), old };
}

/**
 * The arguments that are shown below a field.
 *
 * @param {Element} element
 * @param {Page} page
 * @returns {readonly GraphQLArgument[]} none for what is no field
 */
export function argumentsOf(element, { options }) {
  return "args" in element ? element.args.filter((argument) => isShown(argument, options)) : [];
}

/**
 * Ids that no other heading of a page has: names that differ by case only have the same slug, of which the first keeps it.
 *
 * @param {readonly string[]} wanted in the order of the page
 * @returns {readonly string[]}
 */
export function uniqueIds(wanted) {
  const used = new Set(SECTIONS.map((name) => `section-${name}`));
  const reserved = new Set(wanted);
  return wanted.map((slug) => {
    let id = slug;
    for (let count = 2; used.has(id); count += 1) {
      const next = `${slug}-${String(count)}`;
      // Another element has that name.
      if (!reserved.has(next)) id = next;
    }
    used.add(id);
    return id;
  });
}

/**
 * The ids of the rows of a page, and of the arguments below them.
 *
 * @param {Page} page
 * @returns {ReadonlyMap<Element, string>}
 */
export function idsOf(page) {
  const { current, old } = elementsOf(page);
  const all = [...current, ...old].flatMap((element) => [
    // A name of underscores alone has no slug.
    { element, slug: slugify(element.name) || element.name },
    ...argumentsOf(element, page).map((argument) => ({
      element: argument,
      slug: slugify([page.entity.name, element.name, argument.name].join(".")),
    })),
  ]);
  const ids = uniqueIds(all.map(({ slug }) => slug));
  return new Map(all.map(({ element }, at) => [element, ids[at] ?? ""]));
}
