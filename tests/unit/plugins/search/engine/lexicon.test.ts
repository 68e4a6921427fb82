// Misspelt on purpose.
// cspell:disable
import { describe, expect, it } from "vitest";
import { createLexicon } from "@site/src/plugins/search/browser/engine/lexicon";

const fuzzyMatches = (word: string, distance: number): readonly string[] =>
  createLexicon(["schema", "scheme", "schemes"]).fuzzyMatches(word, distance);

describe("the fuzzy matches of a word", () => {
  it("differ by at most that many letters", () => {
    expect(fuzzyMatches("schemex", 1)).toEqual(["scheme", "schemes"]);
    expect(fuzzyMatches("schemex", 2)).toEqual(["schema", "scheme", "schemes"]);
    expect(fuzzyMatches("schemata", 1)).toEqual([]);
    expect(fuzzyMatches("schemata", 2)).toEqual(["schema"]);
    expect(fuzzyMatches("schema", 0)).toEqual(["schema"]);
  });

  it.each([
    ["changed", "schima"],
    ["left out", "shema"],
    ["added", "schhema"],
    ["swapped with its neighbour", "shcema"],
    ["changed at the end", "schemo"],
    ["left out at the beginning", "chema"],
  ])("have a letter %s", (_, word) => {
    expect(fuzzyMatches(word, 1)).toContain("schema");
  });
});
