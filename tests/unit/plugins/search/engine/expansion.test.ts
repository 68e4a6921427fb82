// Words that are run together on purpose.
// cspell:disable
// Misspelt on purpose.
// cspell:ignore isdeprecated
import { describe, expect, it } from "vitest";
import { correctQuery, markFillers, splitCompound } from "@site/src/plugins/search/browser/engine/expansion";
import type { ExpandedWord } from "@site/src/plugins/search/browser/engine/expansion";
import { createLexicon } from "@site/src/plugins/search/browser/engine/lexicon";
import { parseQuery } from "@site/src/plugins/search/browser/engine/parseQuery";
import { draft, engineOf, routes } from "../drafts";

describe("a word that stands nowhere", () => {
  const split = (word: string, ...terms: readonly string[]): unknown =>
    splitCompound(word, createLexicon(terms.toSorted()));

  it.each<[word: string, parts: readonly string[], terms: readonly string[]]>([
    ["cheatsheet", ["cheat", "sheet"], ["cheat", "sheet", "cheats"]],
    ["howitworks", ["how", "it", "works"], ["how", "works"]],
    ["groupby", ["group", "by"], ["group"]],
    // The fewest parts, and the longest first one.
    ["customdirective", ["custom", "directive"], ["cus", "tom", "custom", "directive"]],
  ])("%s is split into %j", (word, parts, terms) => {
    expect(split(word, ...terms)).toEqual(parts);
  });

  it("is not split into unknown, too short or too many parts", () => {
    expect(split("cheatsheet", "cheat")).toBeUndefined();
    // A letter or two that are no word make no part.
    expect(split("mediax", "media", "x")).toBeUndefined();
    expect(split("mediaid", "media", "id")).toBeUndefined();
    expect(split("onetwosixten", "one", "two", "six", "ten")).toBeUndefined();
  });

  it("is not split when the index has it", () => {
    expect(split("website", "website", "web", "site")).toBeUndefined();
  });
});

describe("a query", () => {
  const engine = engineOf([
    draft("/docs/get-started", "Get started", "Install it."),
    draft("/docs/sheet", "Configuration cheat sheet", "All options."),
    draft("/docs/hooks", "Hooks", "A webhook tells you."),
    draft("/docs/started", "Started jobs", "None."),
    draft("/examples/default/types/objects/user", "User", "Somebody, with a website."),
  ]);

  it.each([
    ["getstarted", "/docs/get-started"],
    ["cheatsheet", "/docs/sheet"],
    ["the cheatsheet", "/docs/sheet"],
    ["web hook", "/docs/hooks"],
    ["web site", "/examples/default/types/objects/user"],
  ])("%j finds %s first, and is not called a slip", async (query, route) => {
    expect((await routes(engine, query))[0]).toBe(route);
    expect((await engine.search(query)).correctedQuery).toBeNull();
  });

  it("joins words in the same field only", async () => {
    expect(await routes(engine, "title:web content:hook")).not.toContain("/docs/hooks");
    expect(await routes(engine, "content:web content:hook")).toContain("/docs/hooks");
  });
});

/** The query as corrected by an index of these words. */
function corrected(query: string, ...words: readonly string[]): string | undefined {
  return correctQuery(parseQuery(query).terms, createLexicon(words.toSorted()))?.query;
}

