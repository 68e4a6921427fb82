import type { SearchAnswer } from "../../shared/types";

/** What the page asks of the worker. */
export interface Request {
  readonly id: number;
  /** URL of the index. */
  readonly url: string;
  /** What to search for; without it, the index is only loaded. */
  readonly query?: string;
  /** Whether an index that could not be had is to be fetched anew. */
  readonly retry?: boolean;
}

/** What the worker says to the request of that id. */
export type Answer =
  /** With `more`, another answer follows. */
  { readonly id: number; readonly more: boolean } & (
    | { readonly answer: SearchAnswer | null }
    | { readonly failure: string }
  );
