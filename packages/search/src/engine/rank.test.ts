// cspell:ignore txbk
import { describe, expect, it } from "vitest";
import { entriesOf, ranksFrom, sectionFinder } from "./entries.ts";
import type { Entry } from "./entries.ts";
import type { ExpandedWord } from "./expansion.ts";
import { diversify, phraseShare, rankCandidates as rank, titleTester } from "./rank.ts";
import type { Candidate } from "./rank.ts";
import type { NamedDocument } from "../shared/packed.ts";
import { kindAt, settings } from "../testing/settings.ts";

/** A found document. Each list has the match quality of each word of the query: in one part of the document, or anywhere. */
interface Found {
  readonly title: string;
  readonly isDemoted?: true;
  readonly route?: string;
  readonly content?: string;
  readonly score?: number;
  readonly inTitle?: readonly number[];
  readonly anywhere?: readonly number[];
  readonly inBreadcrumb?: readonly number[];
  readonly ofKind?: readonly number[];
}

type More = Pick<Found, "route" | "content" | "score">;
const titled = (title: string, inTitle: readonly number[], more: More = {}): Found => ({ title, inTitle, ...more });
const containing = (title: string, anywhere: readonly number[], more: More = {}): Found => ({
  title,
  anywhere,
  ...more,
});

const textOf = ({ content = "Text." }: Found): string => content;

function document(
  { title, isDemoted, route = `/docs/${title.replaceAll(/\W/gu, "-")}` }: Found,
  id: number,
): NamedDocument {
  const pageTitle = route.includes("#") ? "Page" : title;
  const texts = { title, pageTitle, sectionTitle: title, tags: "", sidebarParentCategories: "" };
  const kind = kindAt(route, title);
  return { ...texts, id, type: "docs", kind, ...(isDemoted && { isDemoted }), sectionRoute: route };
}

function candidates(found: readonly Found[], words: number): Candidate[] {
  const none = Array.from({ length: words }, () => 0);
  const lengths = found.map((one) => textOf(one).length);
  const entryAt = entriesOf(found.map(document), lengths, settings);
  return found.flatMap(({ score = 1, inTitle = none, inBreadcrumb = none, ofKind = none, anywhere = inTitle }, at) => {
    const entry = entryAt(at);
    return entry ? [{ entry, score, title: inTitle, anywhere, breadcrumb: inBreadcrumb, kind: ofKind }] : [];
  });
}

/** Expands a query of plain words. Words in brackets are stop words; a number after a caret is the boost. */
function expanded(query: string): ExpandedWord[] {
  return query.split(" ").map((typed) => {
    const [word = "", boost = "1"] = typed.replace(/[()]/gu, "").split("^");
    const term = { text: word, boost: Number(boost), editDistance: 0, presence: "optional" } as const;
    return { word, term, matches: new Map([[word, 1]]), isStopWord: typed.startsWith("(") };
  });
}

const sectionOf = sectionFinder(settings.sections);

/** Ranks candidates for a reader of a page; without one, by the ranks of the settings. */
function rankCandidates(
  found: readonly Candidate[],
  query: string,
  words: readonly ExpandedWord[],
  from?: string,
): ReturnType<typeof rank> {
  const own = from === undefined ? undefined : sectionOf(from.replace(/\/$/u, ""));
  return rank(found, { query, words, ranks: ranksFrom(own), settings });
}

/** Ranks documents, and returns their titles. */
function order(query: string, found: readonly Found[]): string[] {
  const wanted = expanded(query);
  const ranked = rankCandidates(candidates(found, wanted.length), query.replaceAll(/[()]|\^\d+/gu, ""), wanted);
  return ranked((id) => (found[id] ? textOf(found[id]) : "")).map(({ entry }) => entry.document.title);
}

/**
 * Reads documents from a list such as `Alpha t1,0 *0.5; Beta x1,1`: their titles, then the match quality of each word in the
 * title (t), anywhere (x), in the breadcrumb (b) or as the kind (k), then the score (*), the route, and the text in quotes.
 */
function documentsIn(list: string): Found[] {
  const fields = { t: "inTitle", x: "anywhere", b: "inBreadcrumb", k: "ofKind" } as const;
  return list.split("; ").map((written) => {
    const [, title = "", rest = ""] = /^(.+?)((?: [txbk][\d.,]+| \*[\d.]+| \/\S+| "[^"]*")+)$/u.exec(written) ?? [];
    const qualities = Array.from(rest.matchAll(/ ([txbk])([\d.,]+)/gu), ([, letter, numbers = ""]) => [
      fields[letter as keyof typeof fields],
      numbers.split(",").map(Number),
    ]);
    const [, score] = / \*([\d.]+)/u.exec(rest) ?? [];
    const [, route] = / (\/\S+)/u.exec(rest) ?? [];
    const [, content] = / "([^"]*)"/u.exec(rest) ?? [];
    return {
      title,
      ...(Object.fromEntries(qualities) as Partial<Found>),
      ...(score !== undefined && { score: Number(score) }),
      ...(route !== undefined && { route }),
      ...(content !== undefined && { content }),
    };
  });
}

