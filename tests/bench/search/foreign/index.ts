import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify, stripVTControlCharacters } from "node:util";
import type { Browser } from "@playwright/test";
import { documentsOf, readIndex } from "@site/packages/search/src/build/unpack";
import { linkFolder } from "../../../copy/project";
import { pageOf } from "../../../search/queries";
import type { JudgedQuery } from "../../../search/queries";
import { makeIndex, sizeOf } from "../growth/index";
import { measure } from "../measure";
import type { Measurement } from "../measure";
import { easyopsOver, ownSearch, pagefindSearch } from "../searches";
import type { Search } from "../searches";
import corpora from "./corpora.json";

/**
 * Docs of a public project, and queries whose answers were written down before any engine was asked. The results of the tuned
 * queries led to changes of the ranking; the held-out queries were written after the first of these changes.
 */
export interface Corpus {
  /** Owner and name on GitHub. */
  readonly repository: string;
  /** Folder of the site in the repository. */
  readonly site: string;
  /** Files and folders to take from the repository. */
  readonly files: readonly string[];
  /** Folders of docs, below the folder of the site, by route. */
  readonly docs: Readonly<Record<string, string>>;
  /** Folder of the blog, below the folder of the site. */
  readonly blog?: string;
  /** The page from which readers ask. */
  readonly start: string;
  /** See `firstQuery` of `Search`. */
  readonly firstQuery: string;
  readonly queries: readonly Pick<JudgedQuery, "query" | "kind" | "half" | "accept">[];
}

/** What a search over a corpus costs and finds. */
export interface Foreign extends Measurement {
  /** Seconds to make the index. */
  readonly seconds: number;
  /** Peak memory of a process that makes the index, in bytes. */
  readonly memory?: number;
  /** Bytes of all files of the index. */
  readonly size: number;
}

/** The searches of one corpus. */
export interface ForeignResult {
  readonly corpus: Corpus;
  /** Commit with its date. */
  readonly commit: string;
  readonly pages: number;
  readonly documents: number;
  readonly searches: readonly Foreign[];
}

const root = path.resolve(import.meta.dirname, "../../../..");
const run = promisify(execFile);
const ROUNDS = 3;
const OWN = "docusaurus-lean-search";

/** A module whose exports stand in for components that are not part of the corpus: each shows its children. */
const STUB = `const Stub = (props) => props?.children ?? null;
module.exports = new Proxy(Stub, { get: (stub, name) => (name in stub || name === "__esModule" ? stub[name] : stub) });
`;

/** Writes a file, and creates its folder. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes stubs for the components that pages import but the corpus lacks, and for all pictures that pages `require`. */
async function writeStubs(folder: string, site: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.mdx?$/u.test(name)) continue;
    const text = await readFile(path.join(folder, name), "utf8");
    for (const [, imported = ""] of text.matchAll(/ from ["']@site\/(?<file>[^"']+?)(?:\.[jt]sx?)?["']/gu)) {
      const module = path.join(site, imported);
      const isThere = ["", ".js", ".jsx", ".ts", ".tsx"].some((ending) => existsSync(module + ending));
      if (!isThere) await write(`${module}.js`, STUB);
    }
    for (const [, picture = ""] of text.matchAll(/require\(["'](?<file>[^"']+\.(?:png|jpe?g|gif|webp))["']\)/gu)) {
      await write(path.resolve(folder, path.dirname(name), picture), "");
    }
  }
}

/** Makes a site from a corpus, with the packages of this project, in an empty folder. Returns the folder of the site. */
async function prepareSite(clone: string, { site, files }: Corpus, folder: string): Promise<string> {
  const tar = path.join(folder, "corpus.tar");
  await run("git", ["-C", clone, "archive", "-o", tar, "HEAD", ...files]);
  await run("tar", ["-xf", tar, "-C", folder]);
  const target = path.join(folder, site);
  await writeStubs(folder, target);
  await linkFolder(path.join(root, "node_modules"), path.join(target, "node_modules"), [".cache", ".vite"]);
  await cp(path.join(root, "packages/search"), path.join(target, "packages/search"), { recursive: true });
  await cp(path.join(import.meta.dirname, "docusaurus.config.ts"), path.join(target, "docusaurus.config.ts"));
  return target;
}