describe("a misspelt word", () => {
  it.each<[query: string, expected: string | undefined, words: readonly string[]]>([
    ["shema", "schema", ["schema", "stream"]],
    ["schema", undefined, ["schema"]],
    ["sche", undefined, ["schema"]],
    // One letter away in a short word, two in one of six letters or more.
    ["dacs", "docs", ["docs"]],
    ["dxxs", undefined, ["docs"]],
    ["nodde", "node", ["node"]],
    ["nxxes", undefined, ["nodes"]],
    ["nxxest", "nodest", ["nodest"]],
    // Too short to be corrected.
    ["tp", undefined, ["top"]],
    ["tpp", "top", ["top"]],
    // One letter away before two.
    ["schemas1", "schemas", ["schemasab", "schemas"]],
  ])("in %j makes %j of it, by %j", (query, expected, words) => {
    expect(corrected(query, ...words)).toBe(expected);
  });

  it("becomes the term with the same beginning, then with the same length", () => {
    expect(corrected("fieid", "fieldx", "wield", "field")).toBe("field");
    expect(corrected("medja", "media", "medal", "dedja")).toBe("media");
    expect(corrected("nodx", "nod", "node", "nodal")).toBe("node");
    expect(corrected("aloxg", "zloxg", "along")).toBe("along");
  });

  it("is corrected, while the other words of the query or identifier stay", () => {
    expect(corrected("shema loader", "schema", "loader")).toBe("schema loader");
    expect(corrected("loader shema qqqq", "schema", "loader")).toBe("loader schema qqqq");
    expect(corrected("loadShema", "schema", "load")).toBe("load schema");
    expect(corrected("qqqq zzzz", "schema")).toBeUndefined();
  });

  it("does not change neighbours that begin a known word", () => {
    expect(corrected("schem shema", "schema")).toBe("schem schema");
    expect(corrected("schemShema", "schema")).toBe("schem schema");
  });

  it("may stand twice in one identifier", () => {
    expect(corrected("loadrShema", "loader", "schema")).toBe("loader schema");
  });

  it("stays when it has a minus, an edit distance or a star", () => {
    expect(corrected("loader -shema", "schema", "loader")).toBeUndefined();
    expect(corrected("shema~0 loder", "schema", "loader")).toBe("schema loader");
    expect(corrected("shxxx~1", "schema")).toBeUndefined();
    expect(corrected("sche~1", "stream")).toBeUndefined();
    expect(corrected("schxxa~1", "schema")).toBeUndefined();
    expect(corrected("shem*", "schema")).toBeUndefined();
  });
});

function fillers(query: string): string[] {
  const words = query.split(" ").map((word): ExpandedWord => {
    const term = { text: word, presence: "optional", editDistance: 0, boost: 1 } as const;
    return { word, term, matches: new Map([[word, 1]]), isStopWord: false };
  });
  return markFillers(words)
    .filter(({ isFiller }) => isFiller)
    .map(({ word }) => word);
}

describe("a sentence", () => {
  it("has fillers", () => {
    expect(fillers("is it possible to show badges")).toEqual(["possible", "show"]);
  });

  it("has four words at least: in shorter queries each word counts", () => {
    expect(fillers("get some help")).toEqual([]);
    expect(fillers("please sort my help")).toEqual(["please", "help"]);
  });

  it("has fillers in all their forms", () => {
    expect(fillers("what lets me show going things")).toEqual(["lets", "me", "show", "going", "things"]);
    expect(fillers("badge goes away after trying what he tried")).toEqual(["goes", "trying", "tried"]);
    expect(fillers("he tries and goes to try")).toEqual(["tries", "goes", "try"]);
  });

  it("finds its subject before what matches its fillers", async () => {
    const engine = engineOf([
      draft("/docs/a", "First", "Anyone wants them."),
      draft("/docs/b", "Second", "Here are the badges."),
      draft("/docs/c", "Third", "Nothing of it."),
    ]);
    expect((await routes(engine, "anyone who wants our badges"))[0]).toBe("/docs/b");
  });
});

it("a sentence that names a kind finds results of that kind", async () => {
  const text = "Whether a field is deprecated.";
  const engine = engineOf([
    draft("/api/guard#deprecated", "Deprecated", text),
    draft("/api/guard#isdeprecated", "isDeprecated()", text),
  ]);
  const query = "which function tells me whether a field is deprecated";
  expect((await routes(engine, query))[0]).toBe("/api/guard#isdeprecated");
});
