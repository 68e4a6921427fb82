// cspell:ignore isdeprecated
import { describe, expect, it } from "vitest";
import type { Need } from "@site/src/plugins/search/browser/engine/needs";
import { readAsSentence } from "@site/src/plugins/search/browser/engine/sentence";
import { draft, engineOf, routes } from "../drafts";

function carriers(query: string): string[] {
  const needs = query.split(" ").map((word): Need => {
    const term = { text: word, presence: "optional", editDistance: 0, boost: 1 } as const;
    return { word, term, answers: new Map([[word, 1]]), stop: false };
  });
  return readAsSentence(needs)
    .filter(({ carrier }) => carrier)
    .map(({ word }) => word);
}

describe("a sentence", () => {
  it("is carried by words that it is not about", () => {
    expect(carriers("is it possible to show badges")).toEqual(["possible", "show"]);
  });

  it("has four words at least: fewer mean each of them", () => {
    expect(carriers("get some help")).toEqual([]);
    expect(carriers("please sort my help")).toEqual(["please", "help"]);
  });

  it("is carried by them in all their forms", () => {
    expect(carriers("what lets me show going things")).toEqual(["lets", "me", "show", "going", "things"]);
    expect(carriers("badge goes away after trying what he tried")).toEqual(["goes", "trying", "tried"]);
    expect(carriers("he tries and goes to try")).toEqual(["tries", "goes", "try"]);
  });

  it("finds what it is about before what is like its other words", async () => {
    const engine = engineOf([
      draft("/docs/a", "First", "Anyone wants them."),
      draft("/docs/b", "Second", "Here are the badges."),
      draft("/docs/c", "Third", "Nothing of it."),
    ]);
    expect((await routes(engine, "anyone who wants our badges"))[0]).toBe("/docs/b");
  });
});

it("a sentence that names a kind of things finds those", async () => {
  const text = "Whether a field is deprecated.";
  const engine = engineOf([
    draft("/api/guard#deprecated", "Deprecated", text),
    draft("/api/guard#isdeprecated", "isDeprecated()", text),
  ]);
  const query = "which function tells me whether a field is deprecated";
  expect((await routes(engine, query))[0]).toBe("/api/guard#isdeprecated");
});
