import { describe, expect, it } from "vitest";
import { isSameEntry, markOf, withMark, withoutMark } from "@site/src/plugins/playground/browser/ui/saved/historyEntry";

describe("the mark in the state of an entry", () => {
  it("is added beside what the router has stored there, and removed again", () => {
    expect(withMark({ key: "a" }, 12)).toEqual({ key: "a", playground: 12 });
    expect(markOf(withMark(null, 12))).toBe(12);
    expect(withoutMark(withMark({ key: "a" }, 12))).toEqual({ key: "a" });
    expect(withoutMark(null)).toBeNull();
  });

  it.each([null, undefined, {}, { playground: "12" }, "text"])("is missing in %j", (state) => {
    expect(markOf(state)).toBeUndefined();
  });
});

describe("an entry is the saved one", () => {
  const saved = { mark: 12, hash: "#a" };

  it("if it has the same mark, whatever its URL", () => {
    expect(isSameEntry({ mark: 12, hash: "#b" }, saved, "navigate")).toBe(true);
    expect(isSameEntry({ mark: 13, hash: "#a" }, saved, "reload")).toBe(false);
  });

  it("if a reload has lost its mark and its hash is the same", () => {
    const lost = { mark: undefined, hash: "#a" };
    expect(isSameEntry(lost, saved, "reload")).toBe(true);
    expect(isSameEntry(lost, saved, "navigate")).toBe(false);
    expect(isSameEntry(lost, saved, undefined)).toBe(false);
    expect(isSameEntry({ mark: undefined, hash: "#b" }, saved, "reload")).toBe(false);
  });
});
