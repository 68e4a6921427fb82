import { readFile } from "node:fs/promises";
import { commons } from "axe-core";
import { expect, it } from "vitest";

it("marked terms have a contrast of at least 4.5:1 in both colour modes", async () => {
  const { color } = commons as unknown as {
    readonly color: {
      readonly Color: new () => { readonly parseString: (text: string) => unknown };
      readonly getContrast: (one: unknown, other: unknown) => number;
    };
  };
  const tokens = await readFile("src/css/tokens.css", "utf8");
  const coloursOf = (token: string): unknown[] =>
    Array.from(tokens.matchAll(new RegExp(`--${token}: (.+);`, "gu")), ([, text = ""]) =>
      new color.Color().parseString(text),
    );
  const [marks, texts] = [coloursOf("search-mark"), coloursOf("search-mark-text")];
  expect([marks.length, texts.length]).toEqual([2, 2]);
  for (const [at, mark] of marks.entries()) expect(color.getContrast(mark, texts[at])).toBeGreaterThanOrEqual(4.5);
});
