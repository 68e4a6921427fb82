/**
 * What counts how much inside a tier. Everything is measured against the score of `score.ts`, which is scaled to 1 for the best
 * document. The figures were chosen on one half of `tests/search/queries.json`, in steps, where a step up and a step down
 * answer no more of them; the other half is what they are judged by.
 */
export const WEIGHTS = {
  score: 1,
  /** How much of the query is there: more than everything else together, so that more words beat fewer. */
  coverage: 4,
  /** A word in the text, and one in the title of the page or a category, beside one in the heading. */
  inText: 0.6,
  inPlace: 0.8,
  /** A word that names the kind of a result, such as "function": nearly as much as one in the heading. */
  inKind: 0.96,
  /** A word that carries a question, such as "possible", beside one that it is about. */
  carrier: 0.4,
  /** How much of a heading the query names: `Media` before `MediaTag` for "media object". */
  focus: 0.8,
  /** How much of that depends on what the words in the heading are of the query: "Change it" is no answer to all that has "change". */
  focusShare: 0.4,
  /** Words of the query that stand side by side: pasted messages and quoted sentences. */
  phrase: 1,
  /** What a heading without text of its own loses: it only groups those below it. */
  empty: 0.4,
  /** What each rank of a kind loses: the whole comes before its parts. */
  kind: 0.1,
  /** What each rank of an instance loses: hand-written docs come before the API before examples. */
  instance: 0.5,
};
