/** Makes a pseudo-random number generator. The same seed gives the same numbers. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lower bits of a linear congruential generator repeat early.
    return (state >>> 8) % below;
  };
}
