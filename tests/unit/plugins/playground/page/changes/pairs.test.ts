import { expect, it } from "vitest";
import type { GeneratedFile, PageEntity } from "@site/src/plugins/playground/browser/protocol";
import { pairsOf, tallyOf } from "@site/src/plugins/playground/browser/page/preview/changes/pairs";
import { summaryOf } from "@site/src/plugins/playground/browser/page/preview/changes/words";

const page = (path: string, text: string, ...entities: readonly PageEntity[]): GeneratedFile => ({
  path,
  text,
  entities,
});
const film: PageEntity = { kind: "type", name: "Film" };
const query: PageEntity = { kind: "query", name: "film" };

const brief = (before: readonly GeneratedFile[], after: readonly GeneratedFile[]): string[] =>
  pairsOf(before, after).map(({ path, fate, before: from }) => `${fate} ${path} ${from?.path ?? "-"}`);

it("pairs pages by what they are about, and other files by their paths", () => {
  const before = [
    page("a/film.mdx", "1", film),
    { path: "a/_category_.yml", text: "x" },
    page("q/film.mdx", "q", query),
  ];
  const after = [
    page("b/film.mdx", "1", film),
    { path: "a/_category_.yml", text: "y" },
    page("q/film.mdx", "q", query),
  ];
  expect(brief(before, after)).toEqual([
    "changed a/_category_.yml a/_category_.yml",
    "moved b/film.mdx a/film.mdx",
    "same q/film.mdx q/film.mdx",
  ]);
});

it("tells what is added and gone, in the order of paths", () => {
  expect(brief([page("c.mdx", "", film), page("a.mdx", "", query)], [{ path: "b.yml", text: "" }])).toEqual([
    "gone a.mdx a.mdx",
    "added b.yml -",
    "gone c.mdx c.mdx",
  ]);
});

it("pairs a file of several entities with the page of the one on top", () => {
  const before = [page("q/film.mdx", "q", query), page("t/film.mdx", "t", film)];
  expect(brief(before, [page("film.mdx", "t", query, film)])).toEqual([
    "moved film.mdx t/film.mdx",
    "gone q/film.mdx q/film.mdx",
  ]);
  expect(brief([page("film.mdx", "t", query, film)], before)).toEqual([
    "moved q/film.mdx film.mdx",
    "added t/film.mdx -",
  ]);
});

it("keeps apart a page that is gone and another that has its path now", () => {
  const pairs = pairsOf([page("film.mdx", "q", query)], [page("film.mdx", "t", film)]);
  expect(new Set(pairs.map(({ path }) => path)).size).toBe(2);
  expect(pairs.map(({ fate }) => fate)).toEqual(["added", "gone"]);
});

it("counts what became of files, in a sentence", () => {
  const pairs = pairsOf(
    [page("a.mdx", "1", film), page("b.mdx", "1", query), { path: "c", text: "" }],
    [page("a.mdx", "2", film), { path: "c", text: "" }],
  );
  expect(tallyOf(pairs)).toEqual({ same: 1, changed: 1, moved: 0, added: 0, gone: 1 });
  expect(summaryOf(pairs)).toBe("1 file changed, 1 gone, 1 the same.");
  expect(summaryOf(pairsOf([], [{ path: "c", text: "" }]))).toBe("1 file added, 0 the same.");
  expect(summaryOf(pairsOf([{ path: "c", text: "" }], [{ path: "c", text: "" }]))).toBe("None of 1 file differs.");
});
