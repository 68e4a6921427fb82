import { describe, expect, it } from "vitest";
import { entriesOf } from "@site/src/plugins/search/browser/engine/entries";
import type { Entry } from "@site/src/plugins/search/browser/engine/entries";
import type { ExpandedWord } from "@site/src/plugins/search/browser/engine/expansion";
import type { QueryTerm } from "@site/src/plugins/search/browser/engine/parseQuery";
import { diversify, phraseShare, rankCandidates } from "@site/src/plugins/search/browser/engine/rank";
import type { Candidate } from "@site/src/plugins/search/browser/engine/rank";
import type { NamedDocument } from "@site/src/plugins/search/shared/packed";

/** A document that was found, and how well its title, text, breadcrumb and kind match each word of the query. */
interface Found {
  readonly route: string;
  readonly title: string;
  readonly content?: string;
  readonly score?: number;
  readonly inTitle?: readonly number[];
  readonly anywhere?: readonly number[];
  readonly inBreadcrumb?: readonly number[];
  readonly ofKind?: readonly number[];
}

const textOf = ({ content = "Text." }: Found): string => content;

function document({ route, title }: Found, id: number): NamedDocument {
  const pageTitle = route.includes("#") ? "Page" : title;
  const texts = { title, pageTitle, sectionTitle: title, tags: "", sidebarParentCategories: "" };
  return { ...texts, id, type: "docs", sectionRoute: route };
}

function candidates(found: readonly Found[], words: number): Candidate[] {
  const none = Array.from({ length: words }, () => 0);
  const entryAt = entriesOf(
    found.map(document),
    found.map((one) => textOf(one).length),
  );
  return found.flatMap(({ score = 1, inTitle = none, inBreadcrumb = none, ofKind = none, anywhere = inTitle }, at) => {
    const entry = entryAt(at);
    return entry ? [{ entry, score, title: inTitle, anywhere, breadcrumb: inBreadcrumb, kind: ofKind }] : [];
  });
}

/** Expands a query of plain words; those in brackets are stop words. */
function expanded(query: string, boosts: Readonly<Record<string, number>> = {}): ExpandedWord[] {
  return query.split(" ").map((typed) => {
    const word = typed.replace(/[()]/gu, "");
    const term = { text: word, boost: boosts[word] ?? 1, editDistance: 0, presence: "optional" } as QueryTerm;
    return { word, term, matches: new Map([[word, 1]]), isStopWord: typed !== word };
  });
}

/** The routes in their order. */
function order(query: string, found: readonly Found[], boosts?: Readonly<Record<string, number>>): string[] {
  const wanted = expanded(query, boosts);
  const ranked = rankCandidates(
    candidates(found, wanted.length),
    query.replaceAll(/[()]/gu, ""),
    wanted,
  )((id) => {
    const one = found[id];
    return one ? textOf(one) : "";
  });
  return ranked.map(({ entry }) => entry.document.sectionRoute);
}

