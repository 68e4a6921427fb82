/** Milliseconds that a condition may take on a busy machine. */
const PATIENCE = 20_000;
/** Milliseconds between two looks. */
const PAUSE = 40;

/**
 * Looks again and again until there is something.
 *
 * @param what completes "There is no …"
 * @throws Error if nothing comes in time; what the last look threw is its cause
 */
export async function until<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    let cause: unknown;
    try {
      const found = await look();
      if (found !== null && found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`There is no ${what}.`, { cause });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
