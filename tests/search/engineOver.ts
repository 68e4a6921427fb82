import { readFile } from "node:fs/promises";
import path from "node:path";
import { createEngine } from "@site/src/plugins/search/browser/engine/engine";
import type { Engine } from "@site/src/plugins/search/browser/engine/engine";
import { fieldIndexes, withTexts } from "@site/src/plugins/search/browser/engine/score";
import type { FieldIndexes } from "@site/src/plugins/search/browser/engine/score";
import { unpackPostings } from "@site/src/plugins/search/browser/engine/shards";
import type { PackedFiles } from "@site/src/plugins/search/build/pack";
import { searchIndexFile, shardFile } from "@site/src/plugins/search/shared/constants";
import type { ShardKind } from "@site/src/plugins/search/shared/constants";
import { decodeNumbers, SEPARATOR, unpackDocuments } from "@site/src/plugins/search/shared/packed";
import type { PostingShard, SearchIndexFile, TextShard } from "@site/src/plugins/search/shared/packed";
import type { SearchDocument } from "@site/src/plugins/search/shared/types";

/** A loader of files that are in memory. */
function given<Content>(files: readonly Content[]): (number: number) => Promise<Content> {
  return (number) => {
    const file = files[number];
    return file === undefined
      ? Promise.reject(new Error(`There is no file ${String(number)}.`))
      : Promise.resolve(file);
  };
}

/** An engine over files that are all in memory. */
export function engineOver({ core, postings, texts }: PackedFiles): Engine {
  return createEngine(core, { postings: given(postings), texts: given(texts) });
}

/** The documents of an index, each with its text. */
export function documentsOver({ core, texts }: PackedFiles): SearchDocument[] {
  const contents = texts.flatMap((shard) => shard.texts);
  return unpackDocuments(core.documents).map((document) => ({ ...document, content: contents[document.id] ?? "" }));
}

/** The indexes of all fields, including the running text. */
export function fieldsOver({ core, postings }: PackedFiles): FieldIndexes {
  const fields = fieldIndexes(unpackDocuments(core.documents), core.index.lengths);
  const ofTexts = new Map(postings.flatMap((shard) => [...unpackPostings(shard)]));
  return withTexts(fields, [...ofTexts.keys()], (term) => ofTexts.get(term));
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, "utf8")) as Content;
}

/** Reads the files of one kind of an index: as many as it names, and an error if one is missing. */
function readShards<Content>(site: string, hash: string, kind: ShardKind, count: number): Promise<Content[]> {
  const files = Array.from({ length: count }, (_, number) => path.join(site, shardFile(hash, kind, number)));
  return Promise.all(files.map((file) => readJson<Content>(file)));
}

/**
 * Reads the files of an index from a built site.
 *
 * @throws Error if one is missing
 */
export async function readIndex(site: string, locale = "en"): Promise<PackedFiles> {
  const core = await readJson<SearchIndexFile>(path.join(site, searchIndexFile(locale)));
  const { hash, postings, texts } = core.index;
  return {
    core,
    postings: await readShards<PostingShard>(site, hash, "postings", postings.split(SEPARATOR).length),
    texts: await readShards<TextShard>(site, hash, "texts", decodeNumbers(texts).length),
  };
}
