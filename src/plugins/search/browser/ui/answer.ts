import { MAX_SEARCH_RESULTS } from "../../shared/constants";
import type { SearchAnswer, SearchClient, SearchHit } from "../../shared/types";

/** Asks the engine, and remembers the answer to the newest query that has one. */
export interface Answers {
  /** The hits for a query; none for a blank one, which is not asked. */
  readonly ask: (query: string) => Promise<readonly SearchHit[]>;
  /** The newest answer, unless the last query was blank. */
  readonly latest: () => SearchAnswer | null;
  /** Whether the answer to the last query is still on its way. */
  readonly isPending: () => boolean;
}

/** Wraps an engine for the box. An answer that comes after that to a later query is not kept. */
export function answersOf(client: SearchClient): Answers {
  let asked = 0;
  let kept = 0;
  let latest: SearchAnswer | null = null;
  return {
    async ask(query) {
      const turn = ++asked;
      const answer = query.trim() === "" ? null : await client.search(query);
      if (turn > kept) {
        kept = turn;
        latest = answer;
      }
      return answer?.hits.slice(0, MAX_SEARCH_RESULTS) ?? [];
    },
    latest: () => latest,
    isPending: () => kept !== asked,
  };
}
