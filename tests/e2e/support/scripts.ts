import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { isPageTable } from "./shell";

/** A name in the script that highlights code, and one in the script that draws diagrams. */
const HIGHLIGHTING = "languages.graphql";
export const DIAGRAMS = "mermaidAPI";

/** What a page fetches: a list that grows. */
export interface Fetched {
  /** Texts of the scripts that it runs; those that are only fetched ahead are not among them. */
  readonly scripts: Promise<string>[];
  readonly paths: string[];
}

/** Collects the scripts that a page runs from now on. */
export function collectScripts(page: Page): Fetched {
  const fetched: Fetched = { scripts: [], paths: [] };
  page.on("response", (response) => {
    const request = response.request();
    fetched.paths.push(new URL(request.url()).pathname);
    if (request.resourceType() !== "script" || request.headers()["sec-purpose"] === "prefetch") return;
    // The page names it to be fetched, and the bundler asks for it again from the cache.
    fetched.scripts.push(response.text().catch(() => ""));
  });
  return fetched;
}

/** Expects that a first visit has loaded nothing that highlights code, searches or lists all pages. */
export async function expectLittle({ scripts, paths }: Fetched): Promise<void> {
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter((source) => source.includes(HIGHLIGHTING))).toEqual([]);
  expect(paths.filter((file) => file.includes("search-index") || isPageTable(file))).toEqual([]);
}
