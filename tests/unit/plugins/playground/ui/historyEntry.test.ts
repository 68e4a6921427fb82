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
  ["with the saved mark and another URL", true, { mark: 12, hash: "#b" }, "navigate"],
  ["with another mark and the saved URL", false, { mark: 13, hash: "#a" }, "reload"],
  ["whose mark a reload has lost", true, { mark: undefined, hash: "#a" }, "reload"],
  ["without a mark after a visit", false, { mark: undefined, hash: "#a" }, "navigate"],
  ["without a mark after an unknown navigation", false, { mark: undefined, hash: "#a" }, undefined],
  ["without a mark after a reload of another URL", false, { mark: undefined, hash: "#b" }, "reload"],
])("an entry %s is the saved one: %j", (_name, expected, entry, navigation) => {
  expect(isSameEntry(entry, { mark: 12, hash: "#a" }, navigation)).toBe(expected);
});
