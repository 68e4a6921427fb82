import { describe, expect, it } from "vitest";
import { isSameEntry, markOf, withMark, withoutMark } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";

describe("the mark of a history entry", () => {
  it("is added to the state of the router, and can be removed", () => {
    expect(withMark({ key: "a" }, 12)).toEqual({ key: "a", playground: 12 });
    expect(markOf(withMark(null, 12))).toBe(12);
    expect(withoutMark(withMark({ key: "a" }, 12))).toEqual({ key: "a" });
    expect(withoutMark(null)).toBeNull();
  });

  it.each([null, undefined, {}, { playground: "12" }, "text"])("is missing in %j", (state) => {
    expect(markOf(state)).toBeUndefined();
  });
});

it.each([
  ["with its mark and another URL", { mark: 12, hash: "#b" }, "navigate", true],
  ["with another mark and its URL", { mark: 13, hash: "#a" }, "reload", false],
  ["whose mark a reload has lost", { mark: undefined, hash: "#a" }, "reload", true],
  ["without a mark after a visit", { mark: undefined, hash: "#a" }, "navigate", false],
  ["without a mark after an unknown navigation", { mark: undefined, hash: "#a" }, undefined, false],
  ["without a mark after a reload of another URL", { mark: undefined, hash: "#b" }, "reload", false],
])("an entry %s is the saved one: %j", (_name, entry, navigation, expected) => {
  expect(isSameEntry(entry, { mark: 12, hash: "#a" }, navigation)).toBe(expected);
});