describe("the order of results", () => {
  it("is exact name, beginning of a name, title, text, whatever the scores", () => {
    expect(
      order("media", [
        { route: "/docs/text", title: "Text", anywhere: [1], score: 90 },
        { route: "/docs/heading", title: "Social media", inTitle: [1], score: 60 },
        { route: "/docs/begins", title: "MediaTag", inTitle: [1], score: 30 },
        { route: "/docs/name", title: "Media", inTitle: [1], score: 1 },
      ]),
    ).toEqual(["/docs/name", "/docs/begins", "/docs/heading", "/docs/text"]);
  });

  it("counts the last part of a dotted name, and page with title, as names", () => {
    const found = [
      { route: "/docs/a", title: "Scores of media", inTitle: [1], score: 9 },
      { route: "/docs/settings#b", title: "docOptions.scores", inTitle: [1] },
    ];
    expect(order("scores", found)[0]).toBe("/docs/settings#b");
    expect(order("page.docOptions.scores", found)[0]).toBe("/docs/settings#b");
  });

  it("requires all words but stop words in a title, and any in a text", () => {
    expect(
      order("(the) media list", [
        { route: "/docs/one", title: "Media", inTitle: [0, 1, 0], score: 9 },
        { route: "/docs/all", title: "All of the list, all media", inTitle: [0, 1, 1] },
      ]),
    ).toEqual(["/docs/all", "/docs/one"]);
    expect(
      order("(the) (of)", [
        { route: "/docs/one", title: "Only the", inTitle: [1, 0], score: 9 },
        { route: "/docs/both", title: "Both of the", inTitle: [1, 1] },
      ]),
    ).toEqual(["/docs/both", "/docs/one"]);
  });

  it("puts more words before fewer, then title before breadcrumb before text", () => {
    expect(
      order("alpha beta gamma", [
        { route: "/docs/text", title: "A", anywhere: [1, 1, 0] },
        { route: "/docs/place", title: "B", inBreadcrumb: [1, 1, 0] },
        { route: "/docs/heading", title: "C", inTitle: [1, 1, 0] },
        { route: "/docs/one", title: "D", anywhere: [1, 0, 0] },
        { route: "/docs/three", title: "E", anywhere: [1, 1, 1], inTitle: [1, 1, 0] },
      ]),
    ).toEqual(["/docs/three", "/docs/heading", "/docs/place", "/docs/text", "/docs/one"]);
  });

  it("puts a word that names the kind before one in the breadcrumb", () => {
    const place = { route: "/docs/place", title: "A", anywhere: [1, 0], inBreadcrumb: [0, 1] };
    const kind = { route: "/docs/kind", title: "B", anywhere: [1, 0], ofKind: [0, 1] };
    expect(order("alpha beta", [place, kind])).toEqual(["/docs/kind", "/docs/place"]);
  });

  it("counts a title less, the smaller its share of the query is", () => {
    const short = { route: "/docs/short", title: "Alpha", inTitle: [1, 0, 0, 0], anywhere: [1, 0, 0, 0], score: 0.8 };
    const long = { route: "/docs/long", title: "Other words", anywhere: [1, 1, 0, 0], score: 1 };
    expect(order("alpha beta gamma delta", [short, long])).toEqual(["/docs/long", "/docs/short"]);
  });

  it("counts rare words and boosted words more", () => {
    const common = Array.from({ length: 4 }, (_, at) => ({
      route: `/docs/common-${String(at)}`,
      title: `Common ${String(at)}`,
      anywhere: [1, 0],
      score: 1,
    }));
    const rare = { route: "/docs/rare", title: "Rare", anywhere: [0, 1], score: 1 };
    expect(order("common rare", [...common, rare])[0]).toBe("/docs/rare");
    expect(order("common rare", [...common, rare], { common: 10 })[0]).toBe("/docs/common-0");
  });

  it("prefers, among titles, shorter ones and those that the query names more of", () => {
    expect(
      order("media", [
        { route: "/docs/long", title: "MediaTagConnection", inTitle: [1] },
        { route: "/docs/short", title: "MediaTag", inTitle: [1] },
      ]),
    ).toEqual(["/docs/short", "/docs/long"]);
    expect(
      order("list media", [
        { route: "/docs/more", title: "media in a very long list of words", inTitle: [1, 1] },
        { route: "/docs/less", title: "media and list", inTitle: [1, 1] },
      ]),
    ).toEqual(["/docs/less", "/docs/more"]);
  });

  it("prefers what scores higher, then what was written earlier", () => {
    const found = [
      { route: "/docs/a", title: "Alpha text", anywhere: [1], score: 2 },
      { route: "/docs/b", title: "Bravo text", anywhere: [1], score: 4 },
      { route: "/docs/c", title: "Gamma text", anywhere: [1], score: 2 },
    ];
    expect(order("x", found)).toEqual(["/docs/b", "/docs/a", "/docs/c"]);
    expect(
      order(
        "x",
        found.map((one) => ({ ...one, score: 0 })),
      ),
    ).toEqual(["/docs/a", "/docs/b", "/docs/c"]);
  });

  it("prefers docs to API to examples, wholes to parts, texts to empty headings", () => {
    expect(
      order("x", [
        { route: "/examples/default/x", title: "One", anywhere: [1] },
        { route: "/api/x", title: "Two", anywhere: [1] },
        { route: "/docs/x", title: "Three", anywhere: [1] },
      ]),
    ).toEqual(["/docs/x", "/api/x", "/examples/default/x"]);
    expect(
      order("x", [
        { route: "/docs/a#empty", title: "One", anywhere: [1], content: "" },
        { route: "/docs/b#full", title: "Two", anywhere: [1] },
        { route: "/docs/c", title: "Three", anywhere: [1], content: "" },
      ]),
    ).toEqual(["/docs/c", "/docs/b#full", "/docs/a#empty"]);
  });

  it("prefers text that has the words side by side", () => {
    expect(
      order("alpha beta", [
        { route: "/docs/apart", title: "One", content: "Beta, and later alpha.", anywhere: [1, 1] },
        { route: "/docs/together", title: "Two", content: "Here alpha beta stands.", anywhere: [1, 1] },
      ]),
    ).toEqual(["/docs/together", "/docs/apart"]);
  });

  it("puts a title with all words before the best text", () => {
    const text = { route: "/docs/text", title: "Text", anywhere: [1, 1, 1], score: 9 };
    const title = "Media of a long list of many other kinds";
    const heading = { route: "/examples/default/types/enums/a#b", title, score: 0.1 };
    expect(order("(the) media list", [text, { ...heading, inTitle: [0, 1, 1] }])[0]).toBe(heading.route);
    expect(order("(the) media list", [text, { ...heading, inTitle: [1, 1, 0] }])[0]).toBe(text.route);
    // Nothing but words without meaning: all of them count.
    expect(
      order("(the) (of)", [
        { ...text, anywhere: [1, 1] },
        { ...heading, inTitle: [1, 0] },
      ])[0],
    ).toBe(text.route);
    // A query of signs alone is no beginning of a name.
    expect(
      order("*", [
        { ...text, anywhere: [1] },
        { ...heading, inTitle: [1] },
      ])[0],
    ).toBe(heading.route);
  });

  it("counts the beginning of the last part of a dotted name as one of a name", () => {
    expect(
      order("score", [
        { route: "/docs/heading", title: "One score", inTitle: [1], score: 9 },
        { route: "/docs/settings#b", title: "docOptions.scores", inTitle: [1] },
      ])[0],
    ).toBe("/docs/settings#b");
  });

  it("weighs the share of matched words against the score", () => {
    expect(
      order("alpha beta", [
        { route: "/docs/less", title: "One", anywhere: [1, 0.6], score: 1 },
        { route: "/docs/all", title: "Two", anywhere: [1, 1], score: 0 },
      ]),
    ).toEqual(["/docs/less", "/docs/all"]);
    expect(
      order("alpha beta", [
        { route: "/docs/text", title: "One", anywhere: [1, 0], score: 1 },
        { route: "/docs/heading", title: "Alpha of three others", inTitle: [1, 0], score: 0.5 },
      ]),
    ).toEqual(["/docs/heading", "/docs/text"]);
  });

  it("prefers, with equally many words, names and titles with fewer letters", () => {
    expect(
      order("media", [
        { route: "/docs/long", title: "MediaTagging", inTitle: [1] },
        { route: "/docs/short", title: "MediaTag", inTitle: [1] },
      ])[0],
    ).toBe("/docs/short");
    expect(
      order("list media", [
        { route: "/docs/long", title: "media extraordinary list", inTitle: [1, 1] },
        { route: "/docs/short", title: "media short list", inTitle: [1, 1] },
      ])[0],
    ).toBe("/docs/short");
  });

  it("prefers, with equally many letters, titles with fewer other words", () => {
    expect(
      order("list media", [
        { route: "/docs/more", title: "media ab cd list", inTitle: [1, 1] },
        { route: "/docs/less", title: "media word list", inTitle: [1, 1] },
      ])[0],
    ).toBe("/docs/less");
    expect(
      order("(the) media", [
        { route: "/docs/first", title: "Media all types", inTitle: [0, 1] },
        { route: "/docs/second", title: "Media the types", inTitle: [1, 1] },
      ])[0],
    ).toBe("/docs/first");
  });

  it("among titles follows the scores, whatever the qualities", () => {
    expect(
      order("x", [
        { route: "/docs/exact", title: "An x or so", inTitle: [1], score: 1 },
        { route: "/docs/other", title: "An y or so", inTitle: [0.6], score: 2 },
      ])[0],
    ).toBe("/docs/other");
  });

  it("does not depend on the order of the candidates", () => {
    const wanted = expanded("x");
    const many = Array.from({ length: 70 }, (_, at) => ({
      route: `/docs/p${String(at)}`,
      title: `Page ${String(at)}`,
      anywhere: [1],
      score: at === 69 ? 9 : 1,
    }));
    const routes = (found: readonly Candidate[]): string[] =>
      rankCandidates(found, "x", wanted)(() => "").map(({ entry }) => entry.document.sectionRoute);
    const expected = ["/docs/p69", ...Array.from({ length: 7 }, (_, at) => `/docs/p${String(at)}`)];
    expect(routes(candidates(many, 1))).toEqual(expected);
    expect(routes(candidates(many, 1).toReversed())).toEqual(expected);
  });

  it("is empty when nothing was found", () => {
    expect(order("x", [])).toEqual([]);
  });
});

