import { describe, expect, it } from "vitest";
import type { Engine } from "./engine.ts";
import { ShardGone } from "./shards.ts";
import type { ShardKind } from "../shared/constants.ts";
import type { SearchAnswer } from "../shared/types.ts";
import { draft, engineOf, indexFiles } from "../testing/drafts.ts";
import { engineOver } from "../testing/engineOver.ts";

const drafts = [
  draft("/docs/media", "Media", "One anime or manga."),
  draft("/docs/film", "Film", "It runs in a cinema. A medium between media.", { code: "type Film { reel: Int }" }),
  draft("/docs/lists", "Lists", `${"They hold entries. ".repeat(40)}Some hold media.`),
  draft("/docs/groups", "Groups", "The lists of a group come first. A group has no group lists of its own."),
  draft("/docs/other", "Others", "Lists come with a group, and each group with lists."),
];
const files = indexFiles(drafts);

/** Makes an engine that cannot load one kind of files until `heal` is called. */
function failing(kind: ShardKind, error = new Error("offline")): { engine: Engine; heal: () => void } {
  let isBroken = true;
  const load = (number: number): Promise<never> =>
    isBroken ? Promise.reject(error) : Promise.resolve(files[kind][number] as never);
  const heal = (): void => {
    isBroken = false;
  };
  return { engine: engineOver(files, { [kind]: load }), heal };
}

const titles = ({ hits }: SearchAnswer): string[] => hits.map(({ document }) => document.title);

async function parts(engine: Engine, query: string, isWanted = true): Promise<SearchAnswer[]> {
  const all: SearchAnswer[] = [];
  const progress = { onPart: (part: SearchAnswer) => all.push(part), isWanted: () => Promise.resolve(isWanted) };
  const last = await engine.search(query, {}, progress);
  return [...all, last];
}

describe("a search whose files are loading", () => {
  it("is answered by names first, then by texts, then with excerpts", async () => {
    const [names, ranked, whole] = await parts(engineOver(files), "media");
    expect(names && titles(names)).toEqual(["Media"]);
    expect(ranked && titles(ranked)).toEqual(["Media", "Film", "Lists"]);
    expect(ranked?.hits.map(({ excerpt }) => excerpt)).toEqual([null, null, null]);
    // A page that is opened now marks these terms.
    expect(ranked?.hits[1]?.terms).toEqual(["media"]);
    expect(whole?.hits.map(({ excerpt }) => excerpt?.text)).toEqual([
      "One anime or manga.",
      "A medium between media.",
      "Some hold media.",
    ]);
    expect([names, ranked, whole].map((answer) => answer?.whole)).toEqual([false, false, true]);
  });

  it("has one answer if all files have loaded", async () => {
    const engine = engineOver(files);
    await engine.search("media");
    expect(await parts(engine, "media")).toHaveLength(1);
  });

  it("ends early if it is not wanted any more", async () => {
    const all = await parts(engineOver(files), "media", false);
    expect(all.at(-1)).toMatchObject({ whole: false, hits: [{ excerpt: null }, { excerpt: null }, { excerpt: null }] });
  });

  it("does not wait for texts if its results have none", async () => {
    const engine = engineOf([draft("/docs/media", "Media"), draft("/docs/media#more", "More media")]);
    const [only, ...others] = await parts(engine, "media", false);
    expect(only).toMatchObject({ whole: true, hits: [{ excerpt: { text: "" } }, { excerpt: { text: "" } }] });
    expect(others).toEqual([]);
  });

  it("returns the typed words as terms until the texts have loaded", async () => {
    const engine = engineOf([draft("/docs/a", "Alpha", "Scored by one."), draft("/docs/b", "Scores", "Two score.")]);
    const terms = ({ hits }: SearchAnswer): unknown => hits.map((hit) => hit.terms);
    const all = await parts(engine, "the score");
    expect(all.map(terms)).toEqual([
      [["Score", "score"]],
      [["Score", "score"], ["score"]],
      [["Score", "score"], ["Score"]],
    ]);
  });

  it("returns no result by name if its text may contain a prohibited word", async () => {
    const all = await parts(engineOver(files), "lists -entries");
    expect(all.flatMap(titles)).not.toContain("Lists");
  });
});

