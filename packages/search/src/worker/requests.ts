/** Answers the search requests of a page: loads the index and its files for the engine. */
import stemmerLoaders from "@generated/docusaurus-lean-search/default/stemmers.js";
import { MAX_FILES, shardFile } from "../shared/constants.ts";
import type { ShardKind } from "../shared/constants.ts";
import type { Cell, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import type { SearchAnswer, SearchScope } from "../shared/types.ts";
import { createEngine } from "../engine/engine.ts";
import type { Engine } from "../engine/engine.ts";
import { ShardGone } from "../engine/shards.ts";
import { loadStemmers } from "../engine/stemmers.ts";

/** A response for the index, which the page fetched while the worker started. */
export interface FetchedIndex {
  readonly status: number;
  readonly body: ArrayBuffer;
}

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

/** A reply of the worker to the request with the same id. */
export interface EngineReply {
  readonly id: number;
  /** `null` without a query, or if the index did not load. */
  readonly answer: SearchAnswer | null;
  /** Whether another reply follows. */
  readonly more: boolean;
}

/** An example of a JSON value. All elements of a list must be like the first one of the example; an empty list allows any. */
type Shape = string | number | Shape[] | { readonly [name: string]: Shape };

const DOCUMENTS = { pages: "", counts: "", types: "", kinds: "", tags: "", categories: "", titles: "", anchors: "" };
const PART = { ids: "", documents: DOCUMENTS, lengths: "" };

/** The shapes of files. A property whose name ends with `?` may be missing. */
const SHAPES = {
  core: {
    documents: DOCUMENTS,
    index: {
      ...{ fields: [""], hash: "", terms: "", lengths: "", postings: "", texts: "" },
      "cells?": { firsts: "", count: 0, averageLengths: [0], sections: "" },
    },
    settings: { sections: [], kinds: [], synonyms: [], languages: [] },
  },
  postings: { terms: "", documents: "", frequencies: "" },
  texts: { texts: [""], code: [""], "part?": PART },
  cells: { terms: "", ...PART },
};

interface Contents {
  readonly core: SearchIndexFile;
  readonly postings: PostingShard;
  readonly texts: TextShard;
  readonly cells: Cell;
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape !== "object") return typeof value === typeof shape;
  if (Array.isArray(shape)) {
    const [element] = shape;
    return Array.isArray(value) && (element === undefined || value.every((one) => hasShape(one, element)));
  }
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, one]) => {
    const found = (value as Readonly<Record<string, unknown>>)[name.replace("?", "")];
    return (name.endsWith("?") && found === undefined) || hasShape(found, one);
  });
}

/** @throws Error that says why the response is not a file of that kind */
async function contentOf<Kind extends keyof Contents>(response: Response, kind: Kind): Promise<Contents[Kind]> {
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  const file: unknown = await response.json();
  if (!hasShape(file, SHAPES[kind])) throw new Error(`it is not a search index file of the kind "${kind}"`);
  return file as Contents[Kind];
}

/**
 * Fetches an index.
 *
 * @param cache - `reload` bypasses the HTTP cache
 * @throws Error that says why there is no index at that URL
 */
export async function loadIndex(url: string, cache: RequestCache = "default"): Promise<SearchIndexFile> {
  return contentOf(await fetch(url, { cache }), "core");
}

const GONE = [404, 410];

/**
 * Fetches a shard.
 *
 * @throws ShardGone when the server does not have the shard
 * @throws Error that says why the response is not a shard
 */
export async function loadShard<Kind extends ShardKind>(
  url: string,
  hash: string,
  kind: Kind,
  number: number,
): Promise<Contents[Kind]> {
  const response = await fetch(new URL(shardFile(hash, kind, number), url));
  if (GONE.includes(response.status)) throw new ShardGone(`the server answered ${String(response.status)}`);
  return contentOf(response, kind);
}

/** Returns the engine for the next query. */
type GetEngine = () => Engine;

async function start(url: string, index: Promise<SearchIndexFile>): Promise<GetEngine> {
  const file = await index;
  const stemsOf = await loadStemmers(file.settings.languages, stemmerLoaders);
  const create = () => {
    const loaded = { files: 0 };
    const loader =
      <Kind extends ShardKind>(kind: Kind) =>
      (number: number): Promise<Contents[Kind]> => {
        loaded.files += 1;
        return loadShard(url, file.index.hash, kind, number);
      };
    const shards = { postings: loader("postings"), texts: loader("texts"), cells: loader("cells") };
    return { engine: createEngine(file, shards, stemsOf), loaded };
  };
  let current = create();
  return () => {
    if (file.index.cells && current.loaded.files > MAX_FILES) current = create();
    return current.engine;
  };
}

let engineGetter: Promise<GetEngine> | undefined;

/** Loads the index once; after a failure, again when the reader retries. */
function loadEngine({ url, retry = false, index }: EngineRequest): Promise<GetEngine> {
  const fetched = async (): Promise<SearchIndexFile> => {
    if (!index) throw new Error("the server did not answer");
    return contentOf(new Response(index.body, { status: index.status }), "core");
  };
  if (!engineGetter) engineGetter = start(url, index === undefined ? loadIndex(url) : fetched());
  else if (retry) engineGetter = engineGetter.catch(() => start(url, loadIndex(url)));
  return engineGetter;
}

/** Engines of newer indexes, by the hash of the outdated index; `undefined` when the site has no newer index. */
const renewals = new Map<string, Promise<Engine | undefined>>();

/** Fetches the index again, bypassing the HTTP cache, when its shards are gone because the site has been rebuilt. */
function renew(url: string, { hash }: Engine): Promise<Engine | undefined> {
  const renewal =
    renewals.get(hash) ??
    start(url, loadIndex(url, "reload")).then(
      (fresh) => {
        const engine = fresh();
        if (engine.hash === hash) return undefined;
        engineGetter = Promise.resolve(fresh);
        return engine;
      },
      () => {
        renewals.delete(hash);
        return undefined;
      },
    );
  renewals.set(hash, renewal);
  return renewal;
}

/** The texts of results are loaded after this many milliseconds without a newer query. */
const PAUSE = 120;

let newestQuery = 0;

/**
 * Answers a request of the page. Results come first, and their texts when the reader pauses.
 *
 * @param reply - receives the answer; with `more`, further replies follow
 */
export async function respond(request: EngineRequest, reply: (answer: EngineReply) => void): Promise<void> {
  const { id, url, query, scope } = request;
  if (query !== undefined) newestQuery = id;

  async function answer(): Promise<SearchAnswer | null> {
    const engine = (await loadEngine(request))();
    if (query === undefined) return null;
    const progress = {
      onPart: (part: SearchAnswer) => {
        reply({ id, answer: part, more: true });
      },
      isWanted: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE);
        });
        return newestQuery === id;
      },
    };
    const found = await engine.search(query, scope, progress);
    const fresh = engine.isOutdated() ? await renew(url, engine) : undefined;
    return fresh ? fresh.search(query, scope, progress) : found;
  }

  // The page reports an index that did not load.
  reply({ id, answer: await answer().catch(() => null), more: false });
}