/** Builds a site with one search. Returns the seconds after the pages are rendered, in which the search makes its index. */
async function build(site: string, corpus: Corpus, search: unknown, folder: string): Promise<number> {
  const docusaurus = path.join(site, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const variables = { FOREIGN: JSON.stringify({ ...corpus, search }), DOCUSAURUS_PERF_LOGGER: "true" };
  const { stdout } = await run(process.execPath, [docusaurus, "build", site, "--out-dir", folder], {
    env: { ...process.env, NODE_OPTIONS: "--max-old-space-size=12000", ...variables },
    maxBuffer: 1 << 28,
  });
  const [, time = "", unit = ""] =
    /postBuild\(\) - (?<time>[\d.]+) (?<unit>\S+)/u.exec(stripVTControlCharacters(stdout)) ?? [];
  return unit === "ms" ? Number(time) / 1000 : Number(time);
}

/** The options that the README of easyops asks for. */
function easyopsTheme({ docs, blog }: Corpus): unknown {
  const folders = { docsRouteBasePath: Object.keys(docs), docsDir: Object.values(docs) };
  return ["@easyops-cn/docusaurus-search-local", { hashed: true, indexBlog: blog !== undefined, ...folders }];
}

/**
 * Measures the searches over docs of another project.
 *
 * @param clone - folder of a clone of a repository in `corpora.json`, with the name of the repository in its path; the
 *   commit that is checked out is measured
 * @param folder - for files that are not needed afterwards
 * @throws Error for another repository, and with the output of a program that fails
 */
export async function measureForeign(browser: Browser, clone: string, folder: string): Promise<ForeignResult> {
  const { stdout: log } = await run("git", ["-C", clone, "log", "-1", "--format=%H, %cs"]);
  const corpus = (corpora as readonly Corpus[]).find(({ repository }) => clone.includes(path.basename(repository)));
  if (!corpus) throw new Error(`There are no queries for the repository in ${clone}.`);
  const site = await prepareSite(clone, corpus, folder);
  const [ownBuild, easyopsBuild, pagefindFolder] = ["own", "easyops", "pagefind"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const queries = corpus.queries.map(({ query }) => query);
  const measureSearch = async (search: Search): Promise<Measurement> =>
    measure(browser, { ...search, firstQuery: corpus.firstQuery }, queries, ROUNDS);
  const indexFiles = /(?:^|\/)search-index[^/]*\.json$|^assets\/search\//u;

  const seconds = await build(site, corpus, OWN, ownBuild);
  const own = { ...(await measureSearch(await ownSearch(ownBuild, corpus.start))), name: OWN };
  const { memory } = await makeIndex("own", ownBuild, 1, path.join(folder, "memory"));
  const easyopsSeconds = await build(site, corpus, easyopsTheme(corpus), easyopsBuild);
  const easyops = await measureSearch(easyopsOver(easyopsBuild, corpus.start));
  const ofEasyops = await makeIndex("easyops", ownBuild, 1, path.join(folder, "memory"));
  const start = performance.now();
  const pagefind = await pagefindSearch(ownBuild, pagefindFolder);
  const pagefindSeconds = (performance.now() - start) / 1000;
  const documents = documentsOf(await readIndex(ownBuild)).map(({ sectionRoute }) => sectionRoute);
  return {
    corpus,
    commit: log.trim(),
    pages: new Set(documents.map(pageOf)).size,
    documents: documents.length,
    searches: [
      { ...own, seconds, memory, size: await sizeOf(ownBuild, indexFiles) },
      { ...easyops, seconds: easyopsSeconds, memory: ofEasyops.memory, size: await sizeOf(easyopsBuild, indexFiles) },
      { ...(await measureSearch(pagefind)), seconds: pagefindSeconds, size: await sizeOf(pagefindFolder) },
    ],
  };
}
