/** Files of one kind, fetched one by one when they are needed, and kept. */
export interface Shards<Content> {
  /** Whether these files are all there. */
  areHere(numbers: readonly number[]): boolean;
  /**
   * Fetches files, all at the same time. What is there is not fetched again, what failed is.
   *
   * @throws Error of the first one that cannot be had
   */
  load(numbers: readonly number[]): Promise<void>;
  /** What a file holds that is there. */
  at(number: number): Content | undefined;
}

/** A file that the site has no more: the reader's index is one of an earlier build. */
export class ShardGone extends Error {}

/**
 * Keeps the files of one kind.
 *
 * @param fetchShard - gets one by its number
 */
export function createShards<Content>(fetchShard: (number: number) => Promise<Content>): Shards<Content> {
  const here = new Map<number, Content>();
  const coming = new Map<number, Promise<void>>();
  const missing = (numbers: readonly number[]): number[] => [...new Set(numbers)].filter((number) => !here.has(number));

  function load(number: number): Promise<void> {
    const loading =
      coming.get(number) ??
      fetchShard(number)
        .then((content) => {
          here.set(number, content);
        })
        .finally(() => {
          coming.delete(number);
        });
    coming.set(number, loading);
    return loading;
  }

  return {
    areHere: (numbers) => missing(numbers).length === 0,
    async load(numbers) {
      await Promise.all(missing(numbers).map(load));
    },
    at: (number) => here.get(number),
  };
}
