import { describe, expect, it } from "vitest";
import { createLexicon } from "./lexicon.ts";
import { termsInTexts } from "./match.ts";
import { expandTerm } from "./expansion.ts";
import { parseQuery } from "./parseQuery.ts";
import { englishStems } from "./stemmers.ts";
import { draft, engineOf, routes } from "../testing/drafts.ts";
import { settings } from "../testing/settings.ts";

const engine = engineOf([
  draft("/docs/alpha", "Alpha", "Beta gamma.", { tags: "delta", sidebarParentCategories: "epsilon" }),
  draft("/docs/beta", "Beta", "Alpha and gamma."),
  draft("/docs/gamma", "Gamma", "Nothing of the others; a b c.", { tags: "alpha" }),
  draft("/docs/a", "A", "Zeta."),
  draft("/examples/default/types/objects/user", "User", "Somebody."),
  draft("/examples/default/types/enums/user-sort", "UserSort", "An order."),
]);

describe("a match", () => {
  it.each<[query: string, routes: readonly string[]]>([
    ["alpha", ["/docs/alpha", "/docs/beta", "/docs/gamma"]],
    ["title:alpha", ["/docs/alpha"]],
    ["content:alpha", ["/docs/beta"]],
    ["tags:alpha", ["/docs/gamma"]],
    ["sidebarParentCategories:epsilon", ["/docs/alpha"]],
    // A single letter is only searched in titles, unless the query names another field or excludes the letter.
    ["a", ["/docs/a", "/docs/alpha"]],
    ["b", ["/docs/beta"]],
    ["content:b", ["/docs/gamma", "/docs/alpha"]],
    // Excluded words, in one field or in all.
    ["alpha -gamma", []],
    ["others -b", []],
    ["alpha -title:gamma", ["/docs/alpha", "/docs/beta"]],
    ["alpha -content:gamma", ["/docs/gamma"]],
    ["alpha -tags:delta", ["/docs/beta", "/docs/gamma"]],
    // Required words, in one field or in all.
    ["alpha +nothing", ["/docs/gamma"]],
    ["alpha +title:beta", ["/docs/beta"]],
    ["alpha +qqqq", []],
    ["qqqq", []],
    // An excluded word does not find results itself.
    ["zeta -somebody", ["/docs/a"]],
  ])("for %j is one of %j", async (query, expected) => {
    expect((await routes(engine, query)).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[query: string, routes: readonly string[]]>([
    ["title:alpha", ["/docs/alpha"]],
    ["tags:alpha", ["/docs/gamma"]],
    ["zeta gamma^0", ["/docs/a", "/docs/alpha", "/docs/beta", "/docs/gamma"]],
  ])("for %j is found although its weight is 0", async (query, expected) => {
    const drafts = [
      draft("/docs/alpha", "Alpha", "Beta gamma."),
      draft("/docs/beta", "Beta", "Alpha and gamma."),
      draft("/docs/gamma", "Gamma", "Nothing.", { tags: "alpha" }),
      draft("/docs/a", "A", "Zeta."),
    ];
    const weightless = engineOf(drafts, { boosts: { ...settings.boosts, title: 0, tags: 0 } });
    expect((await routes(weightless, query)).toSorted()).toEqual(expected.toSorted());
  });

  it("in the breadcrumb counts only for a word without a field", async () => {
    const two = engineOf([
      draft("/examples/default/types/enums/beta", "Beta", "A profile."),
      draft("/examples/default/types/objects/alpha", "Alpha", "A profile."),
      // A page whose text, but not breadcrumb, has the word.
      draft("/api/kinds", "Kinds", "Such as objects."),
    ]);
    expect((await routes(two, "objects profile"))[0]).toBe("/examples/default/types/objects/alpha");
    expect((await routes(two, "object profile"))[0]).toBe("/examples/default/types/objects/alpha");
    expect((await routes(two, "title:objects profile"))[0]).toBe("/examples/default/types/enums/beta");
  });

  it("is weighted by the square of its quality, a stop word by a twentieth", async () => {
    const film = engineOf([draft("/docs/a", "Manga"), draft("/docs/b", "Film"), draft("/docs/c", "After")]);
    const scores = async (query: string): Promise<Map<string, number>> => {
      const { hits } = await film.search(query);
      return new Map(hits.map(({ document, score }) => [document.title, score]));
    };
    const begun = await scores("manga fil");
    // Three of four letters.
    const quality = 0.5 + 0.4 * (3 / 4);
    expect((begun.get("Manga") ?? 0) / (begun.get("Film") ?? 0)).toBeCloseTo(1 / quality ** 2, 2);
    const stop = await scores("manga after");
    expect((stop.get("Manga") ?? 0) / (stop.get("After") ?? 0)).toBeCloseTo(20, 0);
  });
});

describe("the terms to search in texts", () => {
  const terms = ["after", "id", "identifier", "idle", "ids", "media", "mediator", "user"];
  const vocabulary = { lexicon: createLexicon(terms, englishStems), synonyms: () => [] };
  const wanted = (query: string): string[] =>
    termsInTexts(parseQuery(query).terms.flatMap((term) => expandTerm(term, vocabulary))).toSorted();

  it.each<[query: string, terms: readonly string[]]>([
    ["media", ["media", "mediator"]],
    ["media user", ["media", "mediator", "user"]],
    ["media media", ["media", "mediator"]],
    ["qqqq", []],
    // Too many words begin with the same two letters: they need a star, a plus, a minus or the field "content".
    ["id", ["id"]],
    ["id~1", ["id"]],
    ["id*", ["id", "identifier", "idle", "ids"]],
    ["+id", ["id", "identifier", "idle", "ids"]],
    ["media -id", ["id", "identifier", "idle", "ids", "media", "mediator"]],
    // A single letter is only searched in titles.
    ["i", []],
    // A stop word without a plus is only searched if no other word matches.
    ["after", ["after"]],
    ["media after", ["media", "mediator"]],
    ["qqqq after", ["after"]],
    ["media +after", ["after", "media", "mediator"]],
    // Words that are searched in one field only.
    ["title:media tags:user", []],
    ["content:media", ["media", "mediator"]],
    ["content:id", ["id", "identifier", "idle", "ids"]],
  ])("for %j are %j", (query, expected) => {
    expect(wanted(query)).toEqual(expected);
  });
});
