/**
 * Says what each way to make the index smaller saves: every line undoes one of them, over the index in `build/`, and weighs what
 * a reader then downloads before the first answer.
 */
import path from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { unpackPostings } from "@site/src/plugins/search/browser/engine/shards";
import { decodeNumbers, unpackDocuments, unpackTerms } from "@site/src/plugins/search/shared/packed";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";
import { fieldsOver, readIndex } from "../../search/engineOver";
import { markdownTable } from "../../search/table";
import { plainPostings } from "./plainPostings";

function weigh(content: unknown): number {
  return gzipSync(JSON.stringify(content)).length;
}

async function main(): Promise<void> {
  const files = await readIndex(path.resolve(import.meta.dirname, "../../../build"));
  const { core, postings, texts } = files;
  const { documents, index } = core;
  const now = weigh(core);
  const withDocuments = (changed: object): object => ({ documents: { ...documents, ...changed }, index });
  const withIndex = (changed: Partial<Record<keyof SearchIndexFile["index"], unknown>>): object => ({
    documents,
    index: { ...index, ...changed },
  });
  const all = unpackDocuments(documents);
  const { title } = fieldsOver(files);
  const plain = postings.map((shard) => plainPostings(unpackPostings(shard)));
  const packed = postings.reduce((sum, shard) => sum + weigh(shard), 0);
  const rows: readonly (readonly [lever: string, without: number, withIt: number])[] = [
    ["texts in files of their own", weigh({ core, texts }), now],
    ["postings in files of their own", weigh({ core, postings }), now],
    ["documents by columns, routes and anchors derived", weigh({ documents: all, index }), now],
    ["routes front-coded", weigh(withDocuments({ pages: unpackTerms(documents.pages) })), now],
    ["terms front-coded", weigh(withIndex({ terms: unpackTerms(index.terms) })), now],
    ["lengths in digits of 64 signs", weigh(withIndex({ lengths: decodeNumbers(index.lengths) })), now],
    ["postings of titles computed by the reader", weigh({ core, titles: plainPostings(title.postings) }), now],
    ["postings packed (all files together)", plain.reduce((sum, shard) => sum + weigh(shard), 0), packed],
  ];
  const head = ["lever", "bytes without it", "with it", "saved"];
  process.stdout.write(
    `${markdownTable(
      head,
      rows.map(([lever, without, withIt]) => [lever, without, withIt, without - withIt]),
    )}\n`,
  );
}

void main();
