import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchDocument } from "@site/src/plugins/search/shared/types";
import type { Draft } from "@site/src/plugins/search/build/documents";
import { proves } from "../../../../conformance/proves";
import { draft, engineOf, named, routes } from "../drafts";

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

/** What a result gives of a document. */
function documentOf(from: Draft, id: number): SearchDocument {
  return { ...named(from, id), content: from.content };
}

describe("a search", () => {
  it("puts the exact name first, then names that begin so, then text", async () => {
    expect(await routes(engine, "media")).toEqual([
      `${TYPES}/media`,
      `${TYPES}/user#media`,
      `${TYPES}/media-list`,
      `${TYPES}/user`,
    ]);
  });

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

  it("finds hand-written docs before the API before examples when they are equally good", async () => {
    const equal = ["/examples/default/a", "/api/b", "/docs/c"].map((route) => draft(route, "Printer", "Prints."));
    expect(await routes(engineOf(equal), "printer")).toEqual(["/docs/c", "/api/b", "/examples/default/a"]);
  });

  it("matches the exact word", proves("L123a"), async () => {
    expect(await routes(engine, "manga")).toEqual([`${TYPES}/media`]);
  });

  it("matches words that begin with what was typed", proves("L123b"), async () => {
    // Too short to be taken for a slip or another form of "watch".
    expect(await routes(engine, "wat")).toEqual([`${TYPES}/user#media`]);
  });

  const syntax = [
    ["L124a", "title:list", [`${TYPES}/media-list`]],
    ["L124b", "media +watch", [`${TYPES}/user#media`]],
    ["L124c", "media -list -anime", [`${TYPES}/user#media`]],
    ["L124d", "manna~1", [`${TYPES}/media`]],
    ["L124f", "m*nga", [`${TYPES}/media`]],
  ] as const;
  for (const [id, query, found] of syntax) {
    it(`finds what ${query} asks for, and nothing else`, proves(id), async () => {
      expect(await engine.search(query)).toMatchObject({ problem: null, correctedQuery: null });
      expect(await routes(engine, query)).toEqual(found);
    });
  }

  it("counts a word with a boost for more, which changes the order", proves("L124e"), async () => {
    const [first, second] = [draft("/docs/a", "First", "Some apples."), draft("/docs/b", "Second", "Some pears.")];
    const fruit = engineOf([first, second]);
    expect(await routes(fruit, "apples^5 pears")).toEqual(["/docs/a", "/docs/b"]);
    expect(await routes(fruit, "apples pears^5")).toEqual(["/docs/b", "/docs/a"]);
    const [apples, pears] = (await fruit.search("apples^5 pears")).hits;
    expect((apples?.score ?? 0) / (pears?.score ?? 0)).toBeCloseTo(5);
  });

  it("finds nothing for a query that only prohibits, and says so", proves("L124c"), async () => {
    expect(await engine.search("-media")).toEqual({
      query: "-media",
      hits: [],
      correctedQuery: null,
      problem: { code: "only-prohibited", found: "-media" },
      whole: true,
    });
  });

  it("shows no more than eight results, and three of one page", proves("L168a"), async () => {
    const page = Array.from({ length: 9 }, (_, at) =>
      draft(`/docs/a#s${String(at)}`, `Section ${String(at)} of words`),
    );
    const others = Array.from({ length: 9 }, (_, at) => draft(`/docs/p${String(at)}`, `Words ${String(at)}`));
    const found = await routes(engineOf([...page, ...others]), "words");
    expect(found).toHaveLength(8);
    expect(found.filter((route) => route.startsWith("/docs/a#")).length).toBeLessThanOrEqual(3);
  });

  it("shows other results beside a name that stands on many pages", proves("L168a"), async () => {
    const fields = Array.from({ length: 20 }, (_, at) => draft(`${TYPES}/t${String(at)}#id`, "id", "Identifier."));
    const found = await routes(engineOf([...fields, draft("/docs/ids", "Identifiers", "What an id is.")]), "id");
    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
    expect(found.indexOf("/docs/ids")).toBe(3);
  });

  it("fills the list with results of a single page when no other has any", proves("L168a"), async () => {
    const sections = Array.from({ length: 9 }, (_, at) => draft(`/docs/a#s${String(at)}`, `Words ${String(at)}`));
    expect(await routes(engineOf(sections), "words")).toHaveLength(8);
    expect(await routes(engineOf(sections.slice(0, 7)), "words")).toHaveLength(7);
  });

  it("takes no more of a page than it needs to fill the list", async () => {
    const of = (page: string, length: number): ReturnType<typeof draft>[] =>
      Array.from({ length }, (_, at) => draft(`/docs/${page}#s${String(at)}`, `Words ${page} ${String(at)}`));
    const found = await routes(engineOf([...of("a", 20), ...of("b", 20)]), "words");
    expect(found.filter((route) => route.startsWith("/docs/a#"))).toHaveLength(4);
    expect(found.filter((route) => route.startsWith("/docs/b#"))).toHaveLength(4);
  });

  it("corrects an unknown word, and says so", async () => {
    const answer = await engine.search("avrage scroe");
    expect(answer.correctedQuery).toBe("average score");
    expect(answer.hits[0]?.document.sectionRoute).toBe(`${TYPES}/media#average-score`);
  });

  it("finds nothing, and corrects nothing, when no term is similar", async () => {
    expect((await engine.search("unknown:anime")).correctedQuery).toBeNull();
    expect((await engine.search("zzzzzzZzzzzz anime")).correctedQuery).toBeNull();
    expect(await engine.search("zzzzzz")).toEqual({
      query: "zzzzzz",
      hits: [],
      correctedQuery: null,
      problem: null,
      whole: true,
    });
    expect(await engine.search("  ")).toMatchObject({ hits: [], problem: null });
  });

  it("answers the plain words of a query with a syntax error, and says what is wrong", async () => {
    const answer = await engine.search("foo:anime");
    expect(answer.problem).toMatchObject({ code: "unknown-field", field: "foo" });
    expect(answer.hits.map(({ document }) => document.sectionRoute)).toEqual([`${TYPES}/media`]);
  });

  it("gives the kind, the context and the matched words of a result", async () => {
    expect((await engine.search("score")).hits[0]).toMatchObject({
      kind: "field",
      instance: "Example: default",
      breadcrumb: ["Types", "Objects", "Media"],
      title: { text: "averageScore", marks: [{ start: 7, end: 12 }] },
      excerpt: { text: "Mean of all scores.", marks: [{ start: 12, end: 17 }] },
      terms: ["Score", "score"],
    });
  });

  it("gives the document, its BM25 score and the matched words", proves("L100"), async () => {
    const documents = [
      draft("/docs/a", "Alpha", "Manga, manga and film."),
      draft("/docs/b", "Beta", "Film."),
      draft("/docs/c", "Manga"),
    ];
    const { hits } = await engineOf(documents).search("manga");
    // Two of three documents have the word: one as the whole of its title, one twice among three telling words of its text.
    const rarity = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
    const inText = (2.2 * 2) / (1.2 * (1 - 0.75 + (0.75 * 3) / (4 / 3)) + 2);
    expect(hits.map(({ document, score, terms }) => ({ document, score, terms }))).toEqual([
      {
        document: documentOf(draft("/docs/c", "Manga"), 2),
        score: expect.closeTo(5 * rarity, 3) as number,
        terms: ["Manga"],
      },
      {
        document: documentOf(draft("/docs/a", "Alpha", "Manga, manga and film."), 0),
        score: expect.closeTo(rarity * inText, 3) as number,
        terms: ["Manga", "manga"],
      },
    ]);
  });

  it("never throws, whatever is typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.string({ unit: fc.constantFrom(...Array.from("media:+-~^* 12")) }),
        ),
        async (query) => {
          expect((await engine.search(query)).hits.length).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 500 },
    );
  });
});
