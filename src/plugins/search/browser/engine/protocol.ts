import type { SearchAnswer } from "../../shared/types";

/** What the server answered when the page asked for the index. */
export interface FetchedIndex {
  readonly status: number;
  readonly body: ArrayBuffer;
}

/** What the page asks of the worker. */
export interface Request {
  readonly id: number;
  /** URL of the index. */
  readonly url: string;
  /** What to search for; without it, the index is only loaded. */
  readonly query?: string;
  /** Whether an index that could not be had is to be fetched anew. */
  readonly retry?: boolean;
  /** The index, if the page has fetched it already: `null` when the server did not answer. */
  readonly index?: FetchedIndex | null;
}

/** What the worker says to the request of that id. */
export type Answer =
  /** With `more`, another answer follows. */
  { readonly id: number; readonly more: boolean } & (
    | { readonly answer: SearchAnswer | null }
    | { readonly failure: string }
  );
