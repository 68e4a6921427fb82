import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { movedTo, movedToPage } from "../../src/data/movedFragments";
import { normalize, readBuilt, readPages } from "./site";
import type { BuiltPage } from "./site";
import { fragmentsOf, URLS_FILE } from "./urls";
import type { Urls } from "./urls";

/** Hash of the URLs of the first release, which must never change, one route per line. */
const FIRST_URLS = "9a4bb48ae0df3456f357a585da0cb2c9d99083c019ee080c153ee689b0695b38";

const published = JSON.parse(await readFile(URLS_FILE, "utf8")) as Urls;
const pages = await readPages();
/** Targets of redirects by old route. */
const redirects = new Map(
  (await readBuilt("_redirects"))
    .trim()
    .split("\n")
    .map((rule) => {
      const [from = "", to = ""] = rule.split(" ");
      return [normalize(from), normalize(to)] as const;
    }),
);

function pageAt(route: string): BuiltPage | undefined {
  return pages.get(route) ?? pages.get(redirects.get(route) ?? "");
}

/** Whether a fragment has moved to another page that exists and, if the new URL has a fragment, contains it. */
function isOnAnotherPage(route: string, id: string): boolean {
  const [path, fragment] = movedToPage(route, id)?.split("#") ?? [];
  const page = path === undefined ? undefined : pageAt(`/${path}`);
  return page !== undefined && (fragment === undefined || fragmentsOf(page).includes(fragment));
}

it("every published route still has a page or a redirect", () => {
  expect(Object.keys(published).length).toBeGreaterThan(600);
  expect(Object.keys(published).filter((route) => pageAt(route) === undefined)).toEqual([]);
});

it("the list of published URLs still has all URLs of the first release", () => {
  const lines = Object.entries(published).flatMap(([route, { first }]) =>
    first ? [`${JSON.stringify(route)}: ${JSON.stringify(first)}`] : [],
  );
  const hash = createHash("sha256").update(`{\n${lines.join(",\n")}\n}\n`);
  expect(hash.digest("hex")).toBe(FIRST_URLS);
});

it("every published fragment still leads to its content", () => {
  const gone = Object.entries(published).flatMap(([route, { first = [], later }]) => {
    const page = pageAt(route);
    const ids = new Set(page ? fragmentsOf(page) : []);
    const isOnPage = (id: string): boolean => ids.has(id);
    return [...first, ...later]
      .filter((id) => !isOnPage(id) && movedTo(id, isOnPage) === undefined && !isOnAnotherPage(route, id))
      .map((id) => `${route}#${id}`);
  });
  expect(gone).toEqual([]);
});
