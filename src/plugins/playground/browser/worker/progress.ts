/** Milliseconds between two reports: often enough for a smooth bar, rarely enough to cost nothing. */
const INTERVAL = 50;

/** Counts pages. */
export interface Progress {
  readonly onPages: (count: number) => void;
  readonly onPage: () => void;
}

/**
 * Reports how many pages of how many are made: at the start, at most so often, and at the end.
 *
 * @param report called with both numbers
 */
export function countPages(report: (done: number, total: number) => void): Progress {
  let done = 0;
  let total = 0;
  let last = -INTERVAL;
  return {
    onPages: (count) => {
      total = count;
      report(done, total);
    },
    onPage: () => {
      done += 1;
      const now = performance.now();
      if (done < total && now - last < INTERVAL) return;
      last = now;
      report(done, total);
    },
  };
}