const OPTION = "docOptions.scores t1 /docs/settings#b";
const COMMON = "Common 0 x1,0; Common 1 x1,0 *0.99; Common 2 x1,0 *0.98; Common 3 x1,0 *0.97";
const LONG = "Media of a long list of many other kinds";
const DETAIL = "*0.1 /examples/default/types/enums/a#b";

it.each<[order: string, query: string, bestFirst: string]>([
  [
    "exact name, then prefix of a name, title, text, whatever their scores",
    "media",
    "Media t1 *1; MediaTag t1 *30; Social media t1 *60; Text x1 *90",
  ],
  ["the last part of a dotted name counts as a name", "scores", `${OPTION}; Scores of media t1 *9`],
  ["an option whose last part matches before a longer title", "scor*", `${OPTION}; Scores of media t1 *1.2`],
  [
    "a page with the name of the query before a section with it",
    "trace viewer",
    "Trace viewer t1,1 *0.6 /docs/trace-viewer; Trace Viewer t1,1 *1 /docs/api#trace-viewer",
  ],
  ["the page and the title together count as a name", "page.docOptions.scores", `${OPTION}; Scores of media t1`],
  [
    "a section named after the query and its page before a title that begins with both",
    "page.list",
    "List t1 /docs/page#list; Page list of media t1 *9",
  ],
  [
    "three results of a page that the query names before others",
    "media",
    "Media t1 *9 /docs/media; Media a t1 *8 /docs/media#a; Media b t1 *7 /docs/media#b; Media other t1 *1; " +
      "Media third t1 *0.9; Media c t1 *6 /docs/media#c",
  ],
  [
    "a name and the word for its kind before a longer title with both",
    "include directive",
    "include t1,0 k0,1 /examples/default/types/objects/include; " +
      "Only the directive of a type t0.9,0.9 /examples/default/types/objects/only",
  ],
  [
    "a title that the query contains before others with as many words of it",
    "try it without a site",
    "Try it t1,0,0,0,0; Site of it t0,0,0,0,1",
  ],
  ["a prefix of the last part of a dotted name counts as a prefix of a name", "score", `${OPTION}; One score t1 *9`],
  [
    "a title matches if it contains all words except stop words",
    "(the) media list",
    "All of the list, all media t0,1,1; Media t0,1,0 *9",
  ],
  ["stop words count if there are no other words", "(the) (of)", "Both of the t1,1; Only the t1,0 *9"],
  [
    "more words before fewer, then title before breadcrumb before text",
    "alpha beta gamma",
    "E x1,1,1 t1,1,0; C t1,1,0; B b1,1,0; A x1,1,0; D x1,0,0",
  ],
  ["a word that names the kind before one in the breadcrumb", "alpha beta", "B x1,0 k0,1; A x1,0 b0,1"],
  [
    "a title counts less if it contains a smaller share of the query",
    "alpha beta gamma delta",
    "Other words x1,1,0,0; Alpha t1,0,0,0 *0.8",
  ],
  ["rare words count more", "common rare", `Rare x0,1; ${COMMON}`],
  ["boosted words count more", "common^10 rare", `${COMMON}; Rare x0,1`],
  ["of two names, the shorter one", "media", "MediaTag t1; MediaTagConnection t1"],
  ["of two names with equally many words, the shorter one", "media", "MediaTag t1; MediaTagging t1"],
  ["of two titles, the shorter one", "list media", "media and list t1,1; media in a very long list of words t1,1"],
  [
    "of two titles with equally many words, the shorter one",
    "list media",
    "media short list t1,1; media extraordinary list t1,1",
  ],
  ["of two equally long titles, the one with fewer words", "list media", "media word list t1,1; media ab cd list t1,1"],
  ["the higher score", "x", "B x1 *4; A x1 *2"],
  ["docs before API before examples", "x", "A x1 /docs/x; B x1 /api/x; C x1 /examples/default/x"],
  ["pages before sections before empty headings", "x", 'C x1 /docs/c ""; B x1 /docs/b#full; A x1 /docs/a#empty ""'],
  ["a text with adjacent words", "alpha beta", 'B x1,1 "Here alpha beta stands."; A x1,1 "Beta, and later alpha."'],
  ["a title with all words", "(the) media list", `${LONG} t0,1,1 ${DETAIL}; T x1,1,1 *9`],
  ["a text with all words before a title without one", "(the) media list", `T x1,1,1; ${LONG} t1,1,0 ${DETAIL}`],
  ["a text with all stop words before a title without one", "(the) (of)", `T x1,1; ${LONG} t1,0 ${DETAIL}`],
  ["a query without letters is not a prefix of any title", "*", `${LONG} t1 ${DETAIL}; T x1 *9`],
  ["the score counts more than the quality of matches", "a b", "B x1,0.6; A x1,1 *0"],
  ["a word in the title counts more than half of the score", "alpha beta", "Alpha of three others t1,0 *0.5; A x1,0"],
  ["titles in the order of their scores", "x", "An y or so t0.6 *2; An x or so t1"],
])("result order: %s", (_, query, list) => {
  const bestFirst = documentsIn(list);
  const titles = new Set(bestFirst.map(({ title }) => title));
  // Otherwise, an entry is misspelled, or two results can't be told apart.
  expect([titles.size, titles.has("")]).toEqual([list.split("; ").length, false]);
  expect(order(query, bestFirst.toReversed())).toEqual(bestFirst.map(({ title }) => title));
});

