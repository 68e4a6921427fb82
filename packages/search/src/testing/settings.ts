import { normalizePluginOptions } from "@docusaurus/utils-validation";
import { validateOptions } from "../options.ts";
import type { SearchOptions } from "../options.ts";
import { DEFAULT_SETTINGS, KINDS } from "../shared/settings.ts";
import type { SearchSettings } from "../shared/settings.ts";

/** The settings of a site with docs, the API of its packages, and examples of generated pages. */
export const settings: SearchSettings = {
  ...DEFAULT_SETTINGS,
  sections: [
    { route: "/docs", label: "Docs", area: "Docs", rank: 0 },
    { route: "/api", label: "API", area: "API", rank: 1, hasNames: true },
    { route: "/examples/default", label: "Example: default", area: "Examples", rank: 2, limit: 3 },
    { route: "/examples/group-by", label: "Example: group by directive", area: "Examples", rank: 2, limit: 3 },
  ],
  kinds: [
    ...KINDS,
    { name: "guide", label: "Guide", rank: 0, isProse: true },
    { name: "type", label: "Type", rank: 0 },
    { name: "option", label: "Option", rank: 0, words: ["setting"], isPath: true },
    { name: "operation", label: "Operation", rank: 0.5 },
    { name: "directive", label: "Directive", rank: 0.5 },
    { name: "function", label: "Function", rank: 1 },
    { name: "field", label: "Field", rank: 2 },
    { name: "value", label: "Value", rank: 3 },
    { name: "argument", label: "Argument", rank: 3 },
  ],
  synonyms: [
    { words: ["hide", "exclude"], meant: ["skip"] },
    { words: ["token", "bearer"], meant: ["authorization"] },
    { words: ["two", "multiple"], meant: ["several"] },
    { words: ["language"], meant: ["translate", "translations"] },
  ],
};

/** By folder of a page: the kind of the page, and the kind of the names on it. */
const FOLDERS: Readonly<Record<string, readonly [page: string, name: string]>> = {
  advanced: ["guide", "section"],
  directives: ["directive", "argument"],
  enums: ["type", "value"],
  objects: ["type", "field"],
  queries: ["operation", "argument"],
};

/** Returns the kind of a document on the site of `settings`. */
export function kindAt(sectionRoute: string, title: string): string {
  const [page = "", anchor] = sectionRoute.split("#");
  const folder = FOLDERS[page.split("/").at(-2) ?? ""];
  if (anchor === undefined) return folder?.[0] ?? "page";
  if (title.endsWith("()")) return "function";
  if (page === "/docs/settings") return "option";
  return folder?.[1] ?? "section";
}

/** Checks the options of a site, and adds the defaults, as Docusaurus does. */
export function optionsOf(options: unknown): SearchOptions {
  return validateOptions({ validate: normalizePluginOptions as never, options: options as never });
}
