import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { listFiles } from "@site/src/shared/files";
import { searchIndexFile } from "@site/src/plugins/search/shared/constants";

/** Bytes as they are stored, and as a host sends them. */
interface Bytes {
  readonly raw: number;
  readonly gzip: number;
}

/** What a build has written. */
export interface Output {
  readonly pages: number;
  /** Bytes of all files. */
  readonly all: number;
  /** HTML of all pages together, each compressed on its own. */
  readonly html: Bytes;
  /** HTML of the page that is largest with gzip, and its route. */
  readonly largest: Bytes & { readonly route: string };
  readonly index: Bytes;
}

async function weigh(file: string): Promise<Bytes> {
  const content = await readFile(file);
  return { raw: content.length, gzip: gzipSync(content).length };
}

/**
 * Weighs what a build has written.
 *
 * @param build - absolute path of its folder
 * @throws Error if there is no page, or no search index
 */
export async function weighOutput(build: string): Promise<Output> {
  let [pages, all, raw, gzip] = [0, 0, 0, 0];
  let largest: Output["largest"] | undefined;
  for (const file of await listFiles(build)) {
    all += (await stat(path.join(build, file))).size;
    if (!file.endsWith("index.html")) continue;
    const bytes = await weigh(path.join(build, file));
    pages += 1;
    raw += bytes.raw;
    gzip += bytes.gzip;
    if (bytes.gzip > (largest?.gzip ?? 0)) largest = { ...bytes, route: `/${path.posix.dirname(file)}` };
  }
  if (!largest) throw new Error(`There is no page in ${build}.`);
  return { pages, all, html: { raw, gzip }, largest, index: await weigh(path.join(build, searchIndexFile("en"))) };
}
