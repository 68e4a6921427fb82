import type { Page } from "@playwright/test";

/** A search that is measured: where it runs, and how a reader uses it. */
export interface Peer {
  readonly name: string;
  /** Folders to serve. */
  readonly folders: readonly string[];
  /** Page on which the search stands. */
  readonly path: string;
  /** Selectors of what the reader clicks first, of the field, and of a result. */
  readonly opener: string;
  readonly field: string;
  readonly result: string;
  /** Selector of what stands in the page once the answer is whole, where that is later than the first result. */
  readonly settled?: string;
  /**
   * Asks queries one after the other, on a page on which the search has answered once.
   *
   * @returns routes of the results of each query, best first, and the milliseconds to the answer where they can be told
   */
  ask(page: Page, queries: readonly string[]): Promise<readonly Reply[]>;
}

/** What a search answered to one query. */
export interface Reply {
  readonly routes: readonly string[];
  readonly milliseconds: number;
}

/** What the scripts that listen in on a search leave in the page. */
interface Taps {
  worker?: Worker;
  answers?: unknown[];
}

declare global {
  var searchTaps: Taps;
}
