// Words that are run together on purpose.
// cspell:disable
import { describe, expect, it } from "vitest";
import { splitWord } from "@site/src/plugins/search/browser/engine/compounds";
import { createLexicon } from "@site/src/plugins/search/browser/engine/lexicon";
import { draft, engineOf, routes } from "../drafts";

describe("a word that stands nowhere", () => {
  const split = (word: string, ...terms: readonly string[]): unknown =>
    splitWord(word, createLexicon(terms.toSorted()));

  it.each<[word: string, parts: readonly string[], terms: readonly string[]]>([
    ["cheatsheet", ["cheat", "sheet"], ["cheat", "sheet", "cheats"]],
    ["howitworks", ["how", "it", "works"], ["how", "works"]],
    ["groupby", ["group", "by"], ["group"]],
    // The fewest parts, and the longest first one.
    ["customdirective", ["custom", "directive"], ["cus", "tom", "custom", "directive"]],
  ])("%s is split into %j", (word, parts, terms) => {
    expect(split(word, ...terms)).toEqual(parts);
  });

  it("is left alone when a part is unknown, too short, or there are too many of them", () => {
    expect(split("cheatsheet", "cheat")).toBeUndefined();
    // A letter or two that are no word make no part.
    expect(split("mediax", "media", "x")).toBeUndefined();
    expect(split("mediaid", "media", "id")).toBeUndefined();
    expect(split("onetwosixten", "one", "two", "six", "ten")).toBeUndefined();
  });

  it("is not split when it does stand somewhere", () => {
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

  it("joins words in the same field alone", async () => {
    expect(await routes(engine, "title:web content:hook")).not.toContain("/docs/hooks");
    expect(await routes(engine, "content:web content:hook")).toContain("/docs/hooks");
  });
});
