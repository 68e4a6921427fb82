import { shardFile } from "../shared/constants.ts";
import type { ShardKind } from "../shared/constants.ts";
import type { Cell, DocumentPart, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import { ShardGone } from "../engine/shards.ts";

export interface FetchedIndex {
  readonly status: number;
  readonly body: ArrayBuffer;
}

type Shape = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Shape {
  return typeof value === "object" && value !== null;
}

function hasStrings(value: unknown, names: readonly string[]): value is Shape {
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

const DOCUMENTS = ["pages", "counts", "types", "kinds", "tags", "categories", "titles", "anchors"];

function isIndexFile(value: unknown): value is SearchIndexFile {
  if (!isRecord(value)) return false;
  const { documents, index, settings } = value;
  return (
    isRecord(settings) &&
    ["sections", "kinds", "synonyms", "languages"].every((name) => Array.isArray(settings[name])) &&
    hasStrings(documents, DOCUMENTS) &&
    hasStrings(index, ["hash", "terms", "lengths", "postings", "texts"]) &&
    hasLists(index, ["fields"]) &&
    (index["cells"] === undefined || isDirectory(index["cells"]))
  );
}

function isDirectory(cells: unknown): boolean {
  return (
    hasStrings(cells, ["firsts", "sections"]) &&
    typeof cells["count"] === "number" &&
    Array.isArray(cells["averageLengths"]) &&
    cells["averageLengths"].every((length) => typeof length === "number")
  );
}

function isPart(value: unknown): value is DocumentPart {
  return hasStrings(value, ["ids", "lengths"]) && hasStrings(value["documents"], DOCUMENTS);
}

async function readResponse(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  return response.json();
}

async function indexIn(response: Response): Promise<SearchIndexFile> {
  const file = await readResponse(response);
  if (!isIndexFile(file)) throw new Error("it is not a search index");
  return file;
}

/**
 * Reads a fetched index.
 *
 * @param fetched - `null` if the server did not answer
 * @throws Error that says why it is not an index
 */
export async function readIndex(fetched: FetchedIndex | null): Promise<SearchIndexFile> {
  if (!fetched) throw new Error("the server did not answer");
  return indexIn(new Response(fetched.body, { status: fetched.status }));
}

/**
 * Fetches an index.
 *
 * @param cache - `reload` bypasses the HTTP cache
 * @throws Error that says why there is no index at that URL
 */
export async function loadIndex(url: string, cache: RequestCache = "default"): Promise<SearchIndexFile> {
  return indexIn(await fetch(url, { cache }));
}

/** Status codes for files that no longer exist. */
const GONE = [404, 410];

export interface ShardContents {
  readonly postings: PostingShard;
  readonly texts: TextShard;
  readonly cells: Cell;
}

const IS_SHARD: { readonly [Kind in ShardKind]: (value: unknown) => value is ShardContents[Kind] } = {
  postings: (value): value is PostingShard => hasStrings(value, ["terms", "documents", "frequencies"]),
  texts: (value): value is TextShard =>
    hasLists(value, ["texts", "code"]) && (value["part"] === undefined || isPart(value["part"])),
  cells: (value): value is Cell => hasStrings(value, ["terms"]) && isPart(value),
};

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
): Promise<ShardContents[Kind]> {
  const response = await fetch(new URL(shardFile(hash, kind, number), url));
  if (GONE.includes(response.status)) throw new ShardGone(`the server answered ${String(response.status)}`);
  const file = await readResponse(response);
  if (!IS_SHARD[kind](file)) throw new Error(`it is not a file of ${kind}`);
  return file;
}
