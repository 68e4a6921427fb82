import { instances } from "@site/src/data/instances";
import { memoize } from "@site/src/shared/memoize";
import { SEARCH_AREAS } from "../../shared/constants";
import type { NamedDocument } from "../../shared/packed";
import { partsOf, squash, STOP_WORDS, wordsOf } from "../../shared/terms";
import type { AreaCount, SearchKind } from "../../shared/types";

/** Properties of a document that follow from its route. */
export interface Classification {
  readonly kind: SearchKind;
  readonly instance: {
    /** Path below the base URL, without a slash at its end. */
    readonly route: string;
    readonly label: string;
    /** Among equally good results, those of a lower rank come first. */
    readonly rank: number;
    readonly area: string;
    /** Maximum number of its results in a list for readers of the docs; none without it. */
    readonly limit?: number;
  };
  /** The categories, and for a section also the page. */
  readonly breadcrumb: readonly string[];
}

/**
 * Ranks of kinds, from general to detailed: a name without further words more often means a type than a field. Ranks
 * above 1 are parts of a type or operation.
 */
export const KIND_RANKS: Readonly<Record<SearchKind, number>> = {
  page: 0,
  guide: 0,
  type: 0,
  option: 0,
  operation: 0.5,
  directive: 0.5,
  category: 1,
  function: 1,
  section: 1,
  field: 2,
  value: 3,
  argument: 3,
};

const INSTANCES: readonly Classification["instance"][] = instances.map(({ routeBasePath, label, searchRank }) => ({
  route: `/${routeBasePath}`,
  label,
  rank: searchRank,
  ...SEARCH_AREAS[searchRank],
}));

/** By folder of the tool's output: the kind of its pages, and that of the names on them. */
const FOLDER_KINDS: Readonly<Record<string, readonly [page: SearchKind, name: SearchKind]>> = {
  queries: ["operation", "argument"],
  mutations: ["operation", "argument"],
  subscriptions: ["operation", "argument"],
  directives: ["directive", "argument"],
  enums: ["type", "value"],
  inputs: ["type", "field"],
  interfaces: ["type", "field"],
  objects: ["type", "field"],
  scalars: ["type", "field"],
  unions: ["type", "field"],
};

const GUIDES: readonly (string | undefined)[] = ["guides", "advanced"];

