// cspell:ignore averagexscore avxxxxescore
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draft, engineOf, namedDocument, routes } from "../testing/drafts.ts";

const TYPES = "/examples/default/types/objects";
const engine = engineOf([
  draft("/api/core/printer", "core/printer", "Loads the printer."),
  draft("/docs/advanced/group-by-directive", "Group by directive", "Sort pages into groups."),
  draft("/docs/get-started", "Get started", "Install the packages and generate your first pages."),
  draft("/docs/get-started#deprecated", "Leave deprecated fields out", "Set the option deprecated to skip."),
  draft("/docs/settings#printtypeoptions-examplesection", "printTypeOptions.exampleSection", "Shows examples.", {
    pageTitle: "Settings",
  }),
  draft(`${TYPES}/media`, "Media", "One anime or manga."),
  draft(`${TYPES}/media#average-score`, "averageScore", "Mean of all scores. Null while nobody scored.", {
    pageTitle: "Media",
  }),
  draft(`${TYPES}/media-list`, "MediaList", "Media that somebody keeps."),
  draft(`${TYPES}/user`, "User", "Somebody with a list of media."),
  draft(`${TYPES}/user#media`, "media", "What they watch.", { pageTitle: "User" }),
]);

describe("a search", () => {
  const answers: readonly (readonly [ids: readonly string[], query: string, found: readonly string[]])[] = [
    [["L123a"], "manga", ["media"]],
    // Found as the beginning of a word, and therefore not corrected.
    [["L123b"], "wat", ["user#media"]],
    [["L124a"], "title:list", ["media-list"]],
    [["L124b"], "media +watch", ["user#media"]],
    [["L124c"], "media -list -anime", ["user#media"]],
    [["L124d"], "manna~1", ["media"]],
    [["L124f"], "m*nga", ["media"]],
    // The exact name, then names that begin with it, then text.
    [[], "media", ["media", "user#media", "media-list", "user"]],
  ];
  for (const [ids, query, found] of answers) {
    it(`for ${query} finds exactly its matches`, { tags: [...ids] }, async () => {
      expect(await engine.search(query)).toMatchObject({ problem: null, correctedQuery: null });
      expect(await routes(engine, query)).toEqual(found.map((route) => `${TYPES}/${route}`));
    });
  }

  it.each([
    ["averageScore", `${TYPES}/media#average-score`],
    ["averagescore", `${TYPES}/media#average-score`],
    ["averages", `${TYPES}/media#average-score`],
    ["average score", `${TYPES}/media#average-score`],
    ["Media.averageScore", `${TYPES}/media#average-score`],
    ["media average score", `${TYPES}/media#average-score`],
    ["exampleSection", "/docs/settings#printtypeoptions-examplesection"],
    ["printer", "/api/core/printer"],
    ["generating pages", "/docs/get-started"],
    ["how do I leave out the deprecated fields", "/docs/get-started#deprecated"],
  ])("for %j finds %s first", async (query, route) => {
    expect((await routes(engine, query))[0]).toBe(route);
  });

  it.each([
    ["+manga +zqx", "manga", [`${TYPES}/media`]],
    ["title:manga", "manga", [`${TYPES}/media`]],
    // Corrected first, but the corrected query finds nothing either.
    ["+averagexscore +zqx", "averagescore", [`${TYPES}/media#average-score`]],
    // Too many letters differ for a correction, but not for a similar query.
    ["+avxxxxescore +zqx", "averagescore", [`${TYPES}/media#average-score`]],
  ])("for %j, which finds nothing, suggests the best results of %j", async (query, similar, nearest) => {
    const answer = await engine.search(query);
    expect(answer).toMatchObject({ hits: [], correctedQuery: null });
    expect(answer.nearest?.query).toBe(similar);
    expect(answer.nearest?.hits.map(({ document }) => document.sectionRoute)).toEqual(nearest);
  });

  it("without results in an area suggests the best ones of all areas", async () => {
    const { hits, nearest } = await engine.search("manga", { area: "API" });
    const routesOfNearest = nearest?.hits.map(({ document }) => document.sectionRoute);
    expect([hits, nearest?.query, routesOfNearest]).toEqual([[], "manga", [`${TYPES}/media`]]);
  });

  it.each(["zqx vqz qxv", "-media", ""])("for %j does not suggest a similar query", async (query) => {
    expect(await engine.search(query)).not.toHaveProperty("nearest");
  });

  it("gives a boosted word more weight", { tags: ["L124e"] }, async () => {
    const fruit = engineOf([draft("/docs/a", "First", "Some apples."), draft("/docs/b", "Second", "Some pears.")]);
    expect(await routes(fruit, "apples^5 pears")).toEqual(["/docs/a", "/docs/b"]);
    expect(await routes(fruit, "apples pears^5")).toEqual(["/docs/b", "/docs/a"]);
    const [apples, pears] = (await fruit.search("apples^5 pears")).hits;
    expect((apples?.score ?? 0) / (pears?.score ?? 0)).toBeCloseTo(5);
  });

  it.each([
    ["eight results by default", {}, 8],
    ["two results with maxResults 2", { maxResults: 2 }, 2],
    ["nine results with maxResults 9", { maxResults: 9 }, 9],
  ])("returns at most %s", { tags: ["L168a"] }, async (_, settings, count) => {
    const sections = Array.from({ length: 10 }, (_, at) => draft(`/docs/a#s${String(at)}`, `Words ${String(at)}`));
    expect(await routes(engineOf(sections, settings), "words")).toHaveLength(count);
  });

  it("finds a letter that stands for several words", async () => {
    expect(await routes(engineOf([draft("/docs/a", "Greeting", "Say \uFDFA.")]), "\uFDFA")).toEqual(["/docs/a"]);
  });

  it("returns as many results as the settings allow, even more than 60", async () => {
    const sections = Array.from({ length: 80 }, (_, at) => draft(`/docs/a#s${String(at)}`, `Words ${String(at)}`));
    expect(await routes(engineOf(sections, { maxResults: 70 }), "words")).toHaveLength(70);
  });

  it("counts the results of limited sections by area", async () => {
    const sections = ["/docs", "/a", "/b", "/b2"].map((route, rank) => {
      const area = route.slice(0, 2);
      return { route, label: route, area, rank, ...(rank > 0 && { limit: 2 }) };
    });
    const found = sections.flatMap(({ route }) =>
      ["x", "y", "z"].map((name) => draft(`${route}/${name}`, `List ${name} ${route}`)),
    );
    const shown = await routes(engineOf(found, { sections, maxResults: 7 }), "list");
    const countOf = (beginning: string): number => shown.filter((route) => route.startsWith(beginning)).length;
    expect(["/docs/", "/a/", "/b"].map(countOf)).toEqual([3, 2, 2]);
  });

  it("corrects an unknown word", async () => {
    const answer = await engine.search("avrage scroe");
    expect(answer.correctedQuery).toBe("average score");
    expect(answer.hits[0]?.document.sectionRoute).toBe(`${TYPES}/media#average-score`);
  });

  it("corrects nothing if no term is similar", async () => {
    expect((await engine.search("unknown:anime")).correctedQuery).toBeNull();
    expect((await engine.search("zzzzzzZzzzzz anime")).correctedQuery).toBeNull();
  });

  const areas = ["Docs", "API", "Examples"].map((area) => ({ area, count: 0 }));
  const nothing = { area: undefined, areas, hits: [], correctedQuery: null, problem: null, whole: true };
  it.each([
    ["an unknown word", "zzzzzz"],
    ["a blank query", "  "],
  ])("finds nothing for %s", async (_, query) => {
    expect(await engine.search(query)).toEqual({ ...nothing, query });
  });

  it("reports a query of only prohibited words", { tags: ["L124c"] }, async () => {
    const problem = { code: "only-prohibited", found: "-media" };
    expect(await engine.search("-media")).toEqual({ ...nothing, query: "-media", problem });
  });

  it("answers an invalid query by its plain words, and reports the problem", async () => {
    expect((await engine.search("foo:anime")).problem).toMatchObject({ code: "unknown-field", field: "foo" });
    expect(await routes(engine, "foo:anime")).toEqual([`${TYPES}/media`]);
  });

  it("returns the kind, the context and the matched words of a result", async () => {
    expect((await engine.search("score")).hits[0]).toMatchObject({
      kind: { name: "field", label: "Field" },
      siteSection: "Example: default",
      breadcrumb: ["Types", "Objects", "Media"],
      title: { text: "averageScore", marks: [{ start: 7, end: 12 }] },
      excerpt: { text: "Mean of all scores.", marks: [{ start: 12, end: 17 }] },
      terms: ["Score", "score"],
    });
  });

  it("returns the document, its BM25 score and the matched words", { tags: ["L100", "L168d"] }, async () => {
    const drafts = [
      draft("/docs/a", "Alpha", "Manga, manga and film."),
      draft("/docs/b", "Beta", "Film."),
      draft("/docs/c", "Manga"),
    ];
    const { hits } = await engineOf(drafts).search("manga");
    // Two of three documents have the word: one as its whole title, one twice among the three words of its text without stop
    // words.
    const rarity = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
    const inText = ((1.2 + 1) * 2) / (1.2 * (1 - 0.75 + (0.75 * 3) / (4 / 3)) + 2);
    const expected = [
      { id: 2, score: 5 * rarity, terms: ["Manga"] },
      { id: 0, score: rarity * inText, terms: ["Manga", "manga"] },
    ].map(({ id, score, terms }) => {
      const from = drafts[id] ?? draft("", "");
      const document = { ...namedDocument(from, id), content: from.content };
      return { document, score: expect.closeTo(score, 3) as number, terms };
    });
    expect(hits.map(({ document, score, terms }) => ({ document, score, terms }))).toEqual(expected);
  });

  describe("of docs with versions", () => {
    const docs = { label: "Docs", area: "Docs", rank: 0 };
    const sections = [
      { ...docs, route: "/docs", version: { group: "docs", root: "/docs", isLast: true } },
      { ...docs, route: "/docs/1.0", version: { group: "docs", root: "/docs/1.0", isLast: false } },
      { route: "/blog", label: "Blog", area: "Blog", rank: 1 },
    ];
    const drafts = ["/docs/a", "/docs/1.0/a", "/blog/a"].map((route) => draft(route, "Media", route));

    it.each([
      [undefined, ["/docs/a", "/blog/a"]],
      ["/docs/b", ["/docs/a", "/blog/a"]],
      ["/docs/1.0", ["/docs/1.0/a", "/blog/a"]],
      ["/blog/", ["/blog/a", "/docs/a"]],
    ])("from %s finds only one version: the reader's, or else the last", async (from, found) => {
      const versioned = engineOf(drafts, { sections });
      expect(await routes(versioned, "media", { from })).toEqual(found);
      const count = { Docs: 1, Blog: 1 };
      expect((await versioned.search("media", { from })).areas.map((one) => [one.area, one.count])).toEqual(
        Object.entries(count),
      );
    });

    it("finds all sections of the reader's version", async () => {
      const more = sections.slice(0, 2).map((one) => ({ ...one, route: `${one.route}/reference` }));
      const found = ["/docs/reference/a", "/docs/1.0/reference/a"].map((route) => draft(route, "Media", route));
      const versioned = engineOf([...drafts, ...found], { sections: [...sections, ...more] });
      expect(await routes(versioned, "media", { from: "/docs/1.0/b" })).toEqual([
        ...["/docs/1.0/a", "/docs/1.0/reference/a", "/blog/a"],
      ]);
      expect(await routes(versioned, "media")).toEqual(["/docs/a", "/docs/reference/a", "/blog/a"]);
    });

    it("finds all versions on a site without `contextual`, in the order of ranks", async () => {
      const all = ["/docs/a", "/docs/1.0/a", "/blog/a"];
      const versioned = engineOf(drafts, { sections, contextual: false });
      for (const from of [undefined, "/docs/1.0/", "/blog/"]) {
        expect(await routes(versioned, "media", { from })).toEqual(all);
      }
    });
  });

  it("can be limited to one area", async () => {
    const answer = await engine.search("media", { area: "Examples" });
    expect(answer).toMatchObject({ area: "Examples" });
    expect(new Set(answer.hits.map(({ siteSection }) => siteSection))).toEqual(new Set(["Example: default"]));
    expect((await engine.search("media", { area: "API" })).hits).toEqual([]);
  });

  it("never throws for any query", async () => {
    const signs = fc.constantFrom(...Array.from("media:+-~^* 12.@\\\"'é😀<>"));
    const typed = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: signs }));
    await fc.assert(
      fc.asyncProperty(typed, async (query) => {
        expect((await engine.search(query)).hits.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });
});
