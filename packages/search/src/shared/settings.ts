import { FIELD_BOOSTS } from "./constants.ts";

/** A part of the site whose pages have a common path. Readers can limit a search to its area. */
export interface SiteSection {
  /** Path of its pages below the base URL, with a slash at the beginning and none at the end; `/` for all other pages. */
  readonly route: string;
  /** Name for readers, the first part of the path above a result. */
  readonly label: string;
  /** Sections of the same area are searched together. */
  readonly area: string;
  /** Among equally good results, those of sections with a lower rank come first, after those of the reader's own area. */
  readonly rank: number;
  /**
   * Maximum number of results, as long as other results fill the list. The results of all limited sections of an area are
   * counted together. No limit for readers in a section of a rank above 0.
   */
  readonly limit?: number;
  /** Colour of its area, any CSS colour. */
  readonly color?: string;
  /** Whether the folders in its paths are names, which are shown unchanged: `mdx` instead of "Mdx". */
  readonly hasNames?: boolean;
  /**
   * Versions of the same docs share a group. Of each group, only the reader's version is searched, or else the last. All
   * sections of a version have its route as their `root`.
   */
  readonly version?: { readonly group: string; readonly root: string; readonly isLast: boolean };
}

/** What a document describes. Results show it and are ranked by it. */
export interface Kind {
  readonly name: string;
  /** Label for readers. The theme has translated labels for `KINDS`. */
  readonly label?: string;
  /** Other words for it, which a query may contain. */
  readonly words?: readonly string[];
  /** From general to detailed: among equally good results, a lower rank comes first. Kinds above 1 are details of a page. */
  readonly rank: number;
  /** Whether its titles are prose. If not, they are names, which browsers must not translate. */
  readonly isProse?: boolean;
  /** Whether its titles are paths such as `a.b`, of which the last part is the name. */
  readonly isPath?: boolean;
}

/** Words that readers use, and the words of the site for the same thing. */
export interface Synonym {
  readonly words: readonly string[];
  readonly meant: readonly string[];
}

/** Settings of the engine. The build writes them into the index. */
export interface SearchSettings {
  readonly sections: readonly SiteSection[];
  readonly kinds: readonly Kind[];
  readonly synonyms: readonly Synonym[];
  /** Codes of the languages whose words are searched in all their forms. */
  readonly languages: readonly string[];
  /** Whether results of the reader's area come first, and other versions are left out. */
  readonly contextual: boolean;
  readonly maxResults: number;
  readonly boosts: Readonly<Record<keyof typeof FIELD_BOOSTS, number>>;
  /** BM25: how much the length of a field matters (0 to 1). */
  readonly b: number;
  /** BM25: how quickly further occurrences of a term lose weight. */
  readonly k1: number;
}

/** The kinds that every site has. */
export const KINDS: readonly Kind[] = [
  { name: "page", rank: 0, isProse: true },
  { name: "post", rank: 0, isProse: true },
  { name: "category", rank: 1, isProse: true },
  { name: "section", rank: 1, isProse: true },
];

export const DEFAULT_SETTINGS: SearchSettings = {
  sections: [],
  kinds: KINDS,
  synonyms: [],
  languages: ["en"],
  contextual: true,
  maxResults: 8,
  boosts: FIELD_BOOSTS,
  b: 0.75,
  k1: 1.2,
};
