import { describe, expect, it } from "vitest";
import { pageCounts, pageIndex, pageLetters, withPageIndex } from "@site/src/generate/examples/landingPage";
import type { Page } from "@site/src/generate/examples/pages";

const page = (title: string, kind: string): Page => ({ title, kind, link: `/x/${title}.mdx` });

const pages = [
  page("mediaTrend", "query"),
  page("MediaConnection", "object"),
  page("Media", "object"),
  page("Activity", "interface"),
  page("media", "query"),
  page("_entity", "query"),
  page("Genre", "enum"),
  page("Home", "page"),
];

describe("the index of pages", () => {
  it("lists each type and operation by name below its first letter", () => {
    const text = pageIndex(pages);
    expect(text.match(/^(?:###|- \[).*$/gmu)).toEqual([
      "### # {#section-other}",
      "- [\\_entity](/x/_entity.mdx) <IndexKind>query</IndexKind>",
      "### A {#section-a}",
      "- [Activity](/x/Activity.mdx) <IndexKind>interface</IndexKind>",
      "### G {#section-g}",
      "- [Genre](/x/Genre.mdx) <IndexKind>enum</IndexKind>",
      "### M {#section-m}",
      "- [media](/x/media.mdx) <IndexKind>query</IndexKind>",
      "- [Media](/x/Media.mdx) <IndexKind>object</IndexKind>",
      "- [MediaConnection](/x/MediaConnection.mdx) <IndexKind>object</IndexKind>",
      "- [mediaTrend](/x/mediaTrend.mdx) <IndexKind>query</IndexKind>",
    ]);
  });

  it("links to exactly the letters that occur", () => {
    expect(pageLetters(pages)).toContain("\n[#](#section-other) [A](#section-a) [G](#section-g) [M](#section-m)\n");
  });

  it("counts the pages of each kind", () => {
    expect(pageCounts(pages).match(/^- .*$/gmu)).toEqual([
      "- **3** queries",
      "- **2** objects",
      "- **1** interface",
      "- **1** enum",
    ]);
  });

  it("replaces its placeholders on the landing page, which are required", () => {
    const home = "a\n\n{/* letters */}\n\nb $&\n\n{/* counts */}\n\n{/* index */}\n";
    expect(withPageIndex(home, pages, "home.mdx")).toBe(
      `a\n\n${pageLetters(pages)}\n\nb $&\n\n${pageCounts(pages)}\n\n${pageIndex(pages)}\n`,
    );
    const shown = "\n```mdx\n{/* letters */}\n```\n";
    expect(withPageIndex(home + shown, pages, "home.mdx")).toContain(shown);
    for (const part of ["letters", "counts", "index"]) {
      expect(() => withPageIndex(home.replace(part, ""), pages, "home.mdx")).toThrow(
        new RegExp(String.raw`home\.mdx lacks a placeholder for the index.*\{/\* ${part} \*/\}`, "su"),
      );
    }
  });
});
