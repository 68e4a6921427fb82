import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "@site/src/plugins/search/browser/engine/query";
import { proves } from "../../../../conformance/proves";

const FIELDS = ["title", "content", "tags", "sidebarParentCategories"];

describe("the syntax of a query", () => {
  it(
    "knows fields, presence, edit distance, boost and wildcards",
    proves("L124a", "L124b", "L124c", "L124d", "L124e", "L124f"),
    () => {
      expect(parseQuery("+title:media -list scor~1 user^2.5 me*a")).toEqual({
        problem: null,
        terms: [
          { text: "media", presence: "required", field: "title", editDistance: 0, boost: 1 },
          { text: "list", presence: "prohibited", editDistance: 0, boost: 1 },
          { text: "scor", presence: "optional", editDistance: 1, boost: 1 },
          { text: "user", presence: "optional", editDistance: 0, boost: 2.5 },
          { text: "me*a", presence: "optional", editDistance: 0, boost: 1 },
        ],
      });
    },
  );

  it.each([
    ["foo:bar", { code: "unknown-field", field: "foo", fields: FIELDS }],
    ["media user~x", { code: "edit-distance", found: "x" }],
    ["user~", { code: "edit-distance", found: "" }],
    ["user~1.5", { code: "edit-distance", found: "1.5" }],
    ["user^high", { code: "boost", found: "high" }],
    ["title:", { code: "missing-term", after: "title:" }],
    ["media +", { code: "missing-term", after: "+" }],
    ["-", { code: "missing-term", after: "-" }],
    ["~1", { code: "missing-term", after: "~1" }],
  ])("of %j has a problem that can be told", proves("L124g", "L124h", "L124i", "L124j"), (query, problem) => {
    expect(parseQuery(query).problem).toEqual(problem);
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
  ])("leaves %j alone", (query) => {
    expect(parseQuery(query).problem).toBeNull();
  });

  it("looks for what a query would only exclude", () => {
    expect(parseQuery("-t").terms).toMatchObject([{ text: "t", presence: "optional" }]);
  });

  it("keeps the plain words of a query with a problem", () => {
    expect(parseQuery("foo:bar me*a").terms.map(({ text }) => text)).toEqual(["foo:bar", "me a"]);
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
