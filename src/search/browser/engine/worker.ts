import { createEngine } from "./engine";
import type { Engine } from "./engine";
import { loadIndex } from "./load";
import type { Answer, Request } from "./protocol";

/** The worker's own scope; the compiler knows the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(answer: Answer): void;
};

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

async function answer({ id, url, query }: Request): Promise<Answer> {
  try {
    const loaded = await ready(url);
    return { id, answer: query === undefined ? null : loaded.search(query) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

scope.onmessage = ({ data }) => {
  void answer(data).then((reply) => {
    scope.postMessage(reply);
  });
};
