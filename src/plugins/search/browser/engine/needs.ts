import { STOP_WORDS } from "../../shared/stopWords";
import { squash, wordsOf } from "../../shared/words";
import { splitWord } from "./compounds";
import type { Lexicon } from "./lexicon";
import type { FindNear } from "./near";
import type { QueryTerm } from "./query";
import { synonymsOf } from "./synonyms";

/** How well a term of the index answers a word of the query, from 0 to 1. */
export type Quality = number;

/** One word that a query asks for, with the terms of the index that answer it. */
export interface Need {
  /** As it stands in the query, folded. */
  readonly word: string;
  readonly term: QueryTerm;
  readonly answers: ReadonlyMap<string, Quality>;
  /** Whether it is a word that says nothing by itself. */
  readonly stop: boolean;
  /** Whether it carries a question rather than being about it: see `sentence.ts`. */
  readonly carrier?: boolean;
}

/** Quality of another form of the same word. */
const SAME_STEM = 0.95;
/** Qualities of a term that only begins with the word: from the first figure to the sum, by how much of it is there. */
const PREFIX = { least: 0.5, rest: 0.4 };
/** What the parts of an identifier are worth when the whole of it is there. */
const PART = 0.7;
/** Quality of another word for the same. */
const SYNONYM = 0.9;
/** Quality of a term that differs by letters, as the query allowed. */
const FUZZY = 0.7;

function wordAnswers(word: string, lexicon: Lexicon): Map<string, Quality> {
  const answers = new Map<string, Quality>();
  for (const term of lexicon.startingWith(word)) {
    answers.set(term, term === word ? 1 : PREFIX.least + (PREFIX.rest * word.length) / term.length);
  }
  for (const term of lexicon.sameStem(word)) {
    if (term !== word) answers.set(term, SAME_STEM);
  }
  for (const term of synonymsOf(word)) {
    if (lexicon.has(term) && !answers.has(term)) answers.set(term, SYNONYM);
  }
  return answers;
}

function wildcardNeed(term: QueryTerm, lexicon: Lexicon): Need {
  const pattern = term.text.split("*").map(squash);
  const answers = lexicon.matching(pattern).map((match): [string, Quality] => [match, 1]);
  return { word: pattern.join(""), term, answers: new Map(answers), stop: false };
}

/** One need for each word that an unknown one is made of. What begins with the whole of it answers all of them. */
function partNeeds(word: string, term: QueryTerm, lexicon: Lexicon): Need[] | undefined {
  if (lexicon.sameStem(word).length > 0) return undefined;
  return splitWord(word, lexicon)?.map((part) => {
    const answers = wordAnswers(part, lexicon);
    for (const [whole, quality] of wordAnswers(word, lexicon)) answers.set(whole, quality);
    return { word: part, term, answers, stop: STOP_WORDS.has(part) };
  });
}

/**
 * What a term of the query asks for: one need for each part of an identifier. The whole of it answers all of them, so
 * that `averagescore` and `average score` find the same.
 *
 * @param term - from `parseQuery`
 * @param lexicon - the terms of the index
 * @param near - finds the terms within the distance that the query allows
 */
export function needsOf(term: QueryTerm, lexicon: Lexicon, near: FindNear): Need[] {
  if (term.text.includes("*")) return [wildcardNeed(term, lexicon)];
  const words = wordsOf(term.text);
  return words
    .filter(({ compound }) => !compound)
    .flatMap(({ term: word, start, end }) => {
      const whole = words.find((one) => one.compound && one.start <= start && end <= one.end);
      const parts = whole === undefined && term.editDistance === 0 ? partNeeds(word, term, lexicon) : undefined;
      if (parts) return parts;
      const answers = wordAnswers(word, lexicon);
      if (whole && lexicon.has(whole.term)) {
        for (const [part, quality] of answers) answers.set(part, quality * PART);
        answers.set(whole.term, 1);
      }
      if (term.editDistance > 0) {
        for (const fuzzy of near(word, term.editDistance)) answers.set(fuzzy, Math.max(FUZZY, answers.get(fuzzy) ?? 0));
      }
      return [{ word, term, answers, stop: whole === undefined && STOP_WORDS.has(word) }];
    });
}