describe("a search whose files are not available", () => {
  it.each([
    ["postings", "only names", ["Media"]],
    ["texts", "all results", ["Media", "Film", "Lists"]],
  ] as const)("reports missing %s, and returns %s until they are available", async (kind, _, found) => {
    const { engine, heal } = failing(kind);
    const answer = await engine.search("media");
    expect(answer).toMatchObject({ problem: { code: "no-texts" }, whole: true });
    expect(titles(answer)).toEqual(found);
    heal();
    expect(await engine.search("media")).toMatchObject({ problem: null, hits: [{ excerpt: {} }, {}, {}] });
  });

  it("returns nothing that the query may prohibit", async () => {
    const answer = await failing("postings").engine.search("media -manga");
    expect(answer).toMatchObject({ hits: [], problem: { code: "no-texts" } });
  });

  it("reports a mistake in the query first", async () => {
    expect(await failing("texts").engine.search("foo:media")).toMatchObject({ problem: { code: "unknown-field" } });
  });

  it("marks the index as outdated only if they are gone", async () => {
    const { engine: offline } = failing("texts");
    await offline.search("media");
    expect(offline.isOutdated()).toBe(false);
    const { engine: old } = failing("texts", new ShardGone("the server answered 404"));
    await old.search("media");
    expect(old.isOutdated()).toBe(true);
  });
});

it("an answer does not depend on texts that an earlier query read", async () => {
  const pages = Array.from({ length: 8 }, (_, at) =>
    draft(`/docs/p${String(at)}`, `Page ${String(at)}`, "Beta, and later alpha."),
  );
  // This document is alone in its file. Its text would rank it higher, but is not read: without texts, the eight pages rank
  // higher.
  const last = draft("/docs/last", "Zeta", `Here alpha beta stands. ${"More of it. ".repeat(1000)}`);
  const used = engineOf([...pages, last]);
  expect(titles(await used.search("zeta"))).toEqual(["Zeta"]);
  const answer = await used.search("alpha beta");
  expect(answer).toEqual(await engineOf([...pages, last]).search("alpha beta"));
  expect(titles(answer)).not.toContain("Zeta");
});

it.each([
  ["media user", "title:media", "Media"],
  // Two letters are only searched in names.
  ["media user", "us", undefined],
  ["media user", "the media", "Media"],
  // Adjacent words in a text rank higher.
  ["alpha", "group lists", "Groups"],
])("files fetched for %j do not change the answer to %j", async (earlier, query, first) => {
  const all = [...drafts, draft("/docs/a", "Alpha", "Users."), draft("/docs/b", "Beta", "Users of media.")];
  const used = engineOf(all);
  await used.search(earlier);
  const answer = await used.search(query);
  expect(titles(answer)[0]).toBe(first);
  expect(answer).toEqual(await engineOf(all).search(query));
});

it("a result that moves up once texts are read has an excerpt", async () => {
  // Found by experiment: at most three results of a page are shown, and reading the texts changes which ones.
  const found =
    "0 y beta: alpha, 1 x alpha: alpha, 0 x alpha: beta, 0 x alpha: alpha, 0 x alpha: alpha, 0 one: z, " +
    "1 three: alpha beta z, 2 x alpha: alpha beta, 4 three: z, 3 one: beta z, 0 one: alpha";
  const sections = found.split(", ").map((written, at) => {
    const [, page = "", title = "", text = ""] = /^(\d) (.*): (.*)$/u.exec(written) ?? [];
    return draft(`/docs/p${page}#s${String(at)}`, title, text);
  });
  const { hits } = await engineOf(sections).search("alpha beta");
  expect(hits.map(({ excerpt }) => excerpt)).not.toContain(null);
});

it("a result that matches only in its code shows that code", async () => {
  const { hits } = await engineOver(files).search("reel");
  expect(hits.map(({ excerpt }) => excerpt)).toEqual([
    { text: "type Film { reel: Int }", marks: [{ start: 12, end: 16 }], isCode: true },
  ]);
});
