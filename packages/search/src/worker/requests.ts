import stemmerLoaders from "@generated/docusaurus-lean-search/default/stemmers.js";
import { MAX_FILES } from "../shared/constants.ts";
import type { ShardKind } from "../shared/constants.ts";
import type { SearchIndexFile } from "../shared/packed.ts";
import type { SearchAnswer, SearchScope } from "../shared/types.ts";
import { createEngine } from "../engine/engine.ts";
import type { Engine } from "../engine/engine.ts";
import { loadStemmers } from "../engine/stemmers.ts";
import type { StemsOf } from "../engine/stemmers.ts";
import { loadIndex, loadShard, readIndex } from "./load.ts";
import type { FetchedIndex, ShardContents } from "./load.ts";

/** A request of the page to the worker. */
export interface EngineRequest {
  readonly id: number;
  readonly url: string;
  /** Without a query, the index is only loaded. */
  readonly query?: string;
  readonly scope?: SearchScope | undefined;
  /** Whether to fetch the index again if it failed to load. */
  readonly retry?: boolean;
  /** The index, if the page has fetched it already: `null` when the server did not answer. */
  readonly index?: FetchedIndex | null;
}

/** A reply of the worker to the request with that id. */
export type EngineReply =
  /** With `more`, another reply follows. */
  { readonly id: number; readonly more: boolean } & (
    | { readonly answer: SearchAnswer | null }
    | { readonly failure: string }
  );

/** The texts of results are loaded after this many milliseconds without a newer query. */
const PAUSE = 120;

interface LoadedEngine extends Engine {
  /** Returns the engine for the next query. */
  readonly next: () => LoadedEngine;
}

let engine: Promise<LoadedEngine> | undefined;
let hasFailed = false;
let newestQuery = 0;

function start(url: string, file: SearchIndexFile, stemsOf: StemsOf): LoadedEngine {
  const { hash, cells } = file.index;
  let files = 0;
  const loader =
    <Kind extends ShardKind>(kind: Kind) =>
    (number: number): Promise<ShardContents[Kind]> => {
      files += 1;
      return loadShard(url, hash, kind, number);
    };
  const created = createEngine(
    file,
    { postings: loader("postings"), texts: loader("texts"), cells: loader("cells") },
    stemsOf,
  );
  const loaded: LoadedEngine = {
    ...created,
    next: () => (cells && files > MAX_FILES ? start(url, file, stemsOf) : loaded),
  };
  return loaded;
}

async function load(url: string, index: Promise<SearchIndexFile>): Promise<LoadedEngine> {
  const file = await index;
  return start(url, file, await loadStemmers(file.settings.languages, stemmerLoaders));
}

/** Loads the index once; after a failure, again when the reader retries. */
function loadEngine({ url, retry = false, index }: EngineRequest): Promise<LoadedEngine> {
  if (hasFailed && retry) engine = undefined;
  if (engine) {
    engine = engine.then((loaded) => loaded.next());
  } else {
    hasFailed = false;
    engine = load(url, index === undefined ? loadIndex(url) : readIndex(index));
    engine.catch(() => {
      hasFailed = true;
    });
  }
  return engine;
}

/** The newer indexes, by the hash of the outdated one; `undefined` when the site has no newer one. */
const renewals = new Map<string, Promise<LoadedEngine | undefined>>();

/** Fetches the index again, bypassing the HTTP cache, when its shards are gone because the site has been rebuilt. */
function renew(url: string, { hash }: Engine): Promise<LoadedEngine | undefined> {
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
 * Answers a request of the page. Results come first, and their texts when the reader pauses.
 *
 * @param reply - receives the answer, or why there is none; with `more`, further replies follow
 */
export async function respond(request: EngineRequest, reply: (answer: EngineReply) => void): Promise<void> {
  const { id, url, query, scope } = request;
  if (query !== undefined) newestQuery = id;
  try {
    const loaded = await loadEngine(request);
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
    const answer = await loaded.search(query, scope, progress);
    const fresh = loaded.isOutdated() ? await renew(url, loaded) : undefined;
    reply({ id, answer: fresh ? await fresh.search(query, scope, progress) : answer, more: false });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error), more: false });
  }
}
