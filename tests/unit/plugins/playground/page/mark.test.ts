import { describe, expect, it } from "vitest";
import { isSameEntry, marked, markOf, unmarked } from "@site/src/plugins/playground/browser/page/workspace/mark";

it("an entry of the history is marked beside what the router has put there, and the mark can be taken away", () => {
  expect(marked({ key: "a" }, 12)).toEqual({ key: "a", playground: 12 });
  expect(markOf(marked(null, 12))).toBe(12);
  expect(unmarked(marked({ key: "a" }, 12))).toEqual({ key: "a" });
  expect(unmarked(null)).toBeNull();
});

it.each([null, undefined, {}, { playground: "12" }, "text"])("the state %j has no mark", (state) => {
  expect(markOf(state)).toBeUndefined();
});

describe("an entry is the one that was left", () => {
  const left = { mark: 12, hash: "#a" };

  it("by its mark, whatever its URL", () => {
    expect(isSameEntry({ mark: 12, hash: "#b" }, left, "navigate")).toBe(true);
    expect(isSameEntry({ mark: 13, hash: "#a" }, left, "reload")).toBe(false);
  });

  it("by its URL after a reload that has lost the mark, and not where a link was followed", () => {
    const lost = { mark: undefined, hash: "#a" };
    expect(isSameEntry(lost, left, "reload")).toBe(true);
    expect(isSameEntry(lost, left, "navigate")).toBe(false);
    expect(isSameEntry(lost, left, undefined)).toBe(false);
    expect(isSameEntry({ mark: undefined, hash: "#b" }, left, "reload")).toBe(false);
  });
});
