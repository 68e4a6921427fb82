// Some queries join words. cspell:disable
import process from "node:process";
import { describe, expect, it } from "vitest";
import { partsOf, squash } from "@site/packages/search/src/shared/terms";
import type { SearchHit } from "@site/packages/search/src/shared/types";
import { documentsOf, readIndex } from "@site/packages/search/src/build/unpack";
import { engineOver } from "@site/packages/search/src/testing/engineOver";
import { acceptedBy, judgedQueries, matchesRoute, pageOf, queriesFromPages } from "../search/queries";
import type { JudgedQuery } from "../search/queries";
import { judge, missesOf, successOf, successTable } from "../search/success";
import type { Success } from "../search/success";
import { buildFolder, readPages } from "./site";

const routeOf = ({ document }: SearchHit): string => document.sectionRoute;

const index = await readIndex(buildFolder);
const engine = engineOver(index);
/** Results of each judged query. */
const answers = await Promise.all(judgedQueries.map(async ({ query }) => (await engine.search(query)).hits));
const outcomes = judgedQueries.map((judged, at) => judge(judged, answers[at]?.map(routeOf) ?? []));
const hits = answers.flat();

/**
 * Prints and returns the success of the judged queries in one half. For a half on which the ranking is tuned, prints the misses
 * too.
 */
function report(half: JudgedQuery["half"], among = outcomes): Success {
  const asked = among.filter(({ judged }) => judged.half === half);
  process.stdout.write(`\n${half}\n${successTable(asked)}\n`);
  if (half.endsWith("tuned")) process.stdout.write(`\n${missesOf(asked).join("\n")}\n`);
  return successOf(asked);
}

describe("for the judged queries, the search", () => {
  it("has the answer first for 94%, and among the first three for 98%", () => {
    const halves = ["tuned", "held-out"] as const;
    for (const half of halves) report(half);
    const { at1, at3 } = successOf(outcomes.filter(({ judged }) => halves.some((half) => half === judged.half)));
    expect(at1).toBeGreaterThanOrEqual(0.94);
    expect(at3).toBeGreaterThanOrEqual(0.98);
  });

  it("has no answer below its recorded position", () => {
    const worse = outcomes.filter(({ judged: { place = 1 }, rank }) => place !== null && (rank ?? Infinity) > place);
    expect(missesOf(worse)).toEqual([]);
  });

  it("has an answer for most queries of an author who had not seen the ranking", () => {
    for (const half of ["new-tuned", "new-held-out"] as const) {
      const { at1, at3 } = report(half);
      expect(at1, half).toBeGreaterThanOrEqual(0.78);
      expect(at3, half).toBeGreaterThanOrEqual(0.87);
    }
  });

  it("has an answer for most queries that readers ask from a page", async () => {
    const fromPages = await Promise.all(
      queriesFromPages.map(async (judged) => {
        const { hits: found } = await engine.search(judged.query, { from: judged.from ?? "" });
        return judge(judged, found.map(routeOf));
      }),
    );
    for (const [half, first, third] of [
      ["asked-tuned", 0.83, 0.9],
      ["asked-held-out", 0.8, 0.96],
    ] as const) {
      const { at1, at3 } = report(half, fromPages);
      expect(at1, half).toBeGreaterThanOrEqual(first);
      expect(at3, half).toBeGreaterThanOrEqual(third);
    }
  });

  it("has at most three example results for docs readers, unless the query names one", async () => {
    const isExample = (hit: SearchHit): boolean => routeOf(hit).startsWith("/examples/");
    const asked = queriesFromPages.filter(({ from }) => from?.startsWith("/docs/"));
    const searches = await Promise.all(
      asked.map(async ({ query, from = "" }) => ({ query, found: (await engine.search(query, { from })).hits })),
    );
    const crowded = searches.filter(({ query, found }) => {
      const name = squash(query);
      const isNamed = found.some((hit) => isExample(hit) && squash(hit.document.title) === name);
      return !isNamed && found.filter(isExample).length > 3;
    });
    expect(searches.filter(({ found }) => found.length === 8).length).toBeGreaterThan(15);
    expect(crowded.map(({ query }) => query)).toEqual([]);
  });

  it("can find every accepted answer: each page and section exists", async () => {
    const routes = [...(await readPages())].flatMap(([route, { $ }]) => [
      route,
      ...Array.from($("article [id]"), (element) => `${route}#${$(element).attr("id") ?? ""}`),
    ]);
    const exact = new Set(routes);
    const exists = (pattern: string): boolean =>
      exact.has(pattern) || (pattern.includes("*") && routes.some((route) => matchesRoute(pattern, route)));
    const judged = [...judgedQueries, ...queriesFromPages];
    expect(judged.flatMap(acceptedBy).filter((pattern) => !exists(pattern))).toEqual([]);
  });

  it("has at most two results of a page among the first four", () => {
    const crowded = answers.filter((shown) => {
      const routes = shown.map(routeOf);
      const top = routes.slice(0, 4).map(pageOf);
      const crowdedPage = top.find((page) => top.filter((other) => other === page).length > 2);
      const hasPageItself = routes.some((route) => !route.includes("#") && pageOf(route) === crowdedPage);
      // The limit does not apply to a page that is itself a result, nor if all results are from at most two pages.
      return crowdedPage !== undefined && !hasPageItself && new Set(routes.map(pageOf)).size > 2;
    });
    expect(crowded.map((shown) => shown.map(routeOf))).toEqual([]);
  });
});

