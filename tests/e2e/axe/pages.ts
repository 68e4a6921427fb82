import { readdirSync } from "node:fs";
import path from "node:path";

const BUILD = path.resolve("build");

/**
 * Paths of all built pages, the not-found page included, in the order of their names.
 *
 * @throws Error when the site has not been built
 */
export function builtPages(): string[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/u, "/"))
    .concat("/404.html")
    .sort();
}

/** Shares a list out into a number of lists of nearly the same length and mix. */
export function share<T>(all: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, part) => all.filter((_item, index) => index % parts === part));
}
