import { memoize } from "@site/src/shared/memoize";
import { SEARCH_FIELDS } from "../../shared/terms";
import type { SearchField } from "../../shared/terms";
import type { SearchKind } from "../../shared/types";
import type { EntryAt } from "./entries";
import type { ExpandedWord, Quality } from "./expansion";
import { WEIGHTS } from "./rank";
import type { Candidate } from "./rank";
import { postingOf, scoresOf } from "./score";
import type { Clause, FieldIndexes } from "./score";

/** A single letter begins so many words that it is looked up in titles alone. */
const SHORT = 1;

/** Share of a stop word, beside 1 for other words. */
const STOP_WORD_SHARE = 0.05;

function fieldsOf({ word, term }: ExpandedWord): readonly SearchField[] {
  if (term.field) return [term.field];
  return word.length <= SHORT ? ["title"] : SEARCH_FIELDS;
}

function shareOf({ isStopWord, isFiller = false }: ExpandedWord): number {
  if (isStopWord) return STOP_WORD_SHARE;
  return isFiller ? WEIGHTS.filler : 1;
}

/**
 * The terms to score.
 *
 * @param words - of a query, without what it prohibits
 */
export function clausesOf(words: readonly ExpandedWord[]): Clause[] {
  return words.flatMap((word) =>
    [...word.matches].map(([term, quality]) => ({
      term,
      fields: fieldsOf(word),
      boost: quality * quality * word.term.boost * shareOf(word),
    })),
  );
}

/** Letters of a prefix at least that is looked up in running text: see `SHARED_LETTERS` in `build/pack.ts`. */
const SHORTEST_PREFIX = 3;

/**
 * The terms whose postings in running text must be loaded. Skips stop words beside other words, and the many terms that begin
 * with one or two letters, which are looked up in names alone; unless the query requires or prohibits the word, or searches
 * running text alone.
 *
 * @param words - of a query
 */
export function termsInTexts(words: readonly ExpandedWord[]): string[] {
  const hasSubject = words.some(({ isStopWord, matches }) => !isStopWord && matches.size > 0);
  const terms = words.flatMap((word) => {
    const { field, presence } = word.term;
    const found = [...word.matches.keys()];
    if (presence === "prohibited" && field === undefined) return found;
    if (!fieldsOf(word).includes("content")) return [];
    if (presence !== "optional" || field === "content") return found;
    if (word.isStopWord && hasSubject) return [];
    return word.word.length < SHORTEST_PREFIX && !word.term.text.includes("*")
      ? found.filter((term) => term === word.word || !term.startsWith(word.word))
      : found;
  });
  return [...new Set(terms)];
}

/** How well each document matches a word in some fields, by its id. */
function qualities({ matches }: ExpandedWord, within: readonly SearchField[], fields: FieldIndexes): Float64Array {
  const best = new Float64Array(fields.content.lengths.length);
  for (const [term, quality] of matches) {
    for (const field of within) {
      const { ids, start, end } = postingOf(fields, field, term);
      for (let at = start; at < end; at += 1) {
        const id = ids[at] ?? 0;
        if ((best[id] ?? 0) < quality) best[id] = quality;
      }
    }
  }
  return best;
}

/** How well some terms, which stand in no field, match each word. */
function qualitiesIn(terms: Iterable<string>, words: readonly ExpandedWord[]): Quality[] {
  return words.map(({ matches, term }) => {
    let best = 0;
    if (term.field === undefined) {
      for (const found of terms) best = Math.max(best, matches.get(found) ?? 0);
    }
    return best;
  });
}

/** The words by which readers name a kind; options are also called settings. */
function termsOfKind(kind: SearchKind): readonly string[] {
  return kind === "option" ? [kind, "setting"] : [kind];
}

/** Tells whether a document holds what the query prohibits. */
function prohibitedBy(fields: FieldIndexes, words: readonly ExpandedWord[]): (id: number) => boolean {
  const prohibited = words
    .filter(({ term }) => term.presence === "prohibited")
    .map((word) => qualities(word, word.term.field ? [word.term.field] : SEARCH_FIELDS, fields));
  return (id) => prohibited.some((found) => found[id] !== 0);
}

/**
 * Finds the documents that hold any of the words, in any of their forms, and how well each matches which word.
 *
 * @param words - of the query
 * @returns the documents in no order
 */
export function candidatesFor(fields: FieldIndexes, entryAt: EntryAt, words: readonly ExpandedWord[]): Candidate[] {
  const wanted = words.filter(({ term }) => term.presence !== "prohibited");
  if (wanted.every(({ matches }) => matches.size === 0)) return [];
  const isProhibited = prohibitedBy(fields, words);
  const anywhere = wanted.map((word) => qualities(word, fieldsOf(word), fields));
  const title = wanted.map((word) => {
    const within = fieldsOf(word).filter((field) => field === "title");
    return qualities(word, within, fields);
  });
  const required = anywhere.filter((_, at) => wanted[at]?.term.presence === "required");
  const qualitiesOf = (found: readonly Float64Array[], id: number): Quality[] => found.map((best) => best[id] ?? 0);
  // Hundreds of documents share a breadcrumb, and all are of a dozen kinds.
  const inBreadcrumb = memoize((terms: ReadonlySet<string>) => qualitiesIn(terms, wanted));
  const inKind = memoize((kind: SearchKind) => qualitiesIn(termsOfKind(kind), wanted));
  const candidates: Candidate[] = [];
  for (const [id, score] of scoresOf(fields, clausesOf(wanted))) {
    if (isProhibited(id) || required.some((found) => found[id] === 0)) continue;
    const entry = entryAt(id);
    if (!entry) continue;
    candidates.push({
      entry,
      score,
      anywhere: qualitiesOf(anywhere, id),
      title: qualitiesOf(title, id),
      breadcrumb: inBreadcrumb(entry.breadcrumbTerms),
      kind: inKind(entry.kind),
    });
  }
  return candidates;
}
