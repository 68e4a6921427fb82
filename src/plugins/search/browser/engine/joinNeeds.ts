import type { Lexicon } from "./lexicon";
import type { Need } from "./needs";

/**
 * Lets a word that stands nowhere be joined with its neighbour when they are one word of the index: "web hook" finds
 * `webhook`.
 *
 * @param needs - of the query, in its order
 */
export function joinNeeds(needs: readonly Need[], lexicon: Lexicon): readonly Need[] {
  const joined = needs.map(({ answers }) => new Map(answers));
  needs.forEach((need, at) => {
    const next = needs[at + 1];
    if (next === undefined || (lexicon.has(need.word) && lexicon.has(next.word))) return;
    const whole = need.word + next.word;
    if (!lexicon.has(whole) || need.term.field !== next.term.field) return;
    joined[at]?.set(whole, 1);
    joined[at + 1]?.set(whole, 1);
  });
  return needs.map((need, at) => ({ ...need, answers: joined[at] ?? need.answers }));
}
