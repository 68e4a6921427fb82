import { describe, expect, it } from "vitest";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { GeneratedFile, PageEntity } from "@site/src/plugins/playground/browser/protocol";
import { baselineOf, pairsOf, summaryOf } from "@site/src/plugins/playground/browser/ui/preview/comparison";

describe("the options to compare with", () => {
  it("are undefined if no option is changed", () => {
    expect(baselineOf(defaultOptions)).toBeUndefined();
  });

  it("are the defaults for the same framework", () => {
    expect(baselineOf({ ...defaultOptions, pretty: true })?.options).toEqual(defaultOptions);
    expect(baselineOf({ ...defaultOptions, framework: "hugo", index: true })).toEqual({
      label: "Compared with the default options for Hugo.",
      options: { ...defaultOptions, framework: "hugo" },
    });
  });

  it("are those for the default framework if the framework alone is changed", () => {
    expect(baselineOf({ ...defaultOptions, framework: "hugo" })).toEqual({
      label: "Compared with the default options for Docusaurus.",
      options: defaultOptions,
    });
  });
});

const page = (path: string, text: string, ...entities: readonly PageEntity[]): GeneratedFile => ({
  path,
  text,
  entities,
});
const film: PageEntity = { kind: "type", name: "Film" };
const query: PageEntity = { kind: "query", name: "film" };

const brief = (before: readonly GeneratedFile[], after: readonly GeneratedFile[]): string[] =>
  pairsOf(before, after).map((pair) => `${pair.before?.path ?? "-"} ${pair.change} ${pair.after?.path ?? "-"}`);

describe("files of two runs", () => {
  it("are paired by type or operation if they are pages, else by path", () => {
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
      "a/film.mdx moved b/film.mdx",
      "a/_category_.yml changed a/_category_.yml",
      "q/film.mdx same q/film.mdx",
    ]);
  });

  it("are added or removed if the other run has no such page", () => {
    expect(brief([page("a.mdx", "", film)], [{ path: "b.yml", text: "" }])).toEqual([
      "- added b.yml",
      "a.mdx removed -",
    ]);
    expect(brief([page("film.mdx", "q", query)], [page("film.mdx", "t", film)])).toEqual([
      "- added film.mdx",
      "film.mdx removed -",
    ]);
  });

  it("of several types or operations are paired with the page of the one on top", () => {
    const apart = [page("q/film.mdx", "q", query), page("t/film.mdx", "t", film)];
    const together = [page("film.mdx", "t", query, film)];
    expect(brief(apart, together)).toEqual(["t/film.mdx moved film.mdx", "q/film.mdx removed -"]);
    expect(brief(together, apart)).toEqual(["film.mdx moved q/film.mdx", "- added t/film.mdx"]);
  });
});

describe("the summary", () => {
  it("counts files by how they differ", () => {
    const before = [page("a.mdx", "1", film), page("b.mdx", "1", query), { path: "c", text: "" }];
    expect(summaryOf(pairsOf(before, [page("a.mdx", "2", film), { path: "c", text: "" }]))).toBe(
      "1 file changed, 1 removed, 1 the same.",
    );
    expect(summaryOf(pairsOf([], [{ path: "c", text: "" }]))).toBe("1 file added, 0 the same.");
  });

  it("says that no file differs", () => {
    const files = [{ path: "c", text: "" }];
    expect(summaryOf(pairsOf(files, files))).toBe("None of 1 file differs.");
  });
});