it.each<[tier: string, query: string, title: string]>([
  ["name", "media", "Media"],
  ["beginning of a name", "med", "Media"],
])("a demoted page is last among results with the same %s", (_, query, title) => {
  const demoted: Found = { title, isDemoted: true, route: "/api/core/a", inTitle: [1], score: 9 };
  const argument = titled(title, [1], { route: "/examples/default/operations/queries/a#b", score: 0 });
  const text = containing("Text", [1], { score: 9 });
  const ranked = rankCandidates(candidates([demoted, argument, text], 1), query, expanded(query))(() => "");
  expect(ranked.map(({ entry }) => entry.document.sectionRoute)).toEqual([
    "/examples/default/operations/queries/a#b",
    "/api/core/a",
    "/docs/Text",
  ]);
});

it("equally good results are in the order of the index", () => {
  for (const score of [1, 0]) {
    expect(
      order(
        "x",
        ["A", "B", "C"].map((title) => containing(title, [1], { score })),
      ),
    ).toEqual(["A", "B", "C"]);
  }
  // A stop word in the title makes no difference.
  const found = [titled("Media all types", [0, 1]), titled("Media the types", [1, 1])];
  expect(order("(the) media", found)).toEqual(found.map(({ title }) => title));
});

describe("from the page", () => {
  const onePerSection = ["/docs/a", "/api/b", "/examples/default/c", "/examples/group-by/d"];
  const found = onePerSection.map((route) => containing(route, [1], { route }));
  const titles = (route: string, results = found, query = "x"): string[] =>
    rankCandidates(
      candidates(results, 1),
      query,
      expanded(query),
      route,
    )(() => "").map(({ entry }) => entry.document.title);

  it.each([
    ["/docs/intro", "/docs/a /api/b /examples/default/c /examples/group-by/d"],
    ["/", "/docs/a /api/b /examples/default/c /examples/group-by/d"],
    ["/api/core/config", "/api/b /docs/a /examples/default/c /examples/group-by/d"],
    ["/examples/group-by/", "/examples/group-by/d /examples/default/c /docs/a /api/b"],
  ])("%s, equally good results are in the order %s", (from, order) => {
    expect(titles(from).join(" ")).toBe(order);
  });

  it.each([
    [undefined, "renderHomepage How pages render"],
    ["/api/core/config", "renderHomepage How pages render"],
    ["/docs/intro", "How pages render renderHomepage"],
  ])("%s, a name that begins with the query is first unless in another area: %s", (from, order) => {
    const found = [
      titled("renderHomepage", [1], { route: "/api/core/renderer#renderHomepage" }),
      titled("How pages render", [1], { route: "/docs/how" }),
    ];
    const ranked = rankCandidates(candidates(found, 1), "render", expanded("render"), from)(() => "");
    expect(ranked.map(({ entry }) => entry.document.title).join(" ")).toBe(order);
  });

  it("/docs/intro, the last part of a name elsewhere is not a name", () => {
    const found = [
      titled("formatters/mkdocs", [1], { route: "/api/formatters/mkdocs" }),
      titled("With MkDocs", [1], { route: "/docs/frameworks" }),
    ];
    expect(titles("/docs/intro", found, "mkdocs")).toEqual(["With MkDocs", "formatters/mkdocs"]);
    expect(titles("/api/core", found, "mkdocs")).toEqual(["formatters/mkdocs", "With MkDocs"]);
  });

  it.each([
    ["field", "after", "/examples/default/types/objects/a#sort", ["Sort pages", "sort"]],
    ["type", "before", "/examples/default/types/objects/sort", ["sort", "Sort pages"]],
  ])(
    "/docs/intro, the name of a %s elsewhere comes %s a title that begins with it",
    (_kind, _place, route, expected) => {
      const found = [
        titled("sort", [1], { route, score: 9 }),
        titled("Sort pages", [1], { route: "/docs/sort", score: 0 }),
      ];
      expect(titles("/docs/intro", found, "sort")).toEqual(expected);
    },
  );

  it("/examples/default, the name of a field there comes before a title that begins with it", () => {
    const found = [
      titled("SortOrder", [1], { route: "/examples/default/types/enums/sort-order", score: 9 }),
      titled("sort", [1], { route: "/examples/default/types/objects/a#sort", score: 0 }),
    ];
    expect(titles("/examples/default", found, "sort")).toEqual(["sort", "SortOrder"]);
  });

  it("/docs/intro, an exact name comes first, wherever it is", () => {
    const named = titled("X", [1], { route: "/examples/default/x" });
    expect(titles("/docs/intro", [...found, named])[0]).toBe("X");
  });

  const many = (folder: string, count: number, make = containing): Found[] =>
    Array.from({ length: count }, (_, at) =>
      make(`${folder} ${String(at)}`, [1], { route: `/${folder}/${String(at)}` }),
    );
  const ofExamples = (shown: readonly string[]): number => shown.filter((title) => title.startsWith("examples")).length;

  it("/docs/intro, at most three results are of examples, unless the query names one", () => {
    const all = [...many("examples/default", 80, titled), ...many("docs", 9)];
    expect(ofExamples(titles("/docs/intro", all))).toBe(3);
    expect(ofExamples(titles("/examples/default", all))).toBe(8);
    expect(ofExamples(titles("/docs/intro", [...all, titled("X", [1], { route: "/examples/default/x" })]))).toBe(7);
  });

  it("/docs/intro, more results of examples fill the list", () => {
    expect(ofExamples(titles("/docs/intro", [...many("examples/default", 9, titled), ...many("docs", 2)]))).toBe(6);
  });
});

