import { describe, expect, it } from "vitest";
import {
  findTypedRow,
  stepOf,
  typedWith,
  foldersAround,
  foldersOf,
  rowsOf,
} from "@site/src/plugins/playground/browser/ui/pages/rows";
import type { Typed, Row } from "@site/src/plugins/playground/browser/ui/pages/rows";
import { fileToShow } from "@site/src/plugins/playground/browser/ui/preview/siteMap";

const paths = ["docs/b10.md", "docs/b9.md", "docs/types/objects/film.md", "docs/types/enums/rating.md", "a.md"];
const open = (...folders: readonly string[]): Row[] => rowsOf(foldersOf(paths), new Set(folders));

describe("the rows of the tree", () => {
  it("are sorted with folders first, by name, with numbers by value", () => {
    const shown = open("docs/", "docs/types/").map(({ path }) => path);
    expect(shown.join(" ")).toBe("docs/ docs/types/ docs/types/enums/ docs/types/objects/ docs/b9.md docs/b10.md a.md");
  });

  it("have levels and positions", () => {
    const [docs, types] = open("docs/");
    expect(docs).toMatchObject({ expanded: true, level: 1, position: 1, size: 2 });
    expect(types).toEqual({ path: "docs/types/", name: "types", level: 2, position: 1, size: 3, expanded: false });
  });

  it("omit the contents of closed folders", () => {
    expect(open().map(({ name }) => name)).toEqual(["docs", "a.md"]);
  });

  it("include a folder with more files than a call can have arguments", () => {
    const many = Array.from({ length: 200_000 }, (_, at) => `all/${String(at)}.md`);
    expect(rowsOf(foldersOf(many), new Set(["all/"]))).toHaveLength(200_001);
  });
});

it("the folders around a file are listed from the outermost", () => {
  expect(foldersAround("docs/types/film.md")).toEqual(["docs/", "docs/types/"]);
  expect(foldersAround("film.md")).toEqual([]);
});

describe("the keys of the tree", () => {
  const rows = open("docs/", "docs/types/");
  const to = (key: string, from: number): unknown => stepOf(key, rows, from, 3);

  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowUp", 0, 0],
    ["End", 0, 6],
    ["Home", 4, 0],
    ["PageDown", 0, 3],
    ["PageUp", 6, 3],
    ["ArrowRight", 0, 1],
    ["ArrowLeft", 4, 0],
    ["ArrowLeft", 2, 1],
  ])("%s from row %i leads to row %i", (key, from, target) => {
    expect(to(key, from)).toEqual({ to: target });
  });

  it("open and close folders", () => {
    expect(to("ArrowRight", 2)).toEqual({ press: rows[2] });
    expect(to("ArrowLeft", 1)).toEqual({ press: rows[1] });
    expect(to("Enter", 1)).toEqual({ press: rows[1] });
  });

  it("choose files", () => {
    expect(to(" ", 4)).toEqual({ press: rows[4] });
  });

  it("ignore other keys", () => {
    expect(to("Tab", 0)).toBeUndefined();
    expect(to("b", 0)).toBeUndefined();
    expect(to("ArrowRight", 4)).toBeUndefined();
    expect(stepOf("Enter", [], 0, 3)).toBeUndefined();
  });
});

const typedNames = ["docs", "film.md", "Filter.md", "film-edge.md", "person.md", "bee.md", "bbq.md", "b10.md"];
const flat = typedNames.map((name, at) => ({ path: name, name, level: 1, position: at + 1, size: typedNames.length }));

/** Types letters, with a pause in milliseconds before each. Returns the line that each letter leads to, if any. */
function linesReached(
  from: number,
  ...keys: readonly (readonly [letter: string, pause: number])[]
): (string | undefined)[] {
  let typed: Typed | undefined;
  let active = from;
  let time = 0;
  return keys.map(([letter, pause]) => {
    time += pause;
    typed = typedWith(typed, letter, time);
    const found = findTypedRow(flat, active, typed);
    if (found !== -1) active = found;
    return found === -1 ? undefined : typedNames[found];
  });
}

const quickly = (word: string): (readonly [string, number])[] => Array.from(word, (letter) => [letter, 100]);

describe("letters typed in the tree", () => {
  it("lead to the next line that begins with all of them", () => {
    expect(linesReached(0, ...quickly("film-"))).toEqual(["film.md", "film.md", "film.md", "film.md", "film-edge.md"]);
    expect(linesReached(1, ...quickly("filter"))).toEqual(Array.from("filter", () => "Filter.md"));
    expect(linesReached(4, ...quickly("FILM"))).toEqual(["film.md", "film.md", "film.md", "film.md"]);
  });

  it("start a new name after a pause", () => {
    expect(linesReached(0, ["f", 0], ["p", 801])).toEqual(["film.md", "person.md"]);
    expect(linesReached(0, ["f", 0], ["p", 800])).toEqual(["film.md", undefined]);
  });

  it("lead to the next line when a letter is repeated", () => {
    expect(linesReached(0, ...quickly("fff"))).toEqual(["film.md", "Filter.md", "film-edge.md"]);
    expect(linesReached(3, ...quickly("ff"))).toEqual(["film.md", "Filter.md"]);
    expect(linesReached(4, ...quickly("bb"))).toEqual(["bee.md", "bbq.md"]);
  });

  it("lead nowhere if no line begins with them", () => {
    expect(linesReached(0, ...quickly("fz"))).toEqual(["film.md", undefined]);
    expect(findTypedRow([], 0, typedWith(undefined, "a", 0))).toBe(-1);
  });

  it("can be digits", () => {
    expect(linesReached(0, ...quickly("b1"))).toEqual(["bee.md", "b10.md"]);
  });
});

describe("the file to show after a run", () => {
  const files = (...names: readonly string[]): { path: string; text: string }[] =>
    names.map((path) => ({ path, text: "" }));

  it("is the chosen file, one of the same name, or a typical page", () => {
    const all = files("docs/_category_.yml", "docs/queries/a.mdx", "docs/objects/_category_.yml", "docs/objects/b.mdx");
    expect(fileToShow(all, "docs/queries/a.mdx")?.path).toBe("docs/queries/a.mdx");
    expect(fileToShow(all, "content/other/a.md")?.path).toBe("docs/queries/a.mdx");
    expect(fileToShow(all, "content/gone.md")?.path).toBe("docs/objects/b.mdx");
    expect(fileToShow(all, undefined)?.path).toBe("docs/objects/b.mdx");
  });

  it("is undefined if nothing was written", () => {
    expect(fileToShow([], "a.md")).toBeUndefined();
  });
});
