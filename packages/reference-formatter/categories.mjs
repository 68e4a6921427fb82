import { slugify } from "./graphqlMarkdown.mjs";

/** @import { Groups } from "./graphqlMarkdown.mjs" */

/**
 * A sidebar category, as Docusaurus reads it from `_category_.json`.
 *
 * @typedef {object} Category
 * @property {string} label
 * @property {number} position
 * @property {string} [className]
 * @property {boolean} [collapsed] false to show its entries from the start
 * @property {null | { readonly type: "generated-index", readonly title: string, readonly description: string }} link
 */

/** Folders that start expanded: otherwise, the sidebar of an ungrouped reference would show little but these two. */
const EXPANDED = new Set(["operations", "types"]);

/**
 * For each folder of the tool: its position among its siblings, the most used first, and its description.
 *
 * @type {Readonly<Record<string, readonly [position: number, description: string]>>}
 */
const FOLDERS = {
  operations: [1, "The queries, mutations and subscriptions that a client can send."],
  types: [2, "The building blocks of requests and responses."],
  queries: [1, "Operations that read data and change nothing."],
  mutations: [2, "Operations that change data, and their results."],
  subscriptions: [3, "Operations that report changes as they happen."],
  objects: [4, "Types with fields: the results of queries and mutations."],
  interfaces: [5, "Sets of fields that several object types have in common."],
  unions: [6, "Results that are one of several object types."],
  inputs: [7, "Structured arguments for queries and mutations."],
  enums: [8, "Closed lists of values."],
  scalars: [9, "Leaf values: the built-in scalars and those that the schema defines."],
  directives: [10, "Annotations that change how the schema or a request is treated."],
};

/** Whether a category of the tool has operations of one kind. @type {(category: string) => boolean} */
export function isOperationKind(category) {
  return ["queries", "mutations", "subscriptions"].includes(category.toLowerCase());
}

/** The original names of groups that `nameFolders` has renamed, by their new names. */
const renamed = /** @type {Map<string, string>} */ (new Map());

/**
 * Renames groups whose names contain neither a Latin letter nor a digit. The tool uses only these characters in the
 * names of folders, so it would treat the pages of all such groups as if they had no group.
 *
 * @param {Groups} groups of the run, changed in place
 */
export function nameFolders(groups) {
  for (const byName of Object.values(groups)) {
    for (const [name, group = ""] of Object.entries(byName)) {
      if (group === "" || slugify(group) !== "") continue;
      // The number depends only on the name, so that the URLs of pages are stable.
      const number = Array.from(group).reduce(
        (hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 1e9,
        7,
      );
      byName[name] = `group-${String(number)}`;
      renamed.set(byName[name], group);
    }
  }
}

/** Returns the original name of a group that `nameFolders` may have renamed. @type {(category: string) => string} */
export function groupOf(category) {
  return renamed.get(category) ?? category;
}

/**
 * Creates the sidebar category of a folder of generated pages.
 *
 * @param {object} folder
 * @param {string} folder.category its name in the tool: `operations`, `types`, a kind of entity, a group, a namespace, or
 *   `deprecated`
 * @param {string} folder.parent name of the folder above
 * @param {boolean} [folder.isNamespace] whether it is a namespace of operations
 * @param {boolean} [folder.isGroup] whether it is a group, which may have the name of one of the tool's folders
 * @param {boolean} folder.index whether the category has a page that lists its entries
 * @returns {Category}
 */
export function categoryOf({ category, parent, isNamespace = false, isGroup = false, index }) {
  const label = titleCase(category);
  /** @type {(title: string, description: string) => Category["link"]} */
  const link = (title, description) => (index ? { type: "generated-index", title, description } : null);
  if (category === "deprecated" && !isGroup) {
    const description = "Operations that still work but will be removed; each page says what to use instead.";
    const className = "schema-category-deprecated";
    return { label, position: 999, className, link: link("Deprecated operations", description) };
  }
  if (isNamespace) {
    return { label, position: 1, link: link(`${label} operations`, `The operations of the namespace “${label}”.`) };
  }
  const folder = category.toLowerCase();
  const [position, description] = (!isGroup && Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined) ?? [];
  if (position === undefined || description === undefined) {
    const contents = `All types and operations of the group “${label}”, by kind.`;
    return { label, position: 1, link: link(`${label} group`, contents) };
  }
  return {
    label,
    position,
    ...(EXPANDED.has(category) ? { collapsed: false } : {}),
    link: link(`${titleCase(parent)} ${label.toLowerCase()}`, description),
  };
}

/**
 * Capitalises the words of a name and separates them with spaces. Removes angle brackets: Docusaurus writes labels into
 * an inline script, which a closing tag would end.
 *
 * @type {(text: string) => string}
 */
function titleCase(text) {
  const words = text.split(/[\s<>-]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "Other";
}
