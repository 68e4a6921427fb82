import { describe, expect, it } from "vitest";
import { parseQuery } from "./parseQuery.ts";
import type { QueryTerm } from "./parseQuery.ts";

const fields = ["title", "content", "tags", "sidebarParentCategories"];

/** Makes terms from their differences to plain words. */
function terms(...all: readonly (Pick<QueryTerm, "text"> & Partial<QueryTerm>)[]): object[] {
  return all.map((one) => ({ presence: "optional", editDistance: 0, boost: 1, ...one }));
}

describe("a query", () => {
  const parts: readonly (readonly [id: string, part: string, query: string, parsed: object[]])[] = [
    ["L124a", "a field before a colon", "title:media", terms({ text: "media", field: "title" })],
    ["L124b", "a plus before a required word", "+media", terms({ text: "media", presence: "required" })],
    [
      "L124c",
      "a minus before a prohibited word",
      "user -list",
      terms({ text: "user" }, { text: "list", presence: "prohibited" }),
    ],
    ["L124d", "an edit distance after a tilde", "scor~1", terms({ text: "scor", editDistance: 1 })],
    ["L124e", "a boost after a caret", "user^2.5", terms({ text: "user", boost: 2.5 })],
    ["L124f", "wildcards within a word", "me*a", terms({ text: "me*a" })],
  ];
  for (const [id, part, query, parsed] of parts) {
    it(`has ${part}, as in ${query}`, { tags: [id] }, () => {
      expect(parseQuery(query)).toEqual({ problem: null, terms: parsed });
    });
  }

  it.each([
    ["+title:me*a~1^3", terms({ text: "me*a", presence: "required", field: "title", editDistance: 1, boost: 3 })],
    ["user~12^34.56", terms({ text: "user", editDistance: 12, boost: 34.56 })],
    ["+a--b", terms({ text: "a--b", presence: "required" })],
    ["title:ab://x", terms({ text: "ab://x", field: "title" })],
  ])("%j is parsed completely", (query, parsed) => {
    expect(parseQuery(query).terms).toEqual(parsed);
  });

  it.each([
    ["title: media", "title:media"],
    ["+title:   media user", "+title:media user"],
    ["foo: bar", "foo bar"],
    ["Unexpected kind: DirectiveDefinition", "Unexpected kind DirectiveDefinition"],
  ])("%j means %j: a space may follow the colon of a field", (query, same) => {
    const words = (text: string): unknown =>
      parseQuery(text).terms.map((one) => ({ ...one, text: one.text.replace(/:$/u, "") }));
    expect(words(query)).toEqual(words(same));
    expect(parseQuery(query).problem).toBeNull();
  });

  it.each([
    "http://localhost:3000/docs",
    "https://example.com/a?b=c~d",
    "C:\\schema.json",
    "--force",
    "@doc(category: String)",
    "[Media!]!",
    "?",
    "Foo::bar",
    "mailto:",
    "title:http://x",
  ])("may be the plain text %j", (query) => {
    expect(parseQuery(query).problem).toBeNull();
  });
});

describe("a mistake in a query", () => {
  const missing = (found: string, example: string): object => ({ code: "missing-term", found, example });
  const mistakes: readonly (readonly [id: string, query: string, problem: object])[] = [
    ["L124g", "foo:bar", { code: "unknown-field", field: "foo", fields }],
    ["L124g", "media +Title:user", { code: "unknown-field", field: "Title", fields }],
    ["L124h", "media user~x", { code: "edit-distance", found: "x" }],
    ["L124h", "user~", { code: "edit-distance", found: "" }],
    ["L124h", "user~1.5", { code: "edit-distance", found: "1.5" }],
    ["L124h", "user~-1", { code: "edit-distance", found: "-1" }],
    ["L124i", "user^high media", { code: "boost", found: "high" }],
    ["L124i", "user^", { code: "boost", found: "" }],
    ["L124i", "user^1,5", { code: "boost", found: "1,5" }],
    ["L124j", "title:", missing("title:", "title:media")],
    ["L124j", "title: ~1", missing("title:", "title:media")],
    ["L124j", "media +", missing("+", "+media")],
    ["L124j", "+ media", missing("+", "+media")],
    ["L124j", "- media", missing("-", "-media")],
    ["L124j", "Media - Queries", missing("-", "-media")],
    ["L124j", "~1", missing("~1", "media~1")],
    ["L124j", "-tags:^2", missing("-tags:^2", "-tags:media^2")],
  ];
  for (const [id, query, problem] of mistakes) {
    it(`as in ${JSON.stringify(query)} is reported`, { tags: [id] }, () => {
      expect(parseQuery(query).problem).toEqual(problem);
    });
  }

  it.each(["-media", "-media -title:user", "-media ?", "  -media "])("as in %j is to only prohibit words", (query) => {
    expect(parseQuery(query)).toEqual({ terms: [], problem: { code: "only-prohibited", found: query.trim() } });
  });

  it("turns only its own term into plain words", () => {
    expect(parseQuery("media~xyz -list foo:b^2 + me*a").terms).toEqual(
      terms(
        { text: "media" },
        { text: "list", presence: "prohibited" },
        { text: "foo:b" },
        { text: "+" },
        { text: "me*a" },
      ),
    );
  });
});
