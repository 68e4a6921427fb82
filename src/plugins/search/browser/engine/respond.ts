import type { SearchIndexFile } from "../../shared/packed";
import type { SearchAnswer } from "../../shared/types";
import { createEngine } from "./engine";
import type { Engine } from "./engine";
import { loadIndex, loadShard, readIndex } from "./load";
import type { FetchedIndex } from "./load";

/** What the page asks of the worker. */
export interface EngineRequest {
  readonly id: number;
  /** URL of the index. */
  readonly url: string;
  /** Without a query, the index is only loaded. */
  readonly query?: string;
  /** Whether to fetch an index again that failed to load. */
  readonly retry?: boolean;
  /** The index, if the page has fetched it already: `null` when the server did not answer. */
  readonly index?: FetchedIndex | null;
}

/** What the worker answers to the request of that id. */
export type EngineReply =
  /** With `more`, another answer follows. */
  { readonly id: number; readonly more: boolean } & (
    | { readonly answer: SearchAnswer | null }
    | { readonly failure: string }
  );

/** Milliseconds without a newer query after which the texts of results are loaded. */
const PAUSE = 120;

let engine: Promise<Engine> | undefined;
let hasFailed = false;
let newestQuery = 0;

async function load(url: string, index: Promise<SearchIndexFile>): Promise<Engine> {
  const file = await index;
  const { hash } = file.index;
  return createEngine(file, {
    postings: (number) => loadShard(url, hash, "postings", number),
    texts: (number) => loadShard(url, hash, "texts", number),
  });
}

/** Loads the index once; after a failure again when the reader asks for it. */
function ready({ url, retry = false, index }: EngineRequest): Promise<Engine> {
  if (hasFailed && retry) engine = undefined;
  if (!engine) {
    hasFailed = false;
    engine = load(url, index === undefined ? loadIndex(url) : readIndex(index));
    engine.catch(() => {
      hasFailed = true;
    });
  }
  return engine;
}

/** The newer index that replaces one, by the hash of the old one; `undefined` when the site has none. */
const renewals = new Map<string, Promise<Engine | undefined>>();

/** Fetches the index again, past the HTTP cache, when its shards are gone because the site was built again meanwhile. */
function renew(url: string, { hash }: Engine): Promise<Engine | undefined> {
  const known = renewals.get(hash);
  if (known) return known;
  const renewal = load(url, loadIndex(url, "reload")).then(
    (fresh) => {
      if (fresh.hash === hash) return undefined;
      engine = Promise.resolve(fresh);
      return fresh;
    },
    () => {
      renewals.delete(hash);
      return undefined;
    },
  );
  renewals.set(hash, renewal);
  return renewal;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE);
  });
}

/**
 * Answers a request of the page. Results come first, their texts when the reader stops typing.
 *
 * @param reply - receives the answer, or the reason why there is none; with `more`, further answers follow
 */
export async function respond(request: EngineRequest, reply: (answer: EngineReply) => void): Promise<void> {
  const { id, url, query } = request;
  if (query !== undefined) newestQuery = id;
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
        return newestQuery === id;
      },
    };
    const answer = await loaded.search(query, progress);
    const fresh = loaded.isOutdated() ? await renew(url, loaded) : undefined;
    reply({ id, answer: fresh ? await fresh.search(query, progress) : answer, more: false });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error), more: false });
  }
}