describe("the search of the site", () => {
  it.each([
    ["cheatsheet", ["/docs/configuration-cheatsheet"]],
    ["cheat sheet", ["/docs/configuration-cheatsheet"]],
    ["getstarted", ["/docs/get-started"]],
    ["quickstart", ["/docs/get-started"]],
    ["howitworks", ["/docs/how-it-works"]],
    // There is no type with exactly this name.
    ["favouriteorder", ["/examples/default/types/inputs/favourite-order-input"]],
    ["media list entry", ["/examples/default/types/objects/media-list-entry"]],
    ["group by directive", ["/docs/advanced/group-by-directive", "/docs/settings#groupbydirective"]],
    ["groupbydirective", ["/docs/advanced/group-by-directive", "/docs/settings#groupbydirective"]],
  ])("has the expected pages first for %j", async (query, expected) => {
    const routes = (await engine.search(query)).hits.map((hit) => routeOf(hit).replace(/\/(?=$|#)/u, ""));
    expect(routes.slice(0, expected.length).sort()).toEqual(expected);
  });

  it("has the option among the first three for a task that it solves", async () => {
    const routes = (await engine.search("hide deprecated fields")).hits.map(routeOf);
    expect(routes.slice(0, 3)).toContain("/docs/settings#printtypeoptions-deprecated");
  });

  it.each(["deprecated", "depricated", "deprecat*"])(
    "has no internal module among the first three for %j",
    async (query) => {
      const { hits } = await engine.search(query);
      expect(hits.slice(0, 3).map(({ document }) => document.isDemoted)).toEqual([undefined, undefined, undefined]);
    },
  );

  it("demotes exactly the modules whose pages start with 'Internal module'", async () => {
    const pages = [...(await readPages())].flatMap(([route, { $ }]) =>
      $("article .theme-admonition").text().startsWith("Internal module") ? [route] : [],
    );
    const marked = documentsOf(index)
      .filter(({ isDemoted }) => isDemoted)
      .map(({ sectionRoute }) => pageOf(sectionRoute));
    expect([...new Set(marked)].sort()).toEqual(pages.map(pageOf).sort());
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each([
    ["skipDocDirctve +qzx", "skip doc directive"],
    ["title:pnpm", "pnpm"],
  ])("finds nothing for %j, and suggests the query %j", async (query, similar) => {
    const { hits: found, nearest } = await engine.search(query);
    expect(found).toEqual([]);
    expect(nearest?.query).toBe(similar);
    expect(nearest?.hits.length).toBe(3);
  });

  it.each(["media", "how do I hide a type", "deprecated fields"])("has eight results for %j", async (query) => {
    expect((await engine.search(query)).hits).toHaveLength(8);
  });
});

describe("the excerpts of all results of the judged queries", () => {
  const describeHits = (wrong: readonly SearchHit[]): string[] => [
    ...new Set(wrong.map((hit) => `${routeOf(hit)}: ${hit.excerpt?.text ?? ""}`)),
  ];
  const words = (text: string): string => ` ${Array.from(partsOf(text), ({ term }) => term).join(" ")} `;

  it("do not contain the texts of three neighbouring cells of a table", async () => {
    const pages = await readPages();
    const rowsOf = new Map<string, readonly string[]>();
    for (const route of new Set(hits.map((hit) => pageOf(routeOf(hit))))) {
      const $ = pages.get(route)?.$;
      if (!$) throw new Error(`A result leads to ${route}, which is not a page of the build.`);
      const rows = Array.from($("article tr"), (row) => {
        const cells = Array.from($(row).children("td, th"), (cell) => words($(cell).text()));
        return cells.filter((text) => text.trim() !== "").map((text) => text.trim());
      });
      rowsOf.set(
        route,
        rows.flatMap((row) => row.slice(2).map((_, at) => ` ${row.slice(at, at + 3).join(" ")} `)),
      );
    }
    const wrong = hits.filter((hit) => {
      const text = hit.excerpt && !hit.excerpt.isCode ? words(hit.excerpt.text) : "";
      return rowsOf.get(pageOf(routeOf(hit)))?.some((row) => text.includes(row));
    });
    expect(describeHits(wrong)).toEqual([]);
    expect([...rowsOf.values()].flat().length).toBeGreaterThan(100);
  });

  it("show a match if the text has one", () => {
    const isIn = (text: string, term: string): boolean =>
      [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].some(([word]) => word.startsWith(term));
    const wrong = hits.filter(({ document, excerpt, terms }) => {
      const found = terms.some((term) => isIn(document.content, term));
      return found && (excerpt === null || excerpt.isCode || excerpt.marks.length === 0);
    });
    expect(describeHits(wrong)).toEqual([]);
  });

  it("have a mark if the result matches but its title has no mark", () => {
    const wrong = hits.filter(
      ({ title, excerpt, terms }) => title.marks.length === 0 && excerpt?.marks.length === 0 && terms.length > 0,
    );
    expect(describeHits(wrong)).toEqual([]);
  });

  it("show code only with a mark, and only if the title has none or there is no text", () => {
    const code = hits.filter(({ excerpt }) => excerpt?.isCode === true);
    const wrong = code.filter(
      ({ document, title, excerpt }) =>
        excerpt?.marks.length === 0 || (document.content !== "" && title.marks.length > 0),
    );
    expect(describeHits(wrong)).toEqual([]);
    expect(code.length).toBeGreaterThan(10);
  });
});