describe("the share of a query that stands in a document word for word", () => {
  const share = (query: string, title: string, content = ""): number => phraseShare(query)(title, content);

  it.each([
    ["alpha beta", "Alpha beta", "", 1],
    ["alpha beta", "Title", "One alpha, beta.", 1],
    ["alpha beta gamma", "Title", "alpha beta and gamma", 0.5],
    ["alpha beta gamma delta", "beta gamma", "", 1 / 3],
    ["alpha beta", "Beta", "alpha", 0],
    ["beta alpha", "alpha beta", "", 0],
    ["averageScore", "Title", "The average score.", 1],
    ["alpha", "alpha", "alpha", 0],
    ["", "alpha", "", 0],
  ])("for %j in %j and %j is %f", (query, title, content, expected) => {
    expect(share(query, title, content)).toBeCloseTo(expected, 10);
  });
});

/** Results in their order, each as its page and its name. */
function resultsOf(...written: readonly string[]): { readonly entry: Entry; readonly written: string }[] {
  return written.map((one) => {
    const [page = "", name = one] = one.split("#");
    return { entry: { page, names: [name], kind: "section" } as unknown as Entry, written: one };
  });
}

function taken(...written: readonly string[]): string[] {
  return diversify(resultsOf(...written), new Set(["named"])).map((result) => result.written);
}

it("a page has two results among the first four, and three in all", () => {
  expect(taken("a#1", "a#2", "a#3", "a#4", "a#5", "b#6", "c#7", "d#8", "e#9", "f#10")).toEqual([
    ...["a#1", "a#2", "b#6", "c#7", "a#3", "d#8", "e#9", "f#10"],
  ]);
});

it("three results of a page that the query names come first", () => {
  expect(taken("named#1", "named#2", "named#3", "named#4", "b#5", "c#6", "d#7", "e#8", "f#9")).toEqual([
    ...["named#1", "named#2", "named#3", "b#5", "c#6", "d#7", "e#8", "f#9"],
  ]);
});

it("a name has three results at first", () => {
  expect(taken("a#id", "b#id", "c#id", "d#id", "e#id", "f#1", "g#2", "h#3", "i#4", "j#5")).toEqual([
    ...["a#id", "b#id", "c#id", "f#1", "g#2", "h#3", "i#4", "j#5"],
  ]);
});

it("empty places go to one more result of each page and name", () => {
  expect(taken("a#1", "a#2", "a#3", "a#4", "a#5", "b#6")).toEqual(["a#1", "a#2", "b#6", "a#3", "a#4", "a#5"]);
});
