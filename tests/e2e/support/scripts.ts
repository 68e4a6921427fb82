import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { isPageTable } from "./shell";

/** Names that occur only in the script that highlights code, and in the one that draws diagrams. */
const HIGHLIGHTING = "languages.graphql";
export const DIAGRAMS = "mermaidAPI";

export interface Fetched {
  /** Sources of the scripts that the page runs, without prefetched ones. */
  readonly scripts: Promise<string>[];
  readonly paths: string[];
}

/** Collects the scripts that a page runs, and the paths that it fetches, from now on; the lists grow. */
export function collectScripts(page: Page): Fetched {
  const fetched: Fetched = { scripts: [], paths: [] };
  page.on("response", (response) => {
    const request = response.request();
    fetched.paths.push(new URL(request.url()).pathname);
    if (request.resourceType() !== "script" || request.headers()["sec-purpose"] === "prefetch") return;
    // A script that was preloaded may have no body here, because the bundler takes it from the cache.
    fetched.scripts.push(response.text().catch(() => ""));
  });
  return fetched;
}

/** Expects that a first visit has loaded neither the highlighter, nor the search index, nor the table of pages. */
export async function expectLightVisit({ scripts, paths }: Fetched): Promise<void> {
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter((source) => source.includes(HIGHLIGHTING))).toEqual([]);
  expect(paths.filter((file) => file.includes("search-index") || isPageTable(file))).toEqual([]);
}
