import { describe, expect, it } from "vitest";
import { lineOf, typedWith } from "@site/src/plugins/playground/browser/page/pages/typeAhead";
import type { Typed } from "@site/src/plugins/playground/browser/page/pages/typeAhead";

const names = ["docs", "film.md", "Filter.md", "film-edge.md", "person.md", "bee.md", "bbq.md", "b10.md"];
const rows = names.map((name, at) => ({ path: name, name, level: 1, position: at + 1, size: names.length }));

/** Types letters with a pause before each, and tells where each leads. */
function leads(from: number, ...keys: readonly (readonly [letter: string, pause: number])[]): (string | undefined)[] {
  let typed: Typed | undefined;
  let active = from;
  let time = 0;
  return keys.map(([letter, pause]) => {
    time += pause;
    typed = typedWith(typed, letter, time);
    const found = lineOf(rows, active, typed);
    if (found !== -1) active = found;
    return found === -1 ? undefined : names[found];
  });
}

const soon = (word: string): (readonly [string, number])[] => Array.from(word, (letter) => [letter, 100]);

describe("letters typed in the tree", () => {
  it("lead to the next line that begins with all of them, and stay on one that still does", () => {
    expect(leads(0, ...soon("film-"))).toEqual(["film.md", "film.md", "film.md", "film.md", "film-edge.md"]);
    expect(leads(1, ...soon("filter"))).toEqual(Array.from("filter", () => "Filter.md"));
    expect(leads(4, ...soon("FILM"))).toEqual(["film.md", "film.md", "film.md", "film.md"]);
  });

  it("begin anew after a pause", () => {
    expect(leads(0, ["f", 0], ["p", 801])).toEqual(["film.md", "person.md"]);
    expect(leads(0, ["f", 0], ["p", 800])).toEqual(["film.md", undefined]);
  });

  it("lead from one line to the next when one letter is typed again, unless a line begins with it twice", () => {
    expect(leads(0, ...soon("fff"))).toEqual(["film.md", "Filter.md", "film-edge.md"]);
    expect(leads(3, ...soon("ff"))).toEqual(["film.md", "Filter.md"]);
    expect(leads(4, ...soon("bb"))).toEqual(["bee.md", "bbq.md"]);
  });

  it("lead nowhere when no line begins so", () => {
    expect(leads(0, ...soon("fz"))).toEqual(["film.md", undefined]);
    expect(lineOf([], 0, typedWith(undefined, "a", 0))).toBe(-1);
  });

  it("can be digits and what else names have", () => {
    expect(leads(0, ...soon("b1"))).toEqual(["bee.md", "b10.md"]);
  });
});
