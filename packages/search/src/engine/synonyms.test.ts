import { describe, expect, it } from "vitest";
import { englishStems } from "./stemmers.ts";
import { createSynonyms } from "./synonyms.ts";
import { draft, engineOf, routes } from "../testing/drafts.ts";

describe("a synonym", () => {
  const engine = engineOf([
    draft("/docs/settings#skipdocdirective", "skipDocDirective", "Leaves types out."),
    draft("/docs/other", "Other", "Nothing of it."),
    draft("/examples/default/types/objects/user", "User", "An author."),
    draft("/docs/loaders", "Loaders", "Send an authorization header."),
    draft("/docs/docusaurus#translations", "Translate the pages", "One folder each."),
    draft("/docs/configuration#several", "Several schemas", "One entry each."),
  ]);

  it.each([
    ["hide types", "/docs/settings#skipdocdirective"],
    ["hiding types", "/docs/settings#skipdocdirective"],
    ["bearer token", "/docs/loaders"],
    ["another language", "/docs/docusaurus#translations"],
    ["multiple schemas", "/docs/configuration#several"],
  ])("of any form of a word in %j finds %s first", async (query, route) => {
    expect((await routes(engine, query))[0]).toBe(route);
    expect((await engine.search(query)).correctedQuery).toBeNull();
  });

  it("is marked in its results", async () => {
    expect((await engine.search("hide")).hits.map(({ terms }) => terms)).toEqual([["skip"]]);
  });

  it("does not match other words with the same stem", async () => {
    expect(await routes(engine, "bearer token")).not.toContain("/examples/default/types/objects/user");
  });

  it("ranks below the word itself", async () => {
    const both = engineOf([draft("/docs/a", "Skip them", "Text."), draft("/docs/b", "Hide them", "Text.")]);
    expect(await routes(both, "hide them")).toEqual(["/docs/b", "/docs/a"]);
  });

  it("does not exist for other words, or on a site without synonyms", async () => {
    const synonymsOf = createSynonyms([{ words: ["hide"], meant: ["skip"] }], englishStems);
    expect(synonymsOf("hiding")).toEqual(["skip"]);
    expect(synonymsOf("schema")).toEqual([]);
    const without = engineOf([draft("/docs/settings#skipdocdirective", "skipDocDirective", "Text.")], { synonyms: [] });
    expect(await routes(without, "hide")).toEqual([]);
  });

  it("comes from all entries with a form of the word", () => {
    const synonyms = [
      { words: ["hide", "omit"], meant: ["skip"] },
      { words: ["hides"], meant: ["fold", "skip"] },
    ];
    expect(createSynonyms(synonyms, englishStems)("hide")).toEqual(["skip", "fold"]);
  });
});
