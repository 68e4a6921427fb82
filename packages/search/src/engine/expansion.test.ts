// Some words are misspelt on purpose. cspell:disable
import { describe, expect, it } from "vitest";
import { correctQuery, markFillers, similarQuery, splitCompound } from "./expansion.ts";
import type { Vocabulary } from "./expansion.ts";
import { createLexicon } from "./lexicon.ts";
import { parseQuery } from "./parseQuery.ts";
import { draft, engineOf, routes } from "../testing/drafts.ts";
import { expanded } from "../testing/marked.ts";
import { englishStems } from "./stemmers.ts";

/** The words of an index without synonyms. */
function vocabulary(...terms: readonly string[]): Vocabulary {
  return { lexicon: createLexicon(terms.toSorted(), englishStems), synonyms: () => [] };
}

it.each<[word: string, parts: readonly string[] | undefined, terms: readonly string[]]>([
  ["cheatsheet", ["cheat", "sheet"], ["cheat", "sheet", "cheats"]],
  ["howitworks", ["how", "it", "works"], ["how", "works"]],
  ["groupby", ["group", "by"], ["group"]],
  // As few parts as possible, of which the first is as long as possible.
  ["customdirective", ["custom", "directive"], ["cus", "tom", "custom", "directive"]],
  ["cheatsheet", undefined, ["cheat"]],
  // A part of two letters must be a stop word. One letter is never a part.
  ["mediax", undefined, ["media", "x"]],
  ["mediaid", undefined, ["media", "id"]],
  // More than three parts would be needed.
  ["onetwosixten", undefined, ["one", "two", "six", "ten"]],
  // The index contains the compound itself.
  ["website", undefined, ["website", "web", "site"]],
])("the compound %s is split into %j", (word, parts, terms) => {
  expect(splitCompound(word, vocabulary(...terms).lexicon)).toEqual(parts);
});

describe("a query with split or joined words", () => {
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
  ])("%j finds %s first, and is not corrected", async (query, route) => {
    expect((await routes(engine, query))[0]).toBe(route);
    expect((await engine.search(query)).correctedQuery).toBeNull();
  });

  it("joins words in the same field only", async () => {
    expect(await routes(engine, "title:web content:hook")).not.toContain("/docs/hooks");
    expect(await routes(engine, "content:web content:hook")).toContain("/docs/hooks");
  });
});

it.each<[query: string, expected: string | undefined, words: string]>([
  ["shema", "schema", "schema stream"],
  ["schema", undefined, "schema"],
  ["sche", undefined, "schema"],
  // One letter may differ in a short word, two in a word of six or more letters.
  ["dacs", "docs", "docs"],
  ["dxxs", undefined, "docs"],
  ["nodde", "node", "node"],
  ["nxxes", undefined, "nodes"],
  ["nxxest", "nodest", "nodest"],
  // Words of fewer than three letters are not corrected.
  ["tp", undefined, "top"],
  ["tpp", "top", "top"],
  // A term that differs in one letter comes before one that differs in two.
  ["schemas1", "schemas", "schemas schemasab"],
  // Swapped letters, and a missing first letter.
  ["shcema", "schema", "schema"],
  ["chema", "schema", "schema"],
  // A term with the same first letters comes first, then one of the same length.
  ["fieid", "field", "field fieldx wield"],
  ["medja", "media", "dedja medal media"],
  ["nodx", "node", "nod nodal node"],
  ["aloxg", "along", "along zloxg"],
  // The other words of the query or identifier stay, even if they are only prefixes of terms.
  ["shema loader", "schema loader", "loader schema"],
  ["loader shema qqqq", "loader schema qqqq", "loader schema"],
  ["loadShema", "load schema", "load schema"],
  ["qqqq zzzz", undefined, "schema"],
  ["schem shema", "schem schema", "schema"],
  ["schemShema", "schem schema", "schema"],
  ["loadrShema", "loader schema", "loader schema"],
  // Stop words and fillers are spelled right, even if the index lacks them.
  ["more schema", undefined, "mode schema"],
  ["know schema", undefined, "knot schema"],
  // A word with a minus, a star or an edit distance above 0 is not corrected.
  ["loader -shema", undefined, "loader schema"],
  ["shema~0 loder", "schema loader", "loader schema"],
  ["shxxx~1", undefined, "schema"],
  ["sche~1", undefined, "stream"],
  ["schxxa~1", undefined, "schema"],
  ["shem*", undefined, "schema"],
])("%j is corrected to %j by an index of %s", (query, expected, words) => {
  expect(correctQuery(parseQuery(query).terms, vocabulary(...words.split(" ")))?.query).toBe(expected);
});

it("a word is corrected to a term of a title rather than to one of running text", () => {
  // The running text contains another misspelling, which shares more first letters with the query.
  const terms = ["accessibility", "acecssibility"];
  const correctedBy = (...titles: readonly string[]): string | undefined => {
    const lexicon = createLexicon(terms, englishStems, (term) => titles.includes(term));
    return correctQuery(parseQuery("acessibility").terms, { lexicon, synonyms: () => [] })?.query;
  };
  expect(correctedBy("accessibility")).toBe("accessibility");
  expect(correctedBy()).toBe("acecssibility");
});

it.each<[query: string, expected: string | undefined]>([
  ["+loader +zqx", "loader"],
  ["title:loader -schema", "loader"],
  ["+load +schema", "load schema"],
  // Up to a third of the letters may differ; in a correction, at most two.
  ["confxxxration", "configuration"],
  ["cxnfxxxratxon", undefined],
  ["schxxx", undefined],
  // A term begins with half of the word, or more.
  ["schematron", "schema"],
  ["loadxxxx", "loader"],
  ["loadxxxxx", undefined],
  ["-loader", undefined],
  ["zqx", undefined],
  ["", undefined],
])("the query similar to %j is %j", (query, expected) => {
  expect(similarQuery(parseQuery(query).terms, vocabulary("configuration", "loader", "schema"))).toBe(expected);
});

describe("a sentence", () => {
  it.each([
    ["is it possible to show badges", "possible show"],
    ["please sort my help", "please help"],
    ["what lets me show going things", "lets me show going things"],
    ["badge goes away after trying what he tried", "goes trying tried"],
    ["he tries and goes to try", "tries goes try"],
    // Queries of fewer than four words have no fillers.
    ["get some help", ""],
  ])("%j has the fillers %j", (query, fillers) => {
    const words = query.split(" ").map((word) => expanded(word));
    const marked = markFillers(words).filter(({ isFiller }) => isFiller);
    expect(marked.map(({ word }) => word).join(" ")).toBe(fillers);
  });

  it("ranks matches of its subject before matches of its fillers", async () => {
    const engine = engineOf([
      draft("/docs/a", "First", "Anyone wants them."),
      draft("/docs/b", "Second", "Here are the badges."),
      draft("/docs/c", "Third", "Nothing of it."),
    ]);
    expect((await routes(engine, "anyone who wants our badges"))[0]).toBe("/docs/b");
  });

  it("that names a kind finds results of that kind first", async () => {
    const text = "Whether a field is deprecated.";
    const engine = engineOf([
      draft("/api/guard#deprecated", "Deprecated", text),
      draft("/api/guard#isdeprecated", "isDeprecated()", text),
    ]);
    const query = "which function tells me whether a field is deprecated";
    expect((await routes(engine, query))[0]).toBe("/api/guard#isdeprecated");
  });
});
