import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proves } from "../../../../conformance/proves";
import { draft, engineOf, routes } from "../drafts";

const TYPES = "/examples/default/types/objects";
const engine = engineOf([
  draft("/api/core/printer", "core/printer", "Loads the printer."),
  draft("/docs/advanced/group-by-directive", "Group by directive", "Sort pages into groups."),
  draft("/docs/get-started", "Get started", "Install the packages and generate your first pages."),
  draft("/docs/get-started#deprecated", "Leave deprecated fields out", "Set the option deprecated to skip."),
  draft("/docs/settings#printtypeoptions-examplesection", "printTypeOptions.exampleSection", "Shows examples."),
  draft(`${TYPES}/media`, "Media", "One anime or manga."),
  draft(`${TYPES}/media#average-score`, "averageScore", "Mean of all scores. Null while nobody scored.", {
    pageTitle: "Media",
  }),
  draft(`${TYPES}/media-list`, "MediaList", "Media that somebody keeps."),
  draft(`${TYPES}/user`, "User", "Somebody with a list of media."),
  draft(`${TYPES}/user#media`, "media", "What they watch.", { pageTitle: "User" }),
]);

describe("a search", () => {
  it("puts the exact name first, then names that begin so, then text", () => {
    expect(routes(engine, "media")).toEqual([
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
  ])("for %j finds %s first", (query, route) => {
    expect(routes(engine, query)[0]).toBe(route);
  });

  it("finds hand-written docs before the API before examples when they are equally good", () => {
    const equal = ["/examples/default/a", "/api/b", "/docs/c"].map((route) => draft(route, "Printer", "Prints."));
    expect(routes(engineOf(equal), "printer")).toEqual(["/docs/c", "/api/b", "/examples/default/a"]);
  });

  it("matches a word exactly and as the beginning of another", proves("L123a", "L123b"), () => {
    expect(routes(engine, "direct")).toEqual(["/docs/advanced/group-by-directive"]);
    expect(routes(engine, "directive")).toEqual(["/docs/advanced/group-by-directive"]);
  });

  it("demands, excludes and limits words to a field as told", () => {
    expect(routes(engine, "media +watch")).toEqual([`${TYPES}/user#media`]);
    expect(routes(engine, "media -list -anime")).toEqual([`${TYPES}/user#media`]);
    expect(routes(engine, "title:user")).toEqual([`${TYPES}/user`]);
    expect(routes(engine, "*score")).toContain(`${TYPES}/media#average-score`);
    expect(routes(engine, "usre~1")[0]).toBe(`${TYPES}/user`);
  });

  it("shows no more than eight results, and three of one page", proves("L168a"), () => {
    const page = Array.from({ length: 9 }, (_, at) =>
      draft(`/docs/a#s${String(at)}`, `Section ${String(at)} of words`),
    );
    const others = Array.from({ length: 9 }, (_, at) => draft(`/docs/p${String(at)}`, `Words ${String(at)}`));
    const found = routes(engineOf([...page, ...others]), "words");
    expect(found).toHaveLength(8);
    expect(found.filter((route) => route.startsWith("/docs/a#")).length).toBeLessThanOrEqual(3);
  });

  it("shows others beside a name that stands on many pages, and fills the list with it", proves("L168a"), () => {
    const fields = Array.from({ length: 20 }, (_, at) => draft(`${TYPES}/t${String(at)}#id`, "id", "Identifier."));
    const found = routes(engineOf([...fields, draft("/docs/ids", "Identifiers", "What an id is.")]), "id");
    expect(found).toHaveLength(4);
    expect(found[3]).toBe("/docs/ids");
  });

  it("tries near words when a word stands nowhere, and says so", () => {
    const answer = engine.search("avrage scroe");
    expect(answer.correctedQuery).toBe("average score");
    expect(answer.hits[0]?.document.sectionRoute).toBe(`${TYPES}/media#average-score`);
  });

  it("finds nothing for what is nowhere, and does not call that a correction", () => {
    expect(engine.search("zzzzzz")).toEqual({ query: "zzzzzz", hits: [], correctedQuery: null, problem: null });
    expect(engine.search("  ")).toMatchObject({ hits: [], problem: null });
  });

  it("answers the plain words of a query with a syntax error, and says what is wrong", () => {
    const answer = engine.search("foo:anime");
    expect(answer.problem).toMatchObject({ code: "unknown-field", field: "foo" });
    expect(answer.hits.map(({ document }) => document.sectionRoute)).toEqual([`${TYPES}/media`]);
  });

  it("says what a result is, where it stands, and which words it matched", proves("L100"), () => {
    expect(engine.search("score").hits[0]).toMatchObject({
      kind: "field",
      instance: "Example: default",
      breadcrumb: ["Types", "Objects", "Media"],
      title: { text: "averageScore", marks: [{ start: 7, end: 12 }] },
      excerpt: { text: "Mean of all scores.", marks: [{ start: 12, end: 17 }] },
      terms: ["Score", "score"],
    });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.string({ unit: fc.constantFrom(...Array.from("media:+-~^* 12")) }),
        ),
        (query) => {
          expect(engine.search(query).hits.length).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 500 },
    );
  });
});