/** Turns a path segment into a title: "Group by" for `group-by`. */
function segmentLabel(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Finds the docs instance of a page. Pages outside of them count as docs. */
function instanceOf(path: string): Classification["instance"] {
  const found = INSTANCES.find(({ route }) => path === route || path.startsWith(`${route}/`));
  if (found) return found;
  const [, first = ""] = path.split("/");
  return { route: `/${first}`, label: segmentLabel(first), rank: 0, ...SEARCH_AREAS[0] };
}

/** Counts documents by area. */
export function countAreas(entries: readonly Entry[]): AreaCount[] {
  const counts = new Map<string, number>(SEARCH_AREAS.map(({ area }) => [area, 0]));
  for (const { instance } of entries) counts.set(instance.area, (counts.get(instance.area) ?? 0) + 1);
  return Array.from(counts, ([area, count]) => ({ area, count }));
}

/** Rank of an instance that is in the reader's area, but not the one that they are in. */
const NEIGHBOUR = 0.5;

/**
 * Returns the rank of an instance, and the maximum number of its results, for a reader of a page: results of the reader's
 * own instance come first among equals, then those of its area.
 *
 * @param from - path of the page below the base URL
 */
export function ranksFrom(
  from = "/",
): (instance: Classification["instance"]) => Pick<Classification["instance"], "rank" | "limit"> {
  const own = instanceOf(from.replace(/\/$/u, ""));
  if (own.rank === 0) return (instance) => instance;
  return ({ route, area, rank }) => {
    if (area !== own.area) return { rank: rank + 1 };
    return { rank: route === own.route ? 0 : NEIGHBOUR };
  };
}

function kindOf(document: NamedDocument, segments: readonly string[], anchor: string, isApi: boolean): SearchKind {
  const kinds = segments.length > 1 ? FOLDER_KINDS[segments.at(-2) ?? ""] : undefined;
  const ofSchema = isApi ? undefined : kinds;
  if (anchor === "") {
    if (segments[0] === "category") return "category";
    if (ofSchema) return ofSchema[0];
    return !isApi && GUIDES.includes(segments[0]) ? "guide" : "page";
  }
  if (ofSchema) return ofSchema[1];
  if (isApi) return document.title.endsWith("()") ? "function" : "section";
  return segments[0] === "settings" && /^[\w.]+$/u.test(document.title) ? "option" : "section";
}

/** Classifies a document by its route, so that the index need not contain the result. */
export function classify(document: NamedDocument): Classification {
  const [route = "", anchor = ""] = document.sectionRoute.split("#");
  const path = route.replace(/\/$/u, "");
  const instance = instanceOf(path);
  const isApi = instance.route === "/api";
  const segments = path
    .slice(instance.route.length)
    .split("/")
    .filter((segment) => segment !== "");
  const categories = segments.slice(0, -1).filter((segment) => segment !== "category");
  const labels = isApi ? categories : categories.map(segmentLabel);
  return {
    kind: kindOf(document, segments, anchor, isApi),
    instance,
    breadcrumb: anchor === "" ? labels : [...labels, document.pageTitle],
  };
}

/** A document, with data computed for ranking. */
export interface Entry extends Classification {
  readonly document: NamedDocument;
  readonly page: string;
  /** Its names, squashed: the title, the last part of a title with dots or slashes (first for an option), and page plus title. */
  readonly names: readonly string[];
  /** Of these, the last part of a path: `mkdocs` of the module `formatters/mkdocs`; undefined if the title is no path. */
  readonly shortName: string | undefined;
  /** Whether its text has no terms. */
  readonly isEmpty: boolean;
  /** Number of words in its title, for an option in the last part of it, without stop words. */
  readonly titleLength: number;
  /** Terms of its breadcrumb. Documents with the same breadcrumb share the set. */
  readonly breadcrumbTerms: ReadonlySet<string>;
}

/** Returns the part of a name after its last dot or slash: `deprecated` of `printTypeOptions.deprecated`. */
function lastPart(title: string): string {
  return title.split(/[./]/u).at(-1) ?? "";
}

function namesOf({ title, pageTitle }: NamedDocument, ownName: string): string[] {
  const names = [ownName, title, lastPart(title), ...(title === pageTitle ? [] : [`${pageTitle}.${title}`])].map(
    squash,
  );
  return [...new Set(names)].filter((name) => name !== "");
}

/** Returns the terms of a label, plurals also in the singular: for "media object", the category Objects matches. */
function termsOfLabel(label: string): string[] {
  const terms = wordsOf(label).map(({ term }) => term);
  return terms.flatMap((term) => (term.endsWith("s") ? [term, term.slice(0, -1)] : [term]));
}

export type EntryAt = (id: number) => Entry | undefined;

/**
 * Makes the entries of an index lazily.
 *
 * @param documents - at the positions of their ids
 */
export function entriesOf(documents: readonly NamedDocument[], lengths: ArrayLike<number>): EntryAt {
  const termsOfBreadcrumb = memoize((labels: string): ReadonlySet<string> => {
    return new Set(labels.split("\n").flatMap(termsOfLabel));
  });
  const entryOf = memoize((document: NamedDocument): Entry => {
    const classification = classify(document);
    // The parents of an option, as in `docOptions.index`, count as little as a breadcrumb.
    const ownName = classification.kind === "option" ? lastPart(document.title) : document.title;
    const titleWords = partsOf(ownName).filter(({ term }) => !STOP_WORDS.has(term));
    return {
      ...classification,
      document,
      page: document.sectionRoute.split("#")[0] ?? "",
      names: namesOf(document, ownName),
      shortName: document.title.includes("/") ? squash(lastPart(document.title)) : undefined,
      isEmpty: (lengths[document.id] ?? 0) === 0,
      titleLength: Math.max(titleWords.length, 1),
      breadcrumbTerms: termsOfBreadcrumb(classification.breadcrumb.join("\n")),
    };
  });
  return (id) => {
    const document = documents[id];
    return document && entryOf(document);
  };
}
