/** A way to find the terms within an edit distance of a word. */
export type FindNear = (word: string, distance: number) => readonly string[];

/**
 * How many letters are to be changed, added, left out or swapped with their neighbour until one word is the other (the
 * optimal string alignment distance); nothing is changed twice.
 *
 * @param most - the largest distance of interest
 * @returns the distance, or a larger figure than `most` when it is larger
 */
function distanceOf(word: string, other: string, most: number): number {
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      let best = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      if (swapped) best = Math.min(best, (last[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    last = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Makes the terms of an index findable by words that differ from them by some letters.
 *
 * @param terms - all of them
 */
export function nearIn(terms: readonly string[]): FindNear {
  return (word, distance) =>
    terms.filter(
      (term) => Math.abs(term.length - word.length) <= distance && distanceOf(word, term, distance) <= distance,
    );
}
