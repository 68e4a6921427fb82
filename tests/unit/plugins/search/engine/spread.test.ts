import { expect, it } from "vitest";
import type { Entry } from "@site/src/plugins/search/browser/engine/entries";
import { spread } from "@site/src/plugins/search/browser/engine/spread";

/** Results in their order, each as its page and its name. */
function results(...written: readonly string[]): { readonly entry: Entry; readonly written: string }[] {
  return written.map((one) => {
    const [page = "", name = one] = one.split("#");
    return { entry: { page, names: [name], place: { kind: "section" } } as unknown as Entry, written: one };
  });
}

function taken(...written: readonly string[]): string[] {
  return spread(results(...written), new Set(["named"])).map((result) => result.written);
}

it("two results of a page are among the first four, three in all, and then those of others", () => {
  expect(taken("a#1", "a#2", "a#3", "a#4", "a#5", "b#6", "c#7", "d#8", "e#9", "f#10")).toEqual([
    ...["a#1", "a#2", "b#6", "c#7", "a#3", "d#8", "e#9", "f#10"],
  ]);
});

it("three results of a page that the query names come first", () => {
  expect(taken("named#1", "named#2", "named#3", "named#4", "b#5", "c#6", "d#7", "e#8", "f#9")).toEqual([
    ...["named#1", "named#2", "named#3", "b#5", "c#6", "d#7", "e#8", "f#9"],
  ]);
});

it("three results of a name are taken, and then others", () => {
  expect(taken("a#id", "b#id", "c#id", "d#id", "e#id", "f#1", "g#2", "h#3", "i#4", "j#5")).toEqual([
    ...["a#id", "b#id", "c#id", "f#1", "g#2", "h#3", "i#4", "j#5"],
  ]);
});

it("places that nobody wants go to one more of each", () => {
  expect(taken("a#1", "a#2", "a#3", "a#4", "a#5", "b#6")).toEqual(["a#1", "a#2", "b#6", "a#3", "a#4", "a#5"]);
});
