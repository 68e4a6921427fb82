import { correctQuery, expandQuery } from "./expansion.ts";
import type { ExpandedWord, Vocabulary } from "./expansion.ts";
import { termsInTexts } from "./match.ts";
import type { QueryTerm } from "./parseQuery.ts";

/** What a query searches for. Made once the titles and terms near its words have loaded (see `names.ts`). */
export interface Plan {
  readonly terms: readonly QueryTerm[];
  /** The query with its corrected words; `null` if none is corrected. */
  readonly correctedQuery: string | null;
  readonly words: readonly ExpandedWord[];
  /** The words that are not prohibited. */
  readonly wanted: readonly ExpandedWord[];
  /** The wanted words as a text. */
  readonly text: string;
  /** Whether words are prohibited. Then titles are not enough, because the running text of a document may contain such a word. */
  readonly hasProhibited: boolean;
  /** Terms whose postings in running text are needed. */
  readonly inTexts: readonly string[];
}

/** Corrects and expands the words of a query. */
export function planQuery(typed: readonly QueryTerm[], vocabulary: Vocabulary): Plan {
  const corrected = correctQuery(typed, vocabulary);
  const terms = corrected?.terms ?? typed;
  const words = expandQuery(terms, vocabulary);
  const wanted = words.filter(({ term }) => term.presence !== "prohibited");
  return {
    terms,
    correctedQuery: corrected?.query ?? null,
    words,
    wanted,
    text: terms.flatMap(({ presence, text }) => (presence === "prohibited" ? [] : [text])).join(" "),
    hasProhibited: wanted.length < words.length,
    inTexts: termsInTexts(words),
  };
}
