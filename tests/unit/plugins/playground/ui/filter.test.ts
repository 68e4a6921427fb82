import { describe, expect, it } from "vitest";
import {
  all,
  countPages,
  groupsIn,
  kindsIn,
  matching,
  narrows,
} from "@site/src/plugins/playground/browser/ui/pages/filter";
import type { PageFilter } from "@site/src/plugins/playground/browser/ui/pages/filter";
import type { GeneratedFile, PageEntity } from "@site/src/plugins/playground/browser/protocol";

const file = (path: string, ...entities: readonly PageEntity[]): GeneratedFile => ({
  path,
  text: "",
  entities: entities.length === 0 ? undefined : entities,
});

const files = [
  file("docs/_category_.yml"),
  file("docs/film.mdx", { kind: "query", name: "film", group: "Cinema 10" }, { kind: "type", name: "Film" }),
  file("docs/film-edge.mdx", { kind: "type", name: "FilmEdge", group: "Cinema 9" }),
  file("docs/http-code.mdx", { kind: "enum", name: "HTTPCode", group: "Cinema 9" }),
];

const found = (filter: Partial<PageFilter>): string[] =>
  matching(files, { ...all, ...filter }).map(({ path }) => path.slice("docs/".length));

describe("the pages that a reader looks for", () => {
  it("are all files when nothing is asked for", () => {
    expect(matching(files, all)).toBe(files);
    expect(matching(files, { text: " - " })).toBe(files);
    expect([narrows({ text: " - " }), narrows({ text: "a" }), narrows({ text: "", group: null })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    [{ text: "film" }, ["film.mdx", "film-edge.mdx"]],
    [{ text: "edge" }, ["film-edge.mdx"]],
    [{ text: "filmEd" }, ["film-edge.mdx"]],
    [{ text: "code http" }, ["http-code.mdx"]],
    [{ text: "ilm" }, []],
    [{ text: "", kind: "type" }, ["film.mdx", "film-edge.mdx"]],
    [{ text: "film", kind: "query" }, ["film.mdx"]],
    [{ text: "", group: "Cinema 9" }, ["film-edge.mdx", "http-code.mdx"]],
    [{ text: "", group: null }, ["film.mdx"]],
    [{ text: "", kind: "query", group: null }, []],
  ] as const)("for %j are %j", (filter, paths) => {
    expect(found(filter)).toEqual(paths);
  });

  it("are counted without other files, and by kind and group", () => {
    expect(countPages(files)).toBe(3);
    expect(kindsIn(files)).toEqual([
      ["query", 1],
      ["type", 2],
      ["enum", 1],
    ]);
    expect(groupsIn(files)).toEqual([
      ["Cinema 9", 2],
      ["Cinema 10", 1],
      [null, 1],
    ]);
    expect(groupsIn([file("a.mdx", { kind: "type", name: "A" })])).toEqual([]);
  });
});
