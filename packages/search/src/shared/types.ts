import type { Kind } from "./settings.ts";

/** A page, a section of it, or a name on it (field, argument, enum value, function, option) in the index. */
export interface SearchDocument {
  readonly id: number;
  /** The heading, or the title of the page for its first section. */
  readonly title: string;
  /** Plain text below the heading; never markup. */
  readonly content: string;
  /** Keywords of the page, separated by spaces. */
  readonly tags: string;
  /**
   * Labels of the sidebar categories above the page, nearest first, separated by spaces. The option
   * `indexDocSidebarParentCategories` limits their number.
   */
  readonly sidebarParentCategories: string;
  readonly type: "docs" | "blog" | "page";
  /** Name of a kind of the settings. */
  readonly kind: string;
  /** Set for a page, or a section of one, that few readers need: other results come first. */
  readonly isDemoted?: true;
  /** Heading of the section; equal to `pageTitle` for the first section of a page. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Path below the base URL, with a leading slash, and `#anchor` for a section. */
  readonly sectionRoute: string;
}

/** A part of a text that matches the query: from `start` (inclusive) to `end` (exclusive), in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Plain text and the parts of it to mark, in order and without overlap. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

export interface Excerpt extends MarkedText {
  readonly isCode: boolean;
}

export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /**
   * The matching words, as written in the text; until the text has loaded, also the words of the query. The page marks them
   * when it is opened.
   */
  readonly terms: readonly string[];
  readonly kind: Kind;
  /** Label of its section of the site, such as "Docs" or "API". */
  readonly siteSection: string;
  /** Folders of the page, outermost first; then, for a section of the page or a name on it, the page title. */
  readonly breadcrumb: readonly string[];
  readonly title: MarkedText;
  /** The sentence of the text or code that matches the query best, or the first; `null` until the text has loaded. */
  readonly excerpt: Excerpt | null;
}

/** Why a query could not be answered fully: a mistake in its syntax, or files that failed to load. */
export type QueryProblem =
  | { readonly code: "no-index" }
  | { readonly code: "no-texts" }
  | { readonly code: "unknown-field"; readonly field: string; readonly fields: readonly string[] }
  | { readonly code: "edit-distance"; readonly found: string }
  | { readonly code: "boost"; readonly found: string }
  | { readonly code: "missing-term"; readonly found: string; readonly example: string }
  | { readonly code: "only-prohibited"; readonly found: string };

/** The page that a query comes from, and the area that it searches. */
export interface SearchScope {
  /** Path of the reader's page below the base URL. Among equally good results, those of its area come first. */
  readonly from?: string | undefined;
  /** The only area to search; all without it. */
  readonly area?: string | undefined;
}

/** A part of the site that can be searched on its own, with the number of documents in it that match a query. */
export interface AreaCount {
  readonly area: string;
  /** Any CSS colour. */
  readonly color?: string | undefined;
  readonly count: number;
}

export interface SearchAnswer {
  readonly query: string;
  /** The area that was searched; undefined for all. */
  readonly area: string | undefined;
  /** All areas of the site, in the order of their ranks. */
  readonly areas: readonly AreaCount[];
  /** Best first, at most `maxResults` of the settings. */
  readonly hits: readonly SearchHit[];
  /** The query that was answered instead, when a word of the typed one is unknown. */
  readonly correctedQuery: string | null;
  /** If set, `hits` answer the query as far as possible. */
  readonly problem: QueryProblem | null;
  /** False for a partial answer: shards that have not loaded yet may change its hits. */
  readonly whole: boolean;
  /** For a query without hits: the best hits of a similar query, or of the same query in other areas. */
  readonly nearest?: { readonly query: string; readonly hits: readonly SearchHit[] };
}
