/** What this site adds to the search of `packages/search`: its sections, the kinds of its pages, and words of its readers. */
import type { LoadContext, Plugin } from "@docusaurus/types";
import leanSearch, { validateOptions as validate } from "docusaurus-lean-search";
import type { Kind, ThemeOptions } from "docusaurus-lean-search";
import { instances } from "../../data/instances";
import { documentsOf } from "./documents";
import { synonyms } from "./synonyms";

/** From general to detailed: a name without further words more often means a type than a field. */
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
  // `afterBuild` makes the index in the same pass over the pages as other files.
  buildIndex: false,
};

type Options = ReturnType<typeof validate>;

/**
 * The theme with the options of this site. They are not in `docusaurus.config.ts`, because Docusaurus puts that into the
 * scripts of every page.
 */
export default function search(context: LoadContext, options: Options): Plugin {
  return leanSearch(context, options);
}

/** @throws Error for a wrong option */
export function validateOptions(given: Parameters<typeof validate>[0]): Options {
  return validate({ ...given, options: searchOptions });
}
