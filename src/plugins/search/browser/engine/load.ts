import { shardFile } from "../../shared/constants";
import type { ShardKind } from "../../shared/constants";
import type { PostingShard, SearchIndexFile, TextShard } from "../../shared/packed";
import type { FetchedIndex } from "./protocol";
import { ShardGone } from "./shards";

type Shape = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Shape {
  return typeof value === "object" && value !== null;
}

function hasTexts(value: unknown, names: readonly string[]): value is Shape {
  return isRecord(value) && names.every((name) => typeof value[name] === "string");
}

function hasLists(value: unknown, names: readonly string[]): value is Shape {
  return (
    isRecord(value) &&
    names.every((name) => {
      const list = value[name];
      return Array.isArray(list) && list.every((entry) => typeof entry === "string");
    })
  );
}

const DOCUMENTS = ["pages", "counts", "types", "tags", "categories", "titles", "anchors"];

function isIndexFile(value: unknown): value is SearchIndexFile {
  if (!isRecord(value)) return false;
  const { documents, index } = value;
  return (
    hasTexts(documents, DOCUMENTS) &&
    hasTexts(index, ["hash", "terms", "lengths", "postings", "texts"]) &&
    hasLists(index, ["fields"])
  );
}

/**
 * Reads an index that the page has fetched.
 *
 * @param fetched - the answer of the server, if there was one
 * @throws Error that says what is wrong when it is no index
 */
export async function readIndex(fetched: FetchedIndex | null): Promise<SearchIndexFile> {
  if (!fetched) throw new Error("the server did not answer");
  return indexOf(new Response(fetched.body, { status: fetched.status }));
}

/**
 * Fetches an index.
 *
 * @param url - its URL
 * @param cache - `reload` asks the server whatever the browser has kept
 * @throws Error that says what is wrong when there is no index at that URL
 */
export async function loadIndex(url: string, cache: RequestCache = "default"): Promise<SearchIndexFile> {
  return indexOf(await fetch(url, { cache }));
}

async function indexOf(response: Response): Promise<SearchIndexFile> {
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  const file: unknown = await response.json();
  if (!isIndexFile(file)) throw new Error("it is not a search index");
  return file;
}

/** Answers of a server that has no such file, and will have none later. */
const GONE = [404, 410];

/** What the files of an index hold, by their kind. */
interface ShardContents {
  readonly postings: PostingShard;
  readonly texts: TextShard;
}

const IS_SHARD: { readonly [Kind in ShardKind]: (value: unknown) => value is ShardContents[Kind] } = {
  postings: (value): value is PostingShard => hasTexts(value, ["terms", "documents", "frequencies"]),
  texts: (value): value is TextShard => hasLists(value, ["texts", "code"]),
};

/**
 * Fetches a file of an index.
 *
 * @param url - URL of the index
 * @param hash - of the index
 * @param kind - of the file
 * @param number - of the file
 * @throws ShardGone when the server has no such file
 * @throws Error that says what is wrong when its answer is no such file
 */
export async function loadShard<Kind extends ShardKind>(
  url: string,
  hash: string,
  kind: Kind,
  number: number,
): Promise<ShardContents[Kind]> {
  const response = await fetch(new URL(shardFile(hash, kind, number), url));
  if (GONE.includes(response.status)) throw new ShardGone(`the server answered ${String(response.status)}`);
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  const file: unknown = await response.json();
  if (!IS_SHARD[kind](file)) throw new Error(`it is no file of ${kind}`);
  return file;
}
