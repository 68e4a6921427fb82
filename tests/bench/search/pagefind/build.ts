import { execFile } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Not a dependency: its binaries are not published for every platform on which the project is installed. */
const RELEASE = "pagefind@1.6.0";

/**
 * Indexes built pages with Pagefind, as its manual advises: the part of each page that is its content, and no page chrome.
 *
 * @param build - folder of the built site
 * @param folder - where the index and a page with Pagefind's own search box are written; emptied first
 * @throws Error with the output of Pagefind if it fails
 */
export async function buildPagefind(build: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(import.meta.dirname, "index.html"), path.join(folder, "search.html"));
  const output = path.join(folder, "pagefind");
  const settings = ["--site", build, "--output-path", output, "--root-selector", "article"];
  const pageChrome = ".theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .hash-link";
  await run("npx", ["--yes", RELEASE, ...settings, "--exclude-selectors", pageChrome], { maxBuffer: 1 << 26 });
  return folder;
}
