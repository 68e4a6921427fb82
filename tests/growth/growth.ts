/** How many times larger the second of the two inputs is. */
const TIMES = 8;

/** Threshold between linear work, which takes `TIMES` as long, and quadratic work, which takes the square of that. */
export const LINEAR = 24;

/** Number of tries of each input: the least warms up both, the most leaves enough good ones on a busy machine. */
const TRIES = { least: 3, most: 30 };

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures how much longer some work takes with an input that is eight times as large. Less than `LINEAR` means that the time
 * is linear and not quadratic, on any machine. Other load only ever adds time, so the shortest time of each input counts, and
 * both are tried again while the result looks quadratic.
 *
 * @param size - of the larger input, in whatever unit `work` counts
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
