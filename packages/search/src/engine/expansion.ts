/**
 * Query expansion: finds the terms of the index that match each word of a query, and how well. Unknown words are split,
 * joined with a neighbour, or corrected.
 */
// "Doesn't" is two words to the tokenizer.
// cspell:ignore doesn
import { stemmer } from "stemmer";
import { sharedLength } from "../shared/encoding.ts";
import { isUnseparated, partsOf, squash, STOP_WORDS, wordsOf } from "../shared/terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryTerm } from "./parseQuery.ts";
import type { SynonymsOf } from "./synonyms.ts";
import { QUALITIES } from "./weights.ts";

/** How well a term of the index matches a word of the query, from 0 to 1. */
export type Quality = number;

/** One word of a query, with the terms of the index that match it. */
export interface ExpandedWord {
  /** The word of the query, normalized. */
  readonly word: string;
  readonly term: QueryTerm;
  readonly matches: ReadonlyMap<string, Quality>;
  readonly isStopWord: boolean;
  /** Whether the word is typical of questions, such as "possible", and says little about the subject. */
  readonly isFiller?: boolean;
}

/** A word that is looked up in the names of an index. */
export interface Lookup {
  readonly word: string;
  /** Whether to look up only this word: neither its forms nor words that begin with it. */
  readonly isExact: boolean;
  /** Whether to look up words with the same first two letters too, because one of them may be the correction. */
  readonly isUnknown?: boolean;
}

/**
 * Lists the words that `expandQuery` will look up. In a large index, the cells near these words (see `names.ts`) must load first.
 * Parts of compounds are not known yet; stop words are skipped if there are other words.
 */
