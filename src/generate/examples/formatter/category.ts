/** Sidebar category as Docusaurus reads it from `_category_.json`. */
export interface CategoryMetadata {
  readonly label: string;
  readonly position: number;
  readonly className?: string;
  /** False where the entries should be visible at once. */
  readonly collapsed?: boolean;
  readonly link: null | { readonly type: "generated-index"; readonly title: string; readonly description: string };
}

/** Folders that only separate operations from types: collapsed, they would hide everything. */
const open = new Set(["operations", "types"]);

interface Kind {
  /** Order among its siblings: what a reader of an API looks for first comes first. */
  readonly position: number;
  readonly description: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  operations: { position: 1, description: "What a client can ask the API to read or to change." },
  types: { position: 2, description: "The building blocks of requests and responses." },
  queries: { position: 1, description: "Entry points for reading data; none of them changes anything." },
  mutations: { position: 2, description: "Entry points for changing data, with what each one returns." },
  subscriptions: { position: 3, description: "Entry points for being told of changes as they happen." },
  objects: { position: 4, description: "Types with fields: what queries and mutations return." },
  interfaces: { position: 5, description: "Sets of fields that several object types promise to have." },
  unions: { position: 6, description: "Results that are one of several object types." },
  inputs: { position: 7, description: "Structured arguments for queries and mutations." },
  enums: { position: 8, description: "Closed lists of values." },
  scalars: { position: 9, description: "Leaf values: the built-in ones and those that the schema defines." },
  directives: { position: 10, description: "Annotations that change how the schema or a request is treated." },
};

const DEPRECATED = "deprecated";

/** Capitalises each word; words are separated by spaces or hyphens. */
function titleCase(text: string): string {
  return text
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * Sidebar category of a folder of generated pages.
 *
 * @param category name of the folder as the tool gives it: a kind of entity, a group, or `deprecated`
 * @param parent name of the folder above it
 * @param index whether the category has a page of its own that lists what is in it
 */
export function categoryOf({
  category,
  parent,
  index,
}: {
  readonly category: string;
  readonly parent: string;
  readonly index: boolean;
}): CategoryMetadata {
  const label = titleCase(category);
  if (category === DEPRECATED) {
    const description = "Entry points that still work and will be removed; each page names what replaces it.";
    return {
      label,
      position: 999,
      className: "schema-category-deprecated",
      link: index ? { type: "generated-index", title: "Deprecated operations", description } : null,
    };
  }
  const kind = kinds[category.toLowerCase()];
  if (!kind) {
    const description = `Everything that the schema files under the group “${label}”, by kind.`;
    return {
      label,
      position: 1,
      link: index ? { type: "generated-index", title: `${label} group`, description } : null,
    };
  }
  const title = `${titleCase(parent)} ${label.toLowerCase()}`;
  return {
    label,
    position: kind.position,
    ...(open.has(category) ? { collapsed: false } : {}),
    link: index ? { type: "generated-index", title, description: kind.description } : null,
  };
}
