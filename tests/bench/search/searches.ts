import { execFile } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { copyPages, copyProject } from "../../copy/project";
import { readIndex } from "@site/packages/search/src/build/unpack";
import { engineOver } from "@site/packages/search/src/testing/engineOver";

/** A search that is measured: where it runs, and how a reader uses it. */
export interface Search {
  readonly name: string;
  /** Folder of a built site. */
  readonly folder: string;
  /** Path of a page with the search. */
  readonly path: string;
  /** Selector of the element that the reader clicks first. */
  readonly opener: string;
  /** Selector of the field for the query. */
  readonly field: string;
  /** Selector of a result. */
  readonly result: string;
  /** Selector of an element that appears once the answer is complete, if that is later than the first result. */
  readonly settled?: string;
  /** Typed at once after the first click; has results in every search. By default, a word of this site. */
  readonly firstQuery?: string;
  /** Script that runs before those of the page, so that `ask` works. */
  readonly prepare?: string;
  /** Asks a query on a page on which the search has answered once. Returns the routes of the results, best first. */
  readonly ask: (page: Page, query: string) => Promise<readonly string[]>;
}

const run = promisify(execFile);

const START = "/docs/intro";

/**
 * The search of this site. `ask` runs its engine outside the browser, with the same results.
 *
 * @param from - page that the reader is on; by default, queries are asked without one
 */
export async function ownSearch(build: string, from?: string): Promise<Search> {
  const engine = engineOver(await readIndex(build));
  const scope = from === undefined ? {} : { from };
  return {
    name: "this site",
    folder: build,
    path: from ?? START,
    opener: "[role=combobox]",
    field: "[role=combobox]",
    result: "[role=option]",
    settled: '[role=search][aria-busy="false"]',
    ask: async (_, query) => (await engine.search(query, scope)).hits.map(({ document }) => document.sectionRoute),
  };
}

/** Saves the last answer that a worker sends through a message port (Comlink). */
const SAVE_ANSWERS = `{
  const add = MessagePort.prototype.addEventListener;
  const save = ({ data }) => { if (Array.isArray(data.value)) globalThis.searchAnswer = data.value; };
  MessagePort.prototype.addEventListener = function (...parameters) {
    add.call(this, "message", save);
    add.apply(this, parameters);
  };
}`;

/** A result as the worker of the easyops plugin sends it. */
interface EasyopsResult {
  readonly document: { readonly u: string; readonly h?: string };
}

/**
 * Builds a copy of the site in which `@easyops-cn/docusaurus-search-local`, in its default configuration, replaces our search.
 *
 * @param root - of the project, with the generated pages in place
 * @param folder - where the copy is made; emptied first
 * @throws Error with the output of Docusaurus if the build fails
 */
export async function easyopsSearch(root: string, folder: string): Promise<Search> {
  await copyProject(root, folder);
  await copyPages(root, folder);
  const docusaurus = path.join(folder, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const config = path.join(folder, "tests/bench/search/easyops/docusaurus.config.ts");
  // The lean client needs the plugin `afterBuild`, which this configuration removes.
  const env = { ...process.env, LEAN_CLIENT: "off" };
  await run(process.execPath, [docusaurus, "build", folder, "--config", config], { env, maxBuffer: 1 << 26 });
  return easyopsOver(path.join(folder, "build"));
}

/** The search of `@easyops-cn/docusaurus-search-local` in a built site. */
export function easyopsOver(build: string, start = START): Search {
  return {
    name: "@easyops-cn/docusaurus-search-local 0.55.3",
    folder: build,
    path: start,
    opener: ".navbar__search-input",
    field: ".navbar__search-input",
    result: ".navbar__search [role=option]",
    // The results in the page are not links, so `ask` reads them from the worker's answer.
    prepare: SAVE_ANSWERS,
    async ask(page, query) {
      await page.evaluate("globalThis.searchAnswer = undefined");
      await page.locator(".navbar__search-input").fill(query);
      const answer = await page.waitForFunction("globalThis.searchAnswer");
      const results = (await answer.jsonValue()) as readonly EasyopsResult[];
      return results.map(({ document }) => document.u + (document.h ?? ""));
    },
  };
}

/** Not a dependency, because its binaries are not published for every platform on which the project is installed. */
const PAGEFIND = "1.6.0";

/**
 * Indexes the content of built pages with Pagefind, without the page chrome, as its manual advises.
 *
 * @param build - folder of the built site
 * @param folder - where the index and a page with Pagefind's own search box are written
 * @throws Error with the output of Pagefind if it fails
 */
export async function pagefindSearch(build: string, folder: string): Promise<Search> {
  await mkdir(folder, { recursive: true });
  await cp(path.join(import.meta.dirname, "pagefind/index.html"), path.join(folder, "index.html"));
  const settings = ["--site", build, "--output-path", path.join(folder, "pagefind"), "--root-selector", "article"];
  const pageChrome = ".theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .hash-link";
  await run("npx", ["--yes", `pagefind@${PAGEFIND}`, ...settings, "--exclude-selectors", pageChrome]);
  return {
    name: `Pagefind ${PAGEFIND}`,
    folder,
    path: "/",
    opener: "button",
    field: ".pagefind-ui__search-input",
    result: ".pagefind-ui__result-link",
    async ask(page, query) {
      await page.locator(".pagefind-ui__search-input").fill(query);
      // Pagefind shows the query with the number of results, then loads the results one by one.
      const message = page.locator(".pagefind-ui__message").filter({ hasText: /^\s*(?:No|[\d,]+) result/u });
      await message.filter({ hasText: query }).waitFor();
      await page.locator(".pagefind-ui__loading").first().waitFor({ state: "detached" });
      const links = page.locator(".pagefind-ui__result-link");
      return links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
      );
    },
  };
}
