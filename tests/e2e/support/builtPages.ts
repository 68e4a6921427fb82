import { readdirSync } from "node:fs";
import path from "node:path";
import { instances } from "../../../src/data/instances";
import { isComplete } from "../../matrix";

const BUILD = path.resolve("build");

/**
 * Sorted paths of all built pages, including the not-found page.
 *
 * @throws Error when the site has not been built
 */
function builtPages(): string[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/u, "/"))
    .concat("/404.html")
    .sort();
}

function isGenerated(page: string): boolean {
  return instances.some(({ generated, routeBasePath }) => generated && page.startsWith(`/${routeBasePath}/`));
}

/** The pages to check: all of them in a full run, otherwise the hand-written ones and every fourth generated one. */
export function checkedPages(): string[] {
  const pages = builtPages();
  if (isComplete()) return pages;
  const generated = pages.filter(isGenerated);
  return pages.filter((page) => !isGenerated(page) || generated.indexOf(page) % 4 === 0);
}

/** Distributes a list evenly over a number of lists. */
export function share<T>(all: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, part) => all.filter((_item, index) => index % parts === part));
}
