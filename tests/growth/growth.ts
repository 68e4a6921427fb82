/** Ratio of the larger input to the smaller. */
const TIMES = 8;

/** Threshold between linear work, which takes `TIMES` as long, and quadratic work, which takes `TIMES` squared. */
export const LINEAR = 24;

/** Number of tries: at least enough to warm up, at most enough to get undisturbed ones on a busy machine. */
const TRIES = { least: 3, most: 30 };

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures how many times as long `work` takes with an input that is eight times as large. A result below `LINEAR` means that the time
 * is linear and not quadratic, on any machine. Other load only adds time, so the shortest time of each input counts, and both are
 * tried again while the result looks quadratic.
 *
 * @param size - of the larger input, in the unit of `work`
 * @param work - called with the size of its input
 */
export async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let round = 0; round < TRIES.least || (large / small >= LINEAR && round < TRIES.most); round += 1) {
    small = Math.min(small, await timeOf(() => work(Math.round(size / TIMES))));
    large = Math.min(large, await timeOf(() => work(size)));
  }
  return large / small;
}
