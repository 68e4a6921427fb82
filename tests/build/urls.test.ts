import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { buildFolder, normalize, readPages } from "./site";
import type { BuiltPage } from "./site";
import { fragmentsOf, URLS_FILE } from "./urls";
import type { Urls } from "./urls";

let published: Urls;
let pages: ReadonlyMap<string, BuiltPage>;
/** Old routes with the routes that hosts send their readers to. */
let redirects: ReadonlyMap<string, string>;

beforeAll(async () => {
  published = JSON.parse(await readFile(URLS_FILE, "utf8")) as Urls;
  pages = await readPages();
  const rules = (await readFile(`${buildFolder}/_redirects`, "utf8")).trim().split("\n");
  redirects = new Map(
    rules.map((rule) => {
      const [from = "", to = ""] = rule.split(" ");
      return [normalize(from), normalize(to)] as const;
    }),
  );
});

function pageAt(route: string): BuiltPage | undefined {
  return pages.get(route) ?? pages.get(redirects.get(route) ?? "");
}

it("every route that was ever published has its page, or a redirect to one", () => {
  expect(Object.keys(published).length).toBeGreaterThan(600);
  expect(Object.keys(published).filter((route) => pageAt(route) === undefined)).toEqual([]);
});

it("every fragment that was ever published leads to its place on the page", () => {
  const gone = Object.entries(published).flatMap(([route, ids]) => {
    const page = pageAt(route);
    const there = new Set(page ? fragmentsOf(page) : []);
    return ids.filter((id) => !there.has(id)).map((id) => `${route}#${id}`);
  });
  expect(gone).toEqual([]);
});