export function lookupsOf(terms: readonly QueryTerm[], synonyms: SynonymsOf): Lookup[] {
  const words = terms.flatMap(({ text }) =>
    text.includes("*") ? squash(text.split("*")[0] ?? "") : wordsOf(text).map(({ term }) => term),
  );
  const subjects = words.filter((word) => !STOP_WORDS.has(word));
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ""}${word}`);
  const exact = [...joined, ...subjects.flatMap((word) => synonyms(word))];
  const wanted = subjects.length > 0 ? subjects : words;
  return [...wanted.map((word) => ({ word, isExact: false })), ...exact.map((word) => ({ word, isExact: true }))];
}

/** The words that a query is expanded with. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly synonyms: SynonymsOf;
}

function expandWord(word: string, { lexicon, synonyms }: Vocabulary): Map<string, Quality> {
  const matches = new Map<string, Quality>();
  for (const term of lexicon.startingWith(word)) {
    matches.set(term, term === word ? 1 : QUALITIES.prefix + (QUALITIES.typed * word.length) / term.length);
  }
  for (const term of lexicon.sameStem(word)) {
    if (term !== word) matches.set(term, QUALITIES.sameStem);
  }
  for (const term of synonyms(word)) {
    if (lexicon.has(term) && !matches.has(term)) matches.set(term, QUALITIES.synonym);
  }
  return matches;
}

function expandWildcard(term: QueryTerm, lexicon: Lexicon): ExpandedWord {
  const pieces = term.text.split("*").map(squash);
  const matches = lexicon.matching(pieces).map((match): [string, Quality] => [match, 1]);
  return { word: pieces.join(""), term, matches: new Map(matches), isStopWord: false };
}

/** Maximum number of parts of a compound: "how it works", typed without spaces, has three. */
const MAX_PARTS = 3;
/** Minimum length of a part, unless it is a stop word of two letters, such as "it". */
const MIN_PART_LENGTH = 3;

function isPart(text: string, lexicon: Lexicon): boolean {
  // In scripts without spaces, most words have one or two letters. The browser may split a text elsewhere than the build.
  const isLong = text.length >= MIN_PART_LENGTH || isUnseparated(text);
  return isLong ? lexicon.has(text) : text.length > 1 && STOP_WORDS.has(text);
}

function splitInto(word: string, lexicon: Lexicon, maxParts: number): readonly string[] | undefined {
  if (isPart(word, lexicon)) return [word];
  if (maxParts === 1) return undefined;
  // Tries longer first parts first, which are less likely to match by chance.
  for (let end = word.length - 1; end > 0; end -= 1) {
    const first = word.slice(0, end);
    const rest = isPart(first, lexicon) && splitInto(word.slice(end), lexicon, maxParts - 1);
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/**
 * Splits an unknown compound into words of the index: `cheatsheet` into "cheat sheet".
 *
 * @returns as few parts as possible; undefined when the word is known, or can't be split
 */
export function splitCompound(word: string, lexicon: Lexicon): readonly string[] | undefined {
  if (lexicon.has(word)) return undefined;
  for (let parts = 2; parts <= MAX_PARTS; parts += 1) {
    const found = splitInto(word, lexicon, parts);
    if (found) return found;
  }
  return undefined;
}

/** Expands the parts of an unknown compound. Terms that start with the whole compound match each part. */
function expandCompound(word: string, term: QueryTerm, vocabulary: Vocabulary): ExpandedWord[] | undefined {
  if (vocabulary.lexicon.sameStem(word).length > 0) return undefined;
  return splitCompound(word, vocabulary.lexicon)?.map((part) => ({
    word: part,
    term,
    matches: new Map([...expandWord(part, vocabulary), ...expandWord(word, vocabulary)]),
    isStopWord: STOP_WORDS.has(part),
  }));
}

/**
 * Expands one term of a query. An identifier becomes one word for each of its parts. If the index has the whole identifier,
 * it matches each of these words, and better than the parts do.
 */
export function expandTerm(term: QueryTerm, vocabulary: Vocabulary): ExpandedWord[] {
  const { lexicon } = vocabulary;
  if (term.text.includes("*")) return [expandWildcard(term, lexicon)];
  const words = wordsOf(term.text);
  return words
    .filter(({ compound }) => !compound)
    .flatMap(({ term: word, start, end }): ExpandedWord[] => {
      const whole = words.find((one) => one.compound && one.start <= start && end <= one.end);
      const parts = whole === undefined && term.editDistance === 0 ? expandCompound(word, term, vocabulary) : undefined;
      if (parts) return parts;
      const matches = expandWord(word, vocabulary);
      if (whole && lexicon.has(whole.term)) {
        for (const [part, quality] of matches) matches.set(part, quality * QUALITIES.part);
        matches.set(whole.term, 1);
      }
      if (term.editDistance > 0) {
        for (const fuzzy of lexicon.fuzzyMatches(word, term.editDistance)) {
          matches.set(fuzzy, Math.max(QUALITIES.fuzzy, matches.get(fuzzy) ?? 0));
        }
      }
      return [{ word, term, matches, isStopWord: whole === undefined && STOP_WORDS.has(word) }];
    });
}

/**
 * Lets two neighbouring words, at least one of them unknown, match the word that they form together: "web hook" finds
 * `webhook`.
 */
function joinNeighbours(words: readonly ExpandedWord[], lexicon: Lexicon): readonly ExpandedWord[] {
  const joined = words.map(({ matches }) => new Map(matches));
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next === undefined || (lexicon.has(word.word) && lexicon.has(next.word))) return;
    const whole = word.word + next.word;
    if (!lexicon.has(whole) || word.term.field !== next.term.field) return;
    joined[at]?.set(whole, 1);
    joined[at + 1]?.set(whole, 1);
  });
  return words.map((word, at) => ({ ...word, matches: joined[at] ?? word.matches }));
}

/**
 * Words that are typical of questions, in addition to the stop words. Some occur in names too ("Get help", "Show field
 * names"), so they are indexed, and only count less in a sentence. Words are compared with them by stem; fillers whose
 * forms have two stems are listed in both forms.
 */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "already always anybody anyone anything best certain come d doesn don e everything g get give go goes happen help isn just " +
    "know let ll m me need nothing place please possible put re really right s say show somebody someone something still t " +
    "tell there thing think tried try us ve want way whether won work wrong"
  )
    .split(" ")
    .map(stemmer),
);

function isFiller(word: string): boolean {
  return FILLERS.has(stemmer(word));
}

/** Minimum number of words of a query that is a sentence. In shorter queries, every word counts fully. */
const SENTENCE_LENGTH = 4;

/** Marks the fillers of a query that is a sentence. */
export function markFillers(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  return words.length < SENTENCE_LENGTH ? words : words.map((word) => ({ ...word, isFiller: isFiller(word.word) }));
}

/** Expands the words of a query, joins neighbours, and marks fillers. */
export function expandQuery(terms: readonly QueryTerm[], vocabulary: Vocabulary): readonly ExpandedWord[] {
  const words = terms.flatMap((term) => expandTerm(term, vocabulary));
  return markFillers(joinNeighbours(words, vocabulary.lexicon));
}

/** One letter in this many may differ. Words with fewer letters are not corrected: too many terms are similar to them. */
const LETTERS_PER_ERROR = 3;
/** Maximum number of letters that differ in a correction. */
const MAX_ERRORS = 2;

/** Below 1, so that one more shared first letter outweighs a length that differs by one. */
const LENGTH_PENALTY = 0.9;

/**
 * Rates a correction among those with the same edit distance: typing errors are rarely in the first letters, and rarely
 * change the length.
 */
function similarity(word: string, other: string): number {
  return sharedLength(word, other) - LENGTH_PENALTY * Math.abs(word.length - other.length);
}

/**
 * Whether a word may be corrected. Stop words and fillers may not: they are spelled right, even if the index lacks them. "More
 * than one" must not become "mode than one".
 */
function isCorrectable(word: string): boolean {
  return word.length >= LETTERS_PER_ERROR && !STOP_WORDS.has(word) && !isFiller(word);
}

/** Finds the term most similar to a word. */
function correctWord(word: string, lexicon: Lexicon, maxErrors = MAX_ERRORS): string | undefined {
  if (!isCorrectable(word)) return undefined;
  for (let distance = 1; distance <= Math.min(maxErrors, word.length / LETTERS_PER_ERROR); distance += 1) {
    const found = lexicon.fuzzyMatches(word, distance);
    // Running text may contain the same misspelling, or another one.
    const inTitles = found.filter((term) => lexicon.isInTitle(term));
    const [best] = (inTitles.length > 0 ? inTitles : found).toSorted(
      (a, b) => similarity(word, b) - similarity(word, a),
    );
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Minimum number of first letters that an unknown word and a term share. */
const MIN_SHARED_START = 4;

/** Finds the shortest term that begins with as much of an unknown word as possible: at least half of it and four letters. */
function termWithSharedStart(word: string, lexicon: Lexicon): string | undefined {
  for (let length = word.length - 1; length >= Math.max(MIN_SHARED_START, word.length / 2); length -= 1) {
    const [shortest] = lexicon.startingWith(word.slice(0, length)).toSorted((a, b) => a.length - b.length);
    if (shortest !== undefined) return shortest;
  }
  return undefined;
}

/** Returns the words of a term that may be corrected, because no term of the index matches them. */
function unknownIn(term: QueryTerm, vocabulary: Vocabulary): readonly ExpandedWord[] {
  if (term.presence === "prohibited" || term.editDistance > 0 || term.text.includes("*")) return [];
  return expandTerm(term, vocabulary).filter(({ word, matches }) => matches.size === 0 && isCorrectable(word));
}

/** Returns lookups for the corrections of words that may be misspelled. */
export function lookupsOfUnknown(terms: readonly QueryTerm[], vocabulary: Vocabulary): Lookup[] {
  const words = terms.flatMap((term) => unknownIn(term, vocabulary).map(({ word }) => word));
  return words.map((word) => ({ word, isExact: false, isUnknown: true }));
}

function correctTerm(term: QueryTerm, vocabulary: Vocabulary): QueryTerm | undefined {
  const unknown = unknownIn(term, vocabulary);
  if (unknown.length === 0) return undefined;
  const typed = partsOf(term.text).map(({ term: word }) => word);
  const words = typed.map((word) =>
    unknown.some((one) => one.word === word) ? (correctWord(word, vocabulary.lexicon) ?? word) : word,
  );
  return words.every((word, at) => word === typed[at]) ? undefined : { ...term, text: words.join(" ") };
}

/**
 * Replaces the words of a query that match nothing with the most similar terms of the index.
 *
 * @returns undefined when no word is replaced
 */
export function correctQuery(
  terms: readonly QueryTerm[],
  vocabulary: Vocabulary,
): { readonly query: string; readonly terms: readonly QueryTerm[] } | undefined {
  const corrected = terms.map((term) => correctTerm(term, vocabulary));
  if (corrected.every((term) => term === undefined)) return undefined;
  const all = terms.map((term, at) => corrected[at] ?? term);
  return { terms: all, query: all.map(({ text }) => text).join(" ") };
}

/**
 * Suggests another query in place of one without results: its words without operators and without prohibited words. A word
 * that matches nothing is replaced with a term of the index that it resembles or begins like, or else removed.
 *
 * @returns undefined when no word is left
 */
export function similarQuery(terms: readonly QueryTerm[], vocabulary: Vocabulary): string | undefined {
  const { lexicon } = vocabulary;
  const knownWord = (word: string): string | undefined =>
    expandWord(word, vocabulary).size > 0
      ? word
      : (correctWord(word, lexicon, Infinity) ?? termWithSharedStart(word, lexicon));
  const words = terms
    .filter(({ presence }) => presence !== "prohibited")
    .flatMap(({ text }) => partsOf(text))
    .flatMap(({ term }) => knownWord(term) ?? []);
  return words.length > 0 ? words.join(" ") : undefined;
}
