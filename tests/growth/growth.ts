/** How many times larger the second of the two inputs is. */
const TIMES = 8;

/** Between what is expected of linear work, `TIMES`, and of quadratic work, its square. */
export const LINEAR = 24;

/** How often each input is tried: enough that neither is measured cold, and not for ever, though a busy machine spoils many. */
const TRIES = { least: 3, most: 30 };

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * How much longer some work takes with an input that is eight times as large, measured in one go: less than `LINEAR` tells
 * that it grows with its input, and not with the square of it, however fast the machine is. What a busy machine adds is no part
 * of the work: of each time the least counts, and where that still looks quadratic, both are tried again.
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
