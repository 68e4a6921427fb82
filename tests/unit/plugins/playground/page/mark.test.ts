import { expect, it } from "vitest";
import { marked, markOf, unmarked } from "@site/src/plugins/playground/browser/page/workspace/mark";

it("an entry of the history is marked beside what the router has put there, and the mark can be taken away", () => {
  expect(marked({ key: "a" }, 12)).toEqual({ key: "a", playground: 12 });
  expect(markOf(marked(null, 12))).toBe(12);
  expect(unmarked(marked({ key: "a" }, 12))).toEqual({ key: "a" });
  expect(unmarked(null)).toBeNull();
});

it.each([null, undefined, {}, { playground: "12" }, "text"])("the state %j has no mark", (state) => {
  expect(markOf(state)).toBeUndefined();
});
