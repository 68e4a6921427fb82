import { memoize } from "../shared/memoize.ts";
import { SEARCH_FIELDS } from "../shared/terms.ts";
import type { SearchField } from "../shared/terms.ts";
import type { Kind, SearchSettings } from "../shared/settings.ts";
import type { Entry } from "./entries.ts";
import type { ExpandedWord, Quality } from "./expansion.ts";
import type { Candidate } from "./rank.ts";
import { postingOf, scoresOf } from "./score.ts";
import type { Clause, FieldIndexes } from "./score.ts";
import { WORD_WEIGHTS } from "./weights.ts";

/** Words up to this length are looked up in titles only, unless a field is named: too many words start with one letter. */
const TITLE_ONLY_LENGTH = 1;

function fieldsOf({ word, term }: ExpandedWord): readonly SearchField[] {
  if (term.field) return [term.field];
  return word.length <= TITLE_ONLY_LENGTH ? ["title"] : SEARCH_FIELDS;
}

function weightOf({ isStopWord, isFiller = false }: ExpandedWord): number {
  if (isStopWord) return WORD_WEIGHTS.stopWord;
  return isFiller ? WORD_WEIGHTS.filler : 1;
}

/**
 * Lists the terms to score.
 *
 * @param words - the words of the query, without prohibited ones
 */
export function clausesOf(words: readonly ExpandedWord[]): Clause[] {
  return words.flatMap((word) =>
    [...word.matches].map(([term, quality]) => ({
      term,
      fields: fieldsOf(word),
      boost: quality * quality * word.term.boost * weightOf(word),
    })),
  );
}

/** Shorter prefixes are not looked up in running text: see `SHARED_LETTERS` in `build/pack.ts`. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Lists the terms whose postings in running text must be loaded. Skips stop words if another word matches. For a word of two
 * letters without a star, skips the many terms that only start with it: these are looked up in names only. Skips neither if
 * the query requires or prohibits the word, or limits it to running text.
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
    return word.word.length < MIN_PREFIX_LENGTH && !word.term.text.includes("*")
      ? found.filter((term) => term === word.word || !term.startsWith(word.word))
      : found;
  });
  return [...new Set(terms)];
}

/** Number of steps from 0 to 1 in which qualities are stored: a byte for each document, of which a site can have 400,000. */
const STEPS = 200;

/** Computes how well each document matches a word in some fields, by document id, from 0 to `STEPS`. */
function qualities({ matches }: ExpandedWord, within: readonly SearchField[], fields: FieldIndexes): Uint8Array {
  const best = new Uint8Array(fields.content.lengths.length);
  for (const [term, share] of matches) {
    const quality = Math.round(share * STEPS);
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

/** Computes how well terms that are in no field, such as those of a breadcrumb, match each word. */
function qualitiesIn(terms: Iterable<string>, words: readonly ExpandedWord[]): Quality[] {
  return words.map(({ matches, term }) => {
    let best = 0;
    if (term.field === undefined) {
      for (const found of terms) best = Math.max(best, matches.get(found) ?? 0);
    }
    return best;
  });
}

/** Returns a function that tests whether a document contains a prohibited word. */
function prohibitedBy(fields: FieldIndexes, words: readonly ExpandedWord[]): (id: number) => boolean {
  const prohibited = words
    .filter(({ term }) => term.presence === "prohibited")
    .map((word) => qualities(word, word.term.field ? [word.term.field] : SEARCH_FIELDS, fields));
  return (id) => prohibited.some((found) => found[id] !== 0);
}

/** A document that matches a query. In a large index, the document may not have loaded yet. */
interface Match extends Pick<Candidate, "score"> {
  readonly id: number;
}

/** The documents that match any word of a query. */
export interface Matches {
  readonly matches: readonly Match[];
  /** Returns how well a document matches each word. Not stored in matches, because a large index can have 100,000 of them. */
  readonly qualitiesOf: (id: number) => Pick<Candidate, "title" | "anywhere">;
}

export const NO_MATCHES: Matches = { matches: [], qualitiesOf: () => ({ anywhere: [], title: [] }) };

/** Finds the documents that match any word, all required words and no prohibited one; and how well they match each word. */
export function matchesIn(
  fields: FieldIndexes,
  words: readonly ExpandedWord[],
  settings: Pick<SearchSettings, "boosts" | "b" | "k1">,
): Matches {
  const wanted = words.filter(({ term }) => term.presence !== "prohibited");
  if (wanted.every(({ matches }) => matches.size === 0)) return NO_MATCHES;
  const isProhibited = prohibitedBy(fields, words);
  const anywhere = wanted.map((word) => qualities(word, fieldsOf(word), fields));
  const title = wanted.map((word) => {
    const within = fieldsOf(word).filter((field) => field === "title");
    return qualities(word, within, fields);
  });
  const required = anywhere.filter((_, at) => wanted[at]?.term.presence === "required");
  const found: Match[] = [];
  scoresOf(fields, clausesOf(wanted), settings).forEach((score, id) => {
    // The score of a match is 0 too if the weight of its field or word is 0.
    if (score === 0 && anywhere.every((best) => best[id] === 0)) return;
    if (isProhibited(id) || required.some((best) => best[id] === 0)) return;
    found.push({ id, score });
  });
  const at = (all: readonly Uint8Array[], id: number): Quality[] => all.map((best) => (best[id] ?? 0) / STEPS);
  return { matches: found, qualitiesOf: (id) => ({ anywhere: at(anywhere, id), title: at(title, id) }) };
}

/**
 * Returns a function that turns a match into a candidate: it adds how well breadcrumb and kind match.
 *
 * @param words - the words of the query, without prohibited ones
 */
export function candidateMaker(
  words: readonly ExpandedWord[],
): (match: Pick<Candidate, "score" | "title" | "anywhere">, entry: Entry) => Candidate {
  // Memoized, because hundreds of documents share a breadcrumb, and there are only a dozen kinds.
  const inBreadcrumb = memoize((terms: ReadonlySet<string>) => qualitiesIn(terms, words));
  const inKind = memoize(({ name, words: others = [] }: Kind) => qualitiesIn([name, ...others], words));
  return (match, entry) => ({
    ...match,
    entry,
    breadcrumb: inBreadcrumb(entry.breadcrumbTerms),
    kind: inKind(entry.kind),
  });
}
