import { createEngine } from "./engine";
import type { Engine } from "./engine";
import { loadIndex } from "./load";
import type { Answer, Request } from "./protocol";

let engine: Promise<Engine> | undefined;
let failed = false;

/** Loads the index once: after a failure not before the reader asks for it. */
function ready(url: string, retry: boolean): Promise<Engine> {
  if (failed && retry) engine = undefined;
  if (!engine) {
    failed = false;
    engine = loadIndex(url).then(createEngine);
    engine.catch(() => {
      failed = true;
    });
  }
  return engine;
}

/**
 * Answers a request of the page: loads the index, once, and searches it.
 *
 * @returns an answer, or the reason why there is none; never rejects
 */
export async function respond({ id, url, query, retry = false }: Request): Promise<Answer> {
  try {
    const loaded = await ready(url, retry);
    return { id, answer: query === undefined ? null : loaded.search(query) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
