/** How many times larger the second of the two inputs is. */
const TIMES = 8;

/** Between what is expected of linear work, `TIMES`, and of quadratic work, its square. */
export const LINEAR = 24;

/** Of each time the least of so many tries: what a busy machine adds is no part of the work. */
const TRIES = 3;

async function leastTime(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < TRIES; round += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * How much longer some work takes with an input that is eight times as large, measured in one go: at most `LINEAR` tells
 * that it grows with its input, and not with the square of it, however fast the machine is.
 *
 * @param size - of the larger input, in whatever unit `work` counts
 * @param work - called with the size of its input
 */
export async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  const small = await leastTime(() => work(Math.round(size / TIMES)));
  return (await leastTime(() => work(size))) / small;
}
