import { createEngine } from "./engine";
import type { Engine } from "./engine";
import { loadIndex, loadShard, readIndex } from "./load";
import type { SearchAnswer } from "../../shared/types";
import type { SearchIndexFile } from "../../shared/packed";
import type { Answer, Request } from "./protocol";

/** Milliseconds without a newer query after which the texts of results are fetched. */
const PAUSE = 120;

let engine: Promise<Engine> | undefined;
let failed = false;
/** Id of the newest query. */
let newest = 0;

async function load(url: string, index: Promise<SearchIndexFile>): Promise<Engine> {
  const file = await index;
  const { hash } = file.index;
  return createEngine(file, {
    postings: (number) => loadShard(url, hash, "postings", number),
    texts: (number) => loadShard(url, hash, "texts", number),
  });
}

/** Loads the index once: after a failure not before the reader asks for it. */
function ready({ url, retry = false, index }: Request): Promise<Engine> {
  if (failed && retry) engine = undefined;
  if (!engine) {
    failed = false;
    engine = load(url, index === undefined ? loadIndex(url) : readIndex(index));
    engine.catch(() => {
      failed = true;
    });
  }
  return engine;
}

/** What was fetched anew for an index, by its hash: nothing, when the site has no other. */
const renewed = new Map<string, Promise<Engine | undefined>>();

/**
 * Has the index fetched once more, past the HTTP cache, when its texts are gone: the site was built anew under the reader.
 *
 * @returns nothing when that brings no other index
 */
function renew(url: string, { hash }: Engine): Promise<Engine | undefined> {
  const known = renewed.get(hash);
  if (known) return known;
  const renewing = load(url, loadIndex(url, "reload")).then(
    (fresh) => {
      if (fresh.hash === hash) return undefined;
      engine = Promise.resolve(fresh);
      return fresh;
    },
    () => {
      renewed.delete(hash);
      return undefined;
    },
  );
  renewed.set(hash, renewing);
  return renewing;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE);
  });
}

/**
 * Answers a request of the page: loads the index, once, and searches it. Results come first, their texts when the reader
 * stops typing.
 *
 * @param request - of the page
 * @param reply - takes an answer, or the reason why there is none; called once or several times, with `more` on all but the
 *   last one
 */
export async function respond(request: Request, reply: (answer: Answer) => void): Promise<void> {
  const { id, url, query } = request;
  if (query !== undefined) newest = id;
  try {
    const loaded = await ready(request);
    if (query === undefined) {
      reply({ id, answer: null, more: false });
      return;
    }
    const progress = {
      onPart: (part: SearchAnswer) => {
        reply({ id, answer: part, more: true });
      },
      isWanted: async () => {
        await pause();
        return newest === id;
      },
    };
    const answer = await loaded.search(query, progress);
    const fresh = loaded.isOutdated() ? await renew(url, loaded) : undefined;
    reply({ id, answer: fresh ? await fresh.search(query, progress) : answer, more: false });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error), more: false });
  }
}