it("the order of candidates makes no difference", () => {
  const many = Array.from({ length: 70 }, (_, at) =>
    containing(`Page ${String(at)}`, [1], { score: at === 69 ? 9 : 1 }),
  );
  const best = ["Page 69", ...Array.from({ length: 7 }, (_, at) => `Page ${String(at)}`)];
  for (const found of [candidates(many, 1), candidates(many, 1).toReversed()]) {
    const ranked = rankCandidates(found, "x", expanded("x"))(() => "");
    expect(ranked.map(({ entry }) => entry.document.title)).toEqual(best);
  }
  expect(order("x", [])).toEqual([]);
});

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
])("the share of phrases of %j in the title %j or the text %j is %f", (query, title, text, share) => {
  expect(phraseShare(query)(title, text)).toBeCloseTo(share, 10);
});

it.each([
  ["Try it", true],
  ["Without a site", true],
  ["Site", false],
  ["Try a site", false],
])("that the query “try it without a site” contains the title %j is %s", (title, expected) => {
  expect(titleTester("try it without a site")(title)).toBe(expected);
});

it.each<[rule: string, found: string, shown: string]>([
  [
    "at most two of a page are at the top, and three in total",
    "a1 a2 a3 a4 a5 b6 c7 d8 e9 f10",
    "a1 a2 b6 c7 a3 d8 e9 f10",
  ],
  [
    "at most three of a page that the query names are at the top",
    "N1 N2 N3 N4 b5 c6 d7 e8 f9",
    "N1 N2 N3 b5 c6 d7 e8 f9",
  ],
  ["at most three have the same name", "a-id b-id c-id d-id e-id f1 g2 h3 i4 j5", "a-id b-id c-id f1 g2 h3 i4 j5"],
  [
    "at most four are of each page if only two pages match",
    "a1 a2 a3 a4 a5 a6 b7 b8 b9 b0 b-",
    "a1 a2 b7 b8 a3 b9 a4 b0",
  ],
  ["more are of one page or name if there are not enough others", "a1 a2 a3 a4 a5 b6", "a1 a2 b6 a3 a4 a5"],
])("of the results, %s", (_, found, shown) => {
  // Each result is a letter for its page, and its name on that page.
  const results = found.split(" ").map((written) => {
    const entry = {
      page: written.charAt(0),
      names: [written.slice(1)],
      kind: { name: "section", rank: 1 },
    } as unknown as Entry;
    return { entry, written };
  });
  expect(diversify(results, new Set(["N"]), 8).map(({ written }) => written)).toEqual(shown.split(" "));
});
