import { slugify } from "./graphqlMarkdown.mjs";

/** @import { Groups } from "./graphqlMarkdown.mjs" */

/**
 * A sidebar category, as Docusaurus reads it from `_category_.json`.
 *
 * @typedef {object} Category
 * @property {string} label
 * @property {number} position
 * @property {string} [className]
 * @property {boolean} [collapsed] false where the entries should be visible at once
 * @property {null | { readonly type: "generated-index", readonly title: string, readonly description: string }} link
 */

/** These folders only separate operations from types. If they were collapsed, the sidebar would show nothing else. */
const OPEN = new Set(["operations", "types"]);

/**
 * The order of the tool's folders among their siblings, and their descriptions. What most readers look for comes first.
 *
 * @type {Readonly<Record<string, readonly [position: number, description: string]>>}
 */
const FOLDERS = {
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

/** The original names of groups that `nameFolders` has renamed, by their new names. */
const renamed = /** @type {Map<string, string>} */ (new Map());

/**
 * Renames groups without a Latin letter or a digit. The tool uses only these characters for the names of folders, so it would
 * put the pages of all such groups among those without a group.
 *
 * @param {Groups} groups those of the run, which are changed
 */
export function nameFolders(groups) {
  for (const byName of Object.values(groups)) {
    for (const [name, group = ""] of Object.entries(byName)) {
      if (group === "" || slugify(group) !== "") continue;
      // The number depends on nothing but the name, so that the URLs of pages stay the same.
      const number = Array.from(group).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1e9, 7);
      byName[name] = `group-${String(number)}`;
      renamed.set(byName[name], group);
    }
  }
}

/**
 * The group of a folder, as the schema writes it.
 *
 * @param {string} category
 */
export function groupOf(category) {
  return renamed.get(category) ?? category;
}

/**
 * The sidebar category of a folder of generated pages.
 *
 * @param {object} folder
 * @param {string} folder.category its name in the tool: a kind of entity, a group, or `deprecated`
 * @param {string} folder.parent name of the folder above
 * @param {boolean} folder.index whether the category has a page that lists its entries
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
  const folder = category.toLowerCase();
  const [position, description] = (Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined) ?? [];
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

/**
 * Capitalises the words of a name and separates them with spaces. Angle brackets are removed: Docusaurus writes labels into a
 * script of the page, which a closing tag would end.
 *
 * @param {string} text
 */
function titleCase(text) {
  const words = text.split(/[\s<>-]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "Other";
}
