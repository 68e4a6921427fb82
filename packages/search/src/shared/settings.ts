import { FIELD_BOOSTS } from "./constants.ts";

/** A part of the site whose pages have a common path. Readers can search its area alone. */
export interface SiteSection {
  /** Path of its pages below the base URL, with a slash at the beginning and none at the end; `/` is all other pages. */
  readonly route: string;
  /** Name for readers, the first part of the path above a result. */
  readonly label: string;
  /** Sections of the same area are searched together. */
  readonly area: string;
  /** Among equally good results, those of a lower rank come first, unless the reader is in another area. */
  readonly rank: number;
  /** Maximum number of its results in a list for readers of areas of rank 0, unless there are too few others. */
  readonly limit?: number;
  /** Colour of its area, any CSS colour. */
  readonly color?: string;
  /** Whether the folders in the paths of its pages are names, which are shown as they are: `mdx` instead of "Mdx". */
  readonly hasNames?: boolean;
  /** The versions of some docs have the same group. Only the version that the reader is in is searched. */
  readonly version?: { readonly group: string; readonly isLast: boolean };
}

/** What a document describes. Results show it and are ranked by it. */
export interface Kind {
  readonly name: string;
  /** Label for readers. The labels of the kinds that every site has are translated by the theme. */
  readonly label?: string;
  /** Other words for it, which a query may contain. */
  readonly words?: readonly string[];
  /** From general to detailed: among equally good results, those of a lower rank come first. Above 1 are details of a page. */
  readonly rank: number;
  /** Whether its titles are prose. Browsers must not translate names. */
  readonly isProse?: boolean;
  /** Whether its titles are paths such as `a.b`, of which the last part is the name. */
  readonly isPath?: boolean;
}

/** Words that readers use, and the words of the site for the same thing. */
export interface Synonym {
  readonly words: readonly string[];
  readonly meant: readonly string[];
}

/** What the engine must know of a site. The build writes it into the index. */
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
