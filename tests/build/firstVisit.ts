import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { load } from "cheerio";
import { buildFolder } from "./site";

/** Compressed size in bytes, at the default levels of the libraries: gzip 6 and brotli 11. */
interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** What the first visit to a page downloads before the reader does anything. */
export interface FirstVisit {
  readonly html: Bytes;
  readonly css: Bytes;
  readonly script: Bytes;
  /** Number of requests for the page, its style sheets and its scripts. */
  readonly requests: number;
  /** URL paths of the scripts, including the preloaded ones. */
  readonly scripts: readonly string[];
}

function compress(content: Buffer): Bytes {
  return { gzip: gzipSync(content, { level: 6 }).length, brotli: brotliCompressSync(content).length };
}

/** Memoized sizes: many pages share files, and brotli is slow. */
const sizes = new Map<string, Promise<Bytes>>();

async function bytesOf(file: string): Promise<Bytes> {
  const bytes = sizes.get(file) ?? readFile(file).then(compress);
  sizes.set(file, bytes);
  return bytes;
}

async function sum(files: readonly string[], root: string): Promise<Bytes> {
  const all = await Promise.all(files.map(async (file) => bytesOf(path.join(root, file))));
  return all.reduce((one, other) => ({ gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli }), {
    gzip: 0,
    brotli: 0,
  });
}

/**
 * Measures what the first visit to a built page downloads according to its HTML.
 *
 * @param page URL path of the page
 * @param root folder of a build whose base URL is `/`
 * @throws Error when the page or one of its files is not in the build
 */
export async function firstVisit(page: string, root = buildFolder): Promise<FirstVisit> {
  const html = await readFile(path.join(root, page, "index.html"));
  const $ = load(html);
  const attribute = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const scripts = [...attribute("script[src]", "src"), ...attribute("link[rel=preload][as=script]", "href")];
  const styles = attribute("link[rel=stylesheet]", "href");
  return {
    html: compress(html),
    css: await sum(styles, root),
    script: await sum(scripts, root),
    requests: 1 + styles.length + scripts.length,
    scripts,
  };
}
