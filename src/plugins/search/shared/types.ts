/** What a document stands for; results say it and are ranked by it. */
export type SearchKind =
  | "page"
  | "guide"
  | "section"
  | "category"
  | "type"
  | "operation"
  | "directive"
  | "field"
  | "argument"
  | "value"
  | "function"
  | "option";

/** One entry of the index: a page, a section of one, or one name on it (field, argument, enum value, function, option). */
export interface SearchDocument {
  readonly id: number;
  /** What is found: the heading, or the title of the page for its first section. */
  readonly title: string;
  /** Plain text below the heading; never markup. */
  readonly content: string;
  /** Words that stand for the page without being on it: its keywords, separated by spaces. */
  readonly tags: string;
  /** Labels of the sidebar categories above the page, nearest first, separated by spaces; as many as the plugin option says. */
  readonly sidebarParentCategories: string;
  readonly type: "docs" | "blog";
  /** Heading of the section; equal to `pageTitle` for the first section of a page. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Path below the base URL, with a leading slash, and `#anchor` for a section. */
  readonly sectionRoute: string;
}

/** Part of a text that the query matched: from `start` (inclusive) to `end` (exclusive), in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Plain text and the parts of it to mark, in order and without overlap. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** One result, ready to draw. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Words as they stand in the text that the query matched: what a page marks after it is opened. */
  readonly terms: readonly string[];
  readonly kind: SearchKind;
  /** Docs instance for readers: "Docs", "API", "Example: default", "Example: group by directive". */
  readonly instance: string;
  /** Where the section stands, outermost first, without the result itself: categories and page title. */
  readonly breadcrumb: readonly string[];
  readonly title: MarkedText;
  /** The sentence around the first match, or the beginning of the text; nothing while the text is on its way. */
  readonly excerpt: Excerpt | null;
}

/** Part of a text. */
export interface Excerpt extends MarkedText {
  /** Whether it is code. */
  readonly isCode: boolean;
}

/** Why a query is not answered as it stands: its syntax, or that the index or texts did not load. */
export type QueryProblem =
  | { readonly code: "no-index" }
  | { readonly code: "no-texts" }
  | { readonly code: "unknown-field"; readonly field: string; readonly fields: readonly string[] }
  | { readonly code: "edit-distance"; readonly found: string }
  | { readonly code: "boost"; readonly found: string }
  | { readonly code: "missing-term"; readonly found: string; readonly example: string }
  | { readonly code: "only-prohibited"; readonly found: string };

/** The answer to one query. */
export interface SearchAnswer {
  readonly query: string;
  /** Best first, never more than the configured number. */
  readonly hits: readonly SearchHit[];
  /** What was searched for instead, when nothing matched the query as it was typed. */
  readonly correctedQuery: string | null;
  /** Set when something is wrong; `hits` then answer what can be understood of the query. */
  readonly problem: QueryProblem | null;
  /** Whether this is all; without it, texts are on their way, which may change the order of the hits. */
  readonly whole: boolean;
}

/** The engine as the box sees it: it lives in a worker. */
export interface SearchClient {
  /** Starts loading the index, unless it is there, on its way, or could not be had. Never rejects. */
  warmUp(): Promise<void>;
  /**
   * Answers a query; when the index could not be had, as if that were empty. Never rejects.
   *
   * @param onPart - takes what is known before the texts of the results are there
   */
  search(query: string, onPart?: (part: SearchAnswer) => void): Promise<SearchAnswer>;
  /** Has the next request fetch the index anew if it could not be had: the reader asks for that. */
  retry(): void;
}
