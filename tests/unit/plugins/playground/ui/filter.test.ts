import { describe, expect, it } from "vitest";
import {
  all,
  countPages,
  groupsIn,
  kindsIn,
  matching,
  narrows,
} from "@site/src/plugins/playground/browser/ui/pages/filter";
import type { GeneratedFile, PageEntity } from "@site/src/plugins/playground/browser/protocol";

const file = (path: string, ...entities: readonly PageEntity[]): GeneratedFile => ({
  path,
  text: "",
  entities: entities.length === 0 ? undefined : entities,
});

const files = [
  file("_category_.yml"),
  file("film.mdx", { kind: "query", name: "film", group: "Cinema 10" }, { kind: "type", name: "Film" }),
  file("film-edge.mdx", { kind: "type", name: "FilmEdge", group: "Cinema 9" }),
  file("http-code.mdx", { kind: "enum", name: "HTTPCode", group: "Cinema 9" }),
];

describe("filtered pages", () => {
  it.each([all, { text: " - " }])("are all files for %j", (filter) => {
    expect(matching(files, filter)).toBe(files);
    expect(narrows(filter)).toBe(false);
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
    expect(matching(files, { ...all, ...filter }).map(({ path }) => path)).toEqual(paths);
    expect(narrows(filter)).toBe(true);
  });

  it("are counted by kind and group", () => {
    expect(countPages(files)).toBe(3);
    expect(kindsIn(files).join(" ")).toBe("query,1 type,2 enum,1");
    expect(groupsIn(files).map(([group, pages]) => `${String(group)}: ${String(pages)}`)).toEqual([
      "Cinema 9: 2",
      "Cinema 10: 1",
      "null: 1",
    ]);
    expect(groupsIn([file("a.mdx", { kind: "type", name: "A" })])).toEqual([]);
  });
});
