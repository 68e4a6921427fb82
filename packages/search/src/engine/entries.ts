import { memoize } from "../shared/memoize.ts";
import type { NamedDocument } from "../shared/packed.ts";
import type { Kind, SearchSettings, SiteSection } from "../shared/settings.ts";
import { partsOf, squash, STOP_WORDS, wordsOf } from "../shared/terms.ts";
import type { AreaCount } from "../shared/types.ts";
import { NEIGHBOUR_RANK } from "./weights.ts";

/** Turns a path segment into a title: "Group by" for `group-by`. */
export function segmentLabel(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Route of the section of all pages that are in no other section. */
const REST = "/";

/** Returns the path of a route, without its anchor and a slash at its end. */
export function pathOf(route: string): string {
  return route.replace(/\/?(?:#.*)?$/u, "");
}

/**
 * Returns a function that finds the section of a path below the base URL: the one with the longest route. For a path in no
 * section, the function makes a section named after the first folder.
 */
export function sectionFinder(sections: readonly SiteSection[]): (path: string) => SiteSection {
  const longestFirst = sections.toSorted((a, b) => b.route.length - a.route.length);
  const rest = sections.find(({ route }) => route === REST);
  const area = sections.toSorted((a, b) => a.rank - b.rank)[0]?.area ?? "";
  return memoize((path: string) => {
    const found = longestFirst.find(({ route }) => path === route || path.startsWith(`${route}/`)) ?? rest;
    const [, first = ""] = path.split("/");
    return found ?? { route: `/${first}`, label: segmentLabel(first), area, rank: 0 };
  });
}

/**
 * Counts documents by area.
 *
 * @param found - the section of each document
 */
export function countAreas(sections: readonly SiteSection[], found: readonly SiteSection[]): AreaCount[] {
  const areas = sections.toSorted((a, b) => a.rank - b.rank);
  const counts = new Map(areas.map(({ area, color }) => [area, { area, color, count: 0 }]));
  for (const { area } of found) {
    const known = counts.get(area);
    if (known) known.count += 1;
  }
  return [...counts.values()];
}

/** How the results of a section are ranked for a reader. */
interface SectionRank extends Pick<SiteSection, "rank" | "limit"> {
  /** Whether it is a version of docs that is not searched. */
  readonly isHidden: boolean;
  /** Whether it is outside the area of the reader's page. */
  readonly isAway: boolean;
}

/**
 * Returns a function that ranks a section for a reader: among equally good results, those of the reader's own section come
 * first, then those of its area.
 *
 * @param own - the reader's section; undefined if only the ranks of the settings count
 */
export function ranksFrom(own: SiteSection | undefined): (section: SiteSection) => SectionRank {
  const isHidden = ({ version }: SiteSection): boolean => {
    if (!version) return false;
    return own?.version?.group === version.group ? version.root !== own.version.root : !version.isLast;
  };
  const rankOf = ({ route, area, rank, limit }: SiteSection): Pick<SiteSection, "rank" | "limit"> => {
    if (!own || own.rank === 0) {
      // Other areas may have rank 0 too, such as docs instances without configured sections.
      const least = own && area !== own.area ? 1 : 0;
      return { rank: Math.max(rank, least), ...(limit !== undefined && { limit }) };
    }
    if (area !== own.area) return { rank: rank + 1 };
    return { rank: route === own.route ? 0 : NEIGHBOUR_RANK };
  };
  return (section) => ({
    ...rankOf(section),
    isHidden: isHidden(section),
    // Readers of a page in the section `/`, such as the home page, prefer no area.
    isAway: own !== undefined && own.route !== REST && section.area !== own.area,
  });
}

/** Lists the folders of a page below its section, and for a part of a page also the page title. */
function breadcrumbOf({ sectionRoute, pageTitle }: NamedDocument, { route, hasNames = false }: SiteSection): string[] {
  const [path = "", anchor = ""] = sectionRoute.split("#");
  const segments = (route === REST ? path : path.slice(route.length)).split("/").filter((segment) => segment !== "");
  const folders = segments.slice(0, -1).filter((segment) => segment !== "category");
  const labels = hasNames ? folders : folders.map(segmentLabel);
  return anchor === "" ? labels : [...labels, pageTitle];
}

/** A document, with data computed for ranking. */
export interface Entry {
  readonly document: NamedDocument;
  readonly kind: Kind;
  readonly siteSection: SiteSection;
  /** The folders, and for a part of a page also the page title. */
  readonly breadcrumb: readonly string[];
  /** Route of its page. */
  readonly page: string;
  /**
   * Its names, squashed, without repetitions: its own name (the title, or the last part of a path), the title, the last part of
   * the title, and the page title with the title.
   */
  readonly names: readonly string[];
  /** Last part of a title with slashes, squashed: `mkdocs` of the module `formatters/mkdocs`. */
  readonly shortName: string | undefined;
  /** Whether its text has no terms. */
  readonly isEmpty: boolean;
  /** Number of words in its own name, without stop words; at least 1. */
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

const UNKNOWN_KIND: Kind = { name: "", rank: 1, isProse: true };

/**
 * Returns a function that makes the entry of a document when it is first needed.
 *
 * @param documents - the position of a document is its id
 * @param lengths - number of terms in the running text of each document
 */
export function entriesOf(
  documents: readonly NamedDocument[],
  lengths: ArrayLike<number>,
  { kinds, sections }: Pick<SearchSettings, "kinds" | "sections">,
): EntryAt {
  const sectionOf = sectionFinder(sections);
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  const termsOfBreadcrumb = memoize((labels: string): ReadonlySet<string> => {
    return new Set(labels.split("\n").flatMap(termsOfLabel));
  });
  const entryOf = memoize((document: NamedDocument): Entry => {
    const page = document.sectionRoute.split("#")[0] ?? "";
    const siteSection = sectionOf(pathOf(page));
    const kind = kindOf.get(document.kind) ?? UNKNOWN_KIND;
    const breadcrumb = breadcrumbOf(document, siteSection);
    // In a path such as `docOptions.index`, the parents are not part of the own name.
    const ownName = kind.isPath ? lastPart(document.title) : document.title;
    const titleWords = partsOf(ownName).filter(({ term }) => !STOP_WORDS.has(term));
    return {
      document,
      kind,
      siteSection,
      breadcrumb,
      page,
      names: namesOf(document, ownName),
      shortName: document.title.includes("/") ? squash(lastPart(document.title)) : undefined,
      isEmpty: (lengths[document.id] ?? 0) === 0,
      titleLength: Math.max(titleWords.length, 1),
      breadcrumbTerms: termsOfBreadcrumb(breadcrumb.join("\n")),
    };
  });
  return (id) => {
    const document = documents[id];
    return document && entryOf(document);
  };
}
