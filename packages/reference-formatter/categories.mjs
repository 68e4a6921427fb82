import { slugify } from "./graphqlMarkdown.mjs";

/** @import { Groups } from "./graphqlMarkdown.mjs" */

/**
 * Sidebar category as Docusaurus reads it from `_category_.json`.
 *
 * @typedef {object} Category
 * @property {string} label
 * @property {number} position
 * @property {string} [className]
 * @property {boolean} [collapsed] false where the entries should be visible at once
 * @property {null | { readonly type: "generated-index", readonly title: string, readonly description: string }} link
 */

/** Folders that only separate operations from types: collapsed, they would hide everything. */
const OPEN = new Set(["operations", "types"]);

/**
 * Order of kinds among their siblings, and what a page that lists them says: what a reader of an API looks for first comes
 * first.
 *
 * @type {Readonly<Record<string, readonly [position: number, description: string]>>}
 */
const KINDS = {
  operations: [1, "What a client can ask the API to read or to change."],
  types: [2, "The building blocks of requests and responses."],
  queries: [1, "Entry points for reading data; none of them changes anything."],
  mutations: [2, "Entry points for changing data, with what each one returns."],
  subscriptions: [3, "Entry points for being told of changes as they happen."],
  objects: [4, "Types with fields: what queries and mutations return."],
  interfaces: [5, "Sets of fields that several object types promise to have."],
  unions: [6, "Results that are one of several object types."],
  inputs: [7, "Structured arguments for queries and mutations."],
  enums: [8, "Closed lists of values."],
  scalars: [9, "Leaf values: the built-in ones and those that the schema defines."],
  directives: [10, "Annotations that change how the schema or a request is treated."],
};

/**
 * Capitalises each word; words are separated by spaces or hyphens. Docusaurus writes labels into a script of the page, which a tag
 * would end.
 *
 * @param {string} text
 */
function titleCase(text) {
  const words = text.split(/[\s<>-]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "Other";
}

/** Names of groups by those that stand for them in the names of folders. */
const groups = /** @type {Map<string, string>} */ (new Map());

/**
 * Renames groups without a Latin letter or a digit. The tool makes the names of folders of these alone, so it would put the pages
 * of all such groups among those without a group.
 *
 * @param {Groups} all those of the run, which are changed
 */
export function nameFolders(all) {
  for (const byName of Object.values(all)) {
    for (const [name, group = ""] of Object.entries(byName)) {
      if (group === "" || slugify(group) !== "") continue;
      // A number that depends on nothing but the name, so that the address of a page stays.
      const number = Array.from(group).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1e9, 7);
      byName[name] = `group-${String(number)}`;
      groups.set(byName[name], group);
    }
  }
}

/**
 * The group that a folder is named after, as the schema writes it.
 *
 * @param {string} category
 */
export function groupOf(category) {
  return groups.get(category) ?? category;
}

/**
 * Sidebar category of a folder of generated pages.
 *
 * @param {object} folder
 * @param {string} folder.category its name as the tool gives it: a kind of entity, a group, or `deprecated`
 * @param {string} folder.parent name of the folder above it
 * @param {boolean} folder.index whether the category has a page of its own that lists what is in it
 * @returns {Category}
 */
export function categoryOf({ category, parent, index }) {
  const label = titleCase(category);
  /** @type {(title: string, description: string) => Category["link"]} */
  const link = (title, description) => (index ? { type: "generated-index", title, description } : null);
  if (category === "deprecated") {
    const description = "Entry points that still work and will be removed; each page names what replaces it.";
    const className = "schema-category-deprecated";
    return { label, position: 999, className, link: link("Deprecated operations", description) };
  }
  const kind = category.toLowerCase();
  const [position, description] = (Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined) ?? [];
  if (position === undefined || description === undefined) {
    const of = `Everything that the schema files under the group “${label}”, by kind.`;
    return { label, position: 1, link: link(`${label} group`, of) };
  }
  return {
    label,
    position,
    ...(OPEN.has(category) ? { collapsed: false } : {}),
    link: link(`${titleCase(parent)} ${label.toLowerCase()}`, description),
  };
}
