import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { escapeXml } from "@site/packages/search/src/build/hast";
import { measure } from "../measure";
import type { Measurement } from "../measure";
import { ownSearch, pagefindSearch } from "../searches";
import { copies } from "./copies";

const run = promisify(execFile);

/** What it takes to make an index. */
interface Effort {
  /** CPU time; for Pagefind, elapsed time. */
  readonly seconds: number;
  /** Peak memory in bytes; undefined if it was not measured. */
  readonly memory?: number;
}

/** What a search over copies of the site's pages costs. Values that could not be measured are missing. */
export interface Growth {
  readonly name: string;
  /** How many times as many documents as the site has. */
  readonly times: number;
  readonly documents: number;
  readonly effort?: Effort;
  /** Bytes of all files of the index. */
  readonly size?: number;
  /** Contents of the files that a first answer fetches. */
  readonly files: readonly Buffer[];
  readonly measurement?: Measurement;
  /** Why there is no index. */
  readonly failure?: string;
}

/** Adds up the bytes of the files in a folder whose paths match a pattern. */
export async function sizeOf(folder: string, pattern = /./u): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => pattern.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name));
      return found.isFile() ? found.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Makes the index of a search from the documents of a built site, in a process of its own. */
export async function makeIndex(
  search: "own" | "easyops",
  build: string,
  times: number,
  folder: string,
): Promise<Effort> {
  const script = path.join(import.meta.dirname, "makeIndex.ts");
  const env = { ...process.env, NODE_OPTIONS: "--max-old-space-size=16000" };
  const { stdout } = await run("npx", ["tsx", script, search, build, String(times), folder], {
    env,
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout) as Effort;
}

/** Writes the documents as pages for Pagefind, which reads HTML: each page with its sections. */
async function writePages(build: string, times: number, folder: string): Promise<void> {
  const { drafts } = await copies(build, times);
  const pages = new Map<string, string[]>();
  for (const { sectionRoute, title, content, code } of drafts) {
    const [route = "", anchor] = sectionRoute.split("#");
    const heading =
      anchor === undefined ? `<h1>${escapeXml(title)}</h1>` : `<h2 id="${escapeXml(anchor)}">${escapeXml(title)}</h2>`;
    const parts = [heading, `<p>${escapeXml(content)}</p>`, ...(code === "" ? [] : [`<pre>${escapeXml(code)}</pre>`])];
    pages.set(route, [...(pages.get(route) ?? []), ...parts]);
  }
  for (const [route, parts] of pages) {
    await mkdir(path.join(folder, route), { recursive: true });
    const html = `<!doctype html><html lang="en"><body><article>${parts.join("")}</article></body></html>`;
    await writeFile(path.join(folder, route, "index.html"), html);
  }
}

/** Returns the reason from the error of a process that failed. */
function reasonOf(error: unknown): string {
  return /(?:RangeError: [^\n]+|heap out of memory)/u.exec(String(error))?.[0] ?? String(error).slice(0, 200);
}

/**
 * Measures the searches over copies of the site's pages.
 *
 * @param times - how many times as many pages as the site has
 * @param folder - for files that are not needed afterwards
 */
export async function measureGrowth(
  browser: Browser,
  build: string,
  times: number,
  folder: string,
  rounds: number,
): Promise<Growth[]> {
  const documents = (await copies(build, times)).drafts.length;
  const own = path.join(folder, "own");
  const effort = await makeIndex("own", build, times, own);
  const size = await sizeOf(own);
  const site = path.join(folder, "site");
  await cp(build, site, { recursive: true });
  await cp(own, site, { recursive: true });
  // `ask` would search the site without copies, but no queries are asked here.
  const search = { ...(await ownSearch(build)), folder: site };
  const common = { times, documents };
  const ofOwn = await measure(browser, search, [], rounds);
  const found: Growth[] = [{ ...common, name: search.name, effort, size, files: ofOwn.files, measurement: ofOwn }];
  await rm(site, { recursive: true });

  const easyops = path.join(folder, "easyops");
  const name = "@easyops-cn/docusaurus-search-local";
  try {
    const ofEasyops = await makeIndex("easyops", build, times, easyops);
    const files = [await readFile(path.join(easyops, "search-index.json"))];
    found.push({ ...common, name, effort: ofEasyops, size: await sizeOf(easyops), files });
  } catch (error) {
    found.push({ ...common, name, files: [], failure: reasonOf(error) });
  }

  const pages = path.join(folder, "pages");
  await writePages(build, times, pages);
  const start = performance.now();
  const pagefind = await pagefindSearch(pages, path.join(folder, "pagefind"));
  const seconds = (performance.now() - start) / 1000;
  const ofPagefind = await measure(browser, pagefind, [], rounds);
  found.push({
    ...common,
    name: pagefind.name,
    effort: { seconds },
    size: await sizeOf(path.join(folder, "pagefind")),
    files: ofPagefind.files,
    measurement: ofPagefind,
  });
  return found;
}
