/** The settings of this site for the search of `packages/search`: sections, kinds of documents, and synonyms. */
import type { LoadContext, Plugin } from "@docusaurus/types";
import leanSearch, { validateOptions as validate } from "docusaurus-lean-search";
import type { Kind, ThemeOptions } from "docusaurus-lean-search";
import { instances } from "../../data/instances";
import { documentsOf } from "./documents";
import { synonyms } from "./synonyms";

/** Ranked from general to detailed: a query that is only a name more often means a type than a field. */
const kinds: readonly Kind[] = [
  { name: "guide", label: "Guide", rank: 0, isProse: true },
  { name: "type", label: "Type", rank: 0 },
  { name: "option", label: "Option", rank: 0, words: ["setting"], isPath: true },
  { name: "operation", label: "Operation", rank: 0.5 },
  { name: "directive", label: "Directive", rank: 0.5 },
  { name: "function", label: "Function", rank: 1 },
  { name: "field", label: "Field", rank: 2 },
  { name: "value", label: "Value", rank: 3 },
  { name: "argument", label: "Argument", rank: 3 },
];

export const searchOptions: ThemeOptions = {
  sections: instances.map(({ routeBasePath, label, searchArea }) => ({
    route: `/${routeBasePath}`,
    label,
    area: searchArea,
    // Readers of docs want docs: the many pages of the examples would fill the list.
    ...(searchArea === "Examples" && { limit: 3 }),
    // The folders of the API are names of modules.
    ...(searchArea === "API" && { hasNames: true }),
  })),
  kinds,
  synonyms,
  documents: documentsOf,
  // The plugin `afterBuild` makes the index, in the same pass over the built pages as other files.
  buildIndex: false,
};

type Options = ReturnType<typeof validate>;

/**
 * The theme with the options of this site. The options are not in `docusaurus.config.ts`, because Docusaurus puts that file
 * into the scripts of every page.
 */
export default function search(context: LoadContext, options: Options): Plugin {
  return leanSearch(context, options);
}

/**
 * Validates the options of this site.
 *
 * @throws Error for a wrong option
 */
export function validateOptions(validation: Parameters<typeof validate>[0]): Options {
  return validate({ ...validation, options: searchOptions });
}
