// cspell:ignore Damerau
/**
 * Counts how many letters must be changed, added, removed, or swapped with a neighbour to turn one text into another: the
 * optimal string alignment distance (Damerau 1964, in the restricted form).
 *
 * @param limit - the largest distance of interest; the computation stops once it is exceeded
 * @returns the distance, or a number above `limit`
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + change,
          isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
