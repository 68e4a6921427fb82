import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Index } from "lunr";
import { searchIndexFile, shardFile } from "../shared/constants.ts";
import type { ShardKind } from "../shared/constants.ts";
import { decodeNumbers, SEPARATOR } from "../shared/encoding.ts";
import { unpackDocuments, unpackPart } from "../shared/packed.ts";
import type { Cell, NamedDocument, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import type { SearchDocument } from "../shared/types.ts";
import type { Draft } from "./documents.ts";
import { lunrBuilder } from "./lunr.ts";
import type { PackedFiles } from "./pack.ts";

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, "utf8")) as Content;
}

/** Reads all shards of one kind; rejects if one is missing. */
function readShards<Content>(site: string, hash: string, kind: ShardKind, count: number): Promise<Content[]> {
  const files = Array.from({ length: count }, (_, number) => path.join(site, shardFile(hash, kind, number)));
  return Promise.all(files.map((file) => readJson<Content>(file)));
}

/**
 * Reads the files of an index from a built site.
 *
 * @param site - folder of the locale
 * @throws Error if a file is missing
 */
export async function readIndex(site: string, locale = "en"): Promise<PackedFiles> {
  const core = await readJson<SearchIndexFile>(path.join(site, searchIndexFile(locale)));
  const { hash, postings, texts, cells } = core.index;
  const countOf = (firsts = ""): number => (firsts === "" ? 0 : firsts.split(SEPARATOR).length);
  return {
    core,
    // An index without texts has no postings, and a small index has no cells.
    postings: await readShards<PostingShard>(site, hash, "postings", countOf(postings)),
    texts: await readShards<TextShard>(site, hash, "texts", decodeNumbers(texts).length),
    cells: await readShards<Cell>(site, hash, "cells", countOf(cells?.firsts)),
  };
}

/** Lists each document of a large index once: shards of texts may repeat the page of their first document. */
function documentsIn(texts: readonly TextShard[], { settings: { kinds } }: SearchIndexFile): NamedDocument[] {
  const all = texts.flatMap(({ part }) => (part ? unpackPart(part, kinds) : []));
  return [...new Map(all.map((document) => [document.id, document])).values()];
}

/** Lists the documents of an index, with their texts. */
export function documentsOf({ core, texts }: Pick<PackedFiles, "core" | "texts">): SearchDocument[] {
  const contents = texts.flatMap((shard) => shard.texts);
  const { cells } = core.index;
  const named = cells ? documentsIn(texts, core) : unpackDocuments(core.documents, core.settings.kinds);
  return named.map((document) => ({
    ...document,
    content: contents[document.id] ?? "",
  }));
}

/** Returns the documents, with texts and code, that an index was packed from. */
export function draftsOf(files: Pick<PackedFiles, "core" | "texts">, documents = documentsOf(files)): Draft[] {
  const code = files.texts.flatMap((shard) => shard.code);
  return documents.map((document) => ({ ...document, code: code[document.id] ?? "" }));
}

/** The unpacked content of an index. */
export interface Unpacked {
  readonly documents: readonly SearchDocument[];
  /** For `lunr.Index.load`; the references of its results are the ids of the documents. */
  readonly index: ReturnType<Index["toJSON"]>;
}

/** Unpacks the files of an index. */
export function unpack(files: PackedFiles): Unpacked {
  const documents = documentsOf(files);
  const builder = lunrBuilder(draftsOf(files, documents), files.core.settings);
  return { documents, index: builder.build().toJSON() };
}

/**
 * Lists the indexes of a built site.
 *
 * @param site - folder of the build; further locales are in folders below it
 */
export async function indexesIn(site: string): Promise<{ readonly folder: string; readonly locale: string }[]> {
  const folders = (await readdir(site, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    [site, ...folders.map(({ name }) => path.join(site, name))].map(async (folder) => {
      const names = (await readdir(folder)).flatMap((name) => /^search-index-(.+)\.json$/u.exec(name)?.[1] ?? []);
      return names.map((locale) => ({ folder, locale }));
    }),
  );
  return found.flat();
}
