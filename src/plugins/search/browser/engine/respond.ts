import { createEngine } from "./engine";
import type { Engine } from "./engine";
import { loadIndex } from "./load";
import type { Answer, Request } from "./protocol";

let engine: Promise<Engine> | undefined;

/** Loads the index once; after a failure the next request tries again. */
async function ready(url: string): Promise<Engine> {
  engine ??= loadIndex(url).then(createEngine);
  try {
    return await engine;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

/**
 * Answers a request of the page: loads the index, once, and searches it.
 *
 * @returns an answer, or the reason why there is none; never rejects
 */
export async function respond({ id, url, query }: Request): Promise<Answer> {
  try {
    const loaded = await ready(url);
    return { id, answer: query === undefined ? null : loaded.search(query) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
