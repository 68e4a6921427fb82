// Misspelt on purpose.
// cspell:disable
import { describe, expect, it } from "vitest";
import { correct } from "@site/src/plugins/search/browser/engine/correct";
import { createLexicon } from "@site/src/plugins/search/browser/engine/lexicon";
import { parseQuery } from "@site/src/plugins/search/browser/engine/query";

/** The number of letters to change, to add or to leave out until one word is the other. */
function distanceOf(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The query as corrected by an index of these words. */
function corrected(query: string, ...words: readonly string[]): string | undefined {
  const terms = [...words].sort();
  return correct(parseQuery(query).terms, createLexicon(terms), (word, distance) =>
    words.filter((term) => distanceOf(word, term) <= distance),
  )?.query;
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

  it("becomes the word that begins alike, of those as near the one of its length", () => {
    expect(corrected("fieid", "fieldx", "wield", "field")).toBe("field");
    expect(corrected("medja", "media", "medal", "dedja")).toBe("media");
    expect(corrected("nodx", "nod", "node", "nodal")).toBe("node");
    expect(corrected("aloxg", "zloxg", "along")).toBe("along");
  });

  it("alone is replaced in a query, and in an identifier", () => {
    expect(corrected("shema loader", "schema", "loader")).toBe("schema loader");
    expect(corrected("loader shema qqqq", "schema", "loader")).toBe("loader schema qqqq");
    expect(corrected("loadShema", "schema", "load")).toBe("load schema");
    expect(corrected("qqqq zzzz", "schema")).toBeUndefined();
  });

  it("leaves those beside it alone that begin a known one", () => {
    expect(corrected("schem shema", "schema")).toBe("schem schema");
    expect(corrected("schemShema", "schema")).toBe("schem schema");
  });

  it("may stand twice in one identifier", () => {
    expect(corrected("loadrShema", "loader", "schema")).toBe("loader schema");
  });

  it("stays when its reader said more of it: that it is excluded, how far it may differ, what any letter may be", () => {
    expect(corrected("loader -shema", "schema", "loader")).toBeUndefined();
    expect(corrected("shema~0 loder", "schema", "loader")).toBe("schema loader");
    expect(corrected("shxxx~1", "schema")).toBeUndefined();
    expect(corrected("sche~1", "stream")).toBeUndefined();
    expect(corrected("schxxa~1", "schema")).toBeUndefined();
    expect(corrected("shem*", "schema")).toBeUndefined();
  });
});
