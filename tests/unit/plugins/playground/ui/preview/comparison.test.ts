import { describe, expect, it } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { GeneratedFile, PageEntity } from "@site/src/plugins/playground/browser/protocol";
import { baselineOf, pairsOf, summaryOf } from "@site/src/plugins/playground/browser/ui/preview/comparison";

describe("the options to compare with", () => {
  it("are undefined if no option is changed", () => {
    expect(baselineOf(defaultOptions)).toBeUndefined();
  });

  it.each([
    [{ pretty: true }, "Docusaurus", defaultOptions],
    [{ framework: "hugo", index: true }, "Hugo", { ...defaultOptions, framework: "hugo" }],
    // If only the framework is changed, the default framework is the baseline.
    [{ framework: "hugo" }, "Docusaurus", defaultOptions],
  ] as const)("for %j are the defaults for %s", (change, framework, options) => {
    const label = `Compared with the default options for ${framework}.`;
    expect(baselineOf({ ...defaultOptions, ...change })).toEqual({ label, options });
  });
});

const page = (path: string, text: string, ...entities: readonly PageEntity[]): GeneratedFile => ({
  path,
  text,
  entities,
});
const film: PageEntity = { kind: "type", name: "Film" };
const query: PageEntity = { kind: "query", name: "film" };
const list = (text: string): GeneratedFile => ({ path: "list.yml", text });

describe("files of two runs", () => {
  it.each<readonly [string, readonly GeneratedFile[], readonly GeneratedFile[], readonly string[], string]>([
    [
      "by type or operation, other files by path",
      [page("a/film.mdx", "1", film), list("x"), page("q/film.mdx", "q", query)],
      [page("b/film.mdx", "1", film), list("y"), page("q/film.mdx", "q", query)],
      ["a/film.mdx moved b/film.mdx", "list.yml changed list.yml", "q/film.mdx same q/film.mdx"],
      "1 file changed, 1 moved, 1 the same.",
    ],
    [
      "with nothing if the other run has no such page",
      [page("a.mdx", "", film)],
      [list("")],
      ["- added list.yml", "a.mdx removed -"],
      "1 file added, 1 removed, 0 the same.",
    ],
    [
      "with nothing if the other file has another type or operation",
      [page("film.mdx", "q", query)],
      [page("film.mdx", "t", film)],
      ["- added film.mdx", "film.mdx removed -"],
      "1 file added, 1 removed, 0 the same.",
    ],
    [
      "by the last type or operation if the new file has several",
      [page("q/film.mdx", "q", query), page("t/film.mdx", "t", film)],
      [page("film.mdx", "t", query, film)],
      ["t/film.mdx moved film.mdx", "q/film.mdx removed -"],
      "1 file moved, 1 removed, 0 the same.",
    ],
    [
      "with the first new file if the old file had several",
      [page("film.mdx", "t", query, film)],
      [page("q/film.mdx", "q", query), page("t/film.mdx", "t", film)],
      ["film.mdx moved q/film.mdx", "- added t/film.mdx"],
      "1 file moved, 1 added, 0 the same.",
    ],
    ["as unchanged", [list("")], [list("")], ["list.yml same list.yml"], "None of 1 file differs."],
  ])("are paired %s", (_how, before, after, expected, summary) => {
    const pairs = pairsOf(before, after);
    const brief = pairs.map((pair) => `${pair.before?.path ?? "-"} ${pair.change} ${pair.after?.path ?? "-"}`);
    expect(brief).toEqual(expected);
    expect(summaryOf(pairs)).toBe(summary);
  });
});
