import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "@site/src/plugins/search/browser/engine/parseQuery";
import { proves } from "../../../../conformance/proves";

const FIELDS = ["title", "content", "tags", "sidebarParentCategories"];

describe("the syntax of a query", () => {
  const term = { presence: "optional", editDistance: 0, boost: 1 } as const;

  it("has a field before a colon", proves("L124a"), () => {
    expect(parseQuery("title:media")).toEqual({ problem: null, terms: [{ ...term, text: "media", field: "title" }] });
  });

  it("has a plus before what is required", proves("L124b"), () => {
    expect(parseQuery("+media")).toEqual({ problem: null, terms: [{ ...term, text: "media", presence: "required" }] });
  });

  it("has a minus before what is prohibited", proves("L124c"), () => {
    expect(parseQuery("user -list")).toEqual({
      problem: null,
      terms: [
        { ...term, text: "user" },
        { ...term, text: "list", presence: "prohibited" },
      ],
    });
  });

  it("has an edit distance after a tilde", proves("L124d"), () => {
    expect(parseQuery("scor~1")).toEqual({ problem: null, terms: [{ ...term, text: "scor", editDistance: 1 }] });
  });

  it("has a boost after a caret", proves("L124e"), () => {
    expect(parseQuery("user^2.5")).toEqual({ problem: null, terms: [{ ...term, text: "user", boost: 2.5 }] });
  });

  it("has wildcards within a word", proves("L124f"), () => {
    expect(parseQuery("me*a")).toEqual({ problem: null, terms: [{ ...term, text: "me*a" }] });
  });

  it("takes all of it together", () => {
    expect(parseQuery("+title:me*a~1^3").terms).toEqual([
      { text: "me*a", presence: "required", field: "title", editDistance: 1, boost: 3 },
    ]);
  });

  it.each([
    ["title: media", "title:media"],
    ["+title:   media user", "+title:media user"],
    ["foo: bar", "foo bar"],
    ["Unexpected kind: DirectiveDefinition", "Unexpected kind DirectiveDefinition"],
  ])("%j means %j: a space may follow the colon of a field, and ends any other word", (query, same) => {
    const words = (text: string): unknown =>
      parseQuery(text).terms.map((one) => ({ ...one, text: one.text.replace(/:$/u, "") }));
    expect(words(query)).toEqual(words(same));
    expect(parseQuery(query).problem).toBeNull();
  });

  it("has no unknown field", proves("L124g"), () => {
    for (const query of ["foo:bar", "media +Title:user"]) {
      const field = query.includes("foo") ? "foo" : "Title";
      expect(parseQuery(query).problem).toEqual({ code: "unknown-field", field, fields: FIELDS });
    }
  });

  it.each([
    ["media user~x", "x"],
    ["user~", ""],
    ["user~1.5", "1.5"],
    ["user~-1", "-1"],
  ])("has a whole number for the edit distance, not as in %j", proves("L124h"), (query, found) => {
    expect(parseQuery(query).problem).toEqual({ code: "edit-distance", found });
  });

  it.each([
    ["user^high media", "high"],
    ["user^", ""],
    ["user^1,5", "1,5"],
  ])("has a number for the boost, not as in %j", proves("L124i"), (query, found) => {
    expect(parseQuery(query).problem).toEqual({ code: "boost", found });
  });

  it.each([
    ["title:", "title:", "title:media"],
    ["title: ~1", "title:", "title:media"],
    ["media +", "+", "+media"],
    ["+ media", "+", "+media"],
    ["- media", "-", "-media"],
    ["Media - Queries", "-", "-media"],
    ["~1", "~1", "media~1"],
    ["-tags:^2", "-tags:^2", "-tags:media^2"],
  ])("has a term for each sign and field, which %j lacks", proves("L124j"), (query, found, example) => {
    expect(parseQuery(query).problem).toEqual({ code: "missing-term", found, example });
  });

  it.each(["-media", "-media -title:user", "-media ?"])("is more than prohibited words, unlike %j", (query) => {
    expect(parseQuery(query)).toEqual({ terms: [], problem: { code: "only-prohibited", found: query } });
  });

  it.each([
    "http://localhost:3000/docs",
    "https://example.com/a?b=c~d",
    "C:\\schema.graphql",
    "--force",
    "Unexpected kind: DirectiveDefinition",
    "@doc(category: String)",
    "[Media!]!",
    "?",
    "Foo::bar",
    "mailto:",
    "title:http://x",
  ])("leaves %j alone", (query) => {
    expect(parseQuery(query).problem).toBeNull();
  });

  it("has numbers of any length", () => {
    expect(parseQuery("user~12^34.56").terms).toEqual([{ ...term, text: "user", editDistance: 12, boost: 34.56 }]);
  });

  it("has URLs, paths and flags as plain text", () => {
    expect(parseQuery("+a--b").terms).toEqual([{ ...term, text: "a--b", presence: "required" }]);
    expect(parseQuery("title:ab://x").terms).toEqual([{ ...term, text: "ab://x", field: "title" }]);
  });

  it("reports a mistake without the spaces around it", () => {
    expect(parseQuery("  -media ").problem).toEqual({ code: "only-prohibited", found: "-media" });
    expect(parseQuery("media~xyz").terms).toEqual([{ ...term, text: "media" }]);
  });

  it("reads a term with a mistake as plain words, and the others as usual", () => {
    expect(parseQuery("media~x -list foo:b^2 + me*a").terms).toEqual([
      { ...term, text: "media" },
      { ...term, text: "list", presence: "prohibited" },
      { ...term, text: "foo:b" },
      { ...term, text: "+" },
      { ...term, text: "me*a" },
    ]);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("ab:+-~^* .1@\\\"'é😀<>")) }), (query) => {
        expect(() => parseQuery(query)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
