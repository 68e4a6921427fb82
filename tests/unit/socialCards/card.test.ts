import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { drawCard } from "@site/src/socialCards/card";
import { cards } from "@site/src/socialCards/cards";
import { paint } from "@site/src/socialCards/paint";
import { colour, readTokens } from "@site/src/socialCards/tokens";

const css = ':root {\n  --ink: #111;\n  --wide: 4px;\n}\n[data-theme="dark"] {\n  --ink: #eee;\n}\n';

describe("readTokens", () => {
  test("gives the values of a mode, the light ones where the dark mode has none", () => {
    expect(readTokens(css, "light")).toEqual({ ink: "#111", wide: "4px" });
    expect(readTokens(css, "dark")).toEqual({ ink: "#eee", wide: "4px" });
  });

  test("says which rule is missing", () => {
    expect(() => readTokens(":root {\n}", "dark")).toThrow('[data-theme="dark"]');
  });

  test.each(["wide", "none"])("says that --%s is no colour", (name) => {
    expect(() => colour(readTokens(css, "light"), name)).toThrow(`--${name}`);
  });
});

describe("paint", () => {
  test.each(cards.map(({ name, source }) => [name, source] as const))("loses no character of %s", (_, source) => {
    expect(paint(source).map((line) => line.map(({ text }) => text).join(""))).toEqual(source);
  });

  test("tells names, types, directives and strings apart", () => {
    expect(paint(['at: Date @tag(by: "me")'])[0]?.filter(({ text }) => /\w/u.test(text))).toEqual([
      { text: "at", token: "code-name" },
      { text: "Date", token: "code-type" },
      { text: "@tag", token: "code-function" },
      { text: "by", token: "code-name" },
      { text: '"me"', token: "code-string" },
    ]);
  });

  test("takes a description in block quotes for one string", () => {
    const painted = paint(['"""', "The type of a seat", '"""', "type Seat"]);
    expect(
      painted
        .slice(0, 3)
        .flat()
        .map(({ token }) => token),
    ).toEqual(Array(3).fill("code-string"));
    expect(painted[3]?.[0]).toEqual({ text: "type", token: "code-keyword" });
  });
});

describe("drawCard", () => {
  test("writes what stands on the card as text, not as markup", () => {
    const names = ["surface", "surface-raised", "text", "text-quiet", "page", "schema", "code-background"];
    const codes = ["keyword", "type", "name", "string", "function", "text", "punctuation"].map(
      (name) => `code-${name}`,
    );
    const tokens = Object.fromEntries([...names, ...codes].map((name) => [name, "#123456"]));
    const card = { name: "a", section: "<b>", headline: ["A & B"], source: ["a: B"], page: { title: "B", lines: [] } };
    const svg = drawCard(card, "", tokens);
    const texts = load(svg, { xml: true })("text")
      .toArray()
      .map((element) => load(svg, { xml: true })(element).text());
    expect(texts).toEqual(["GraphQL-Markdown", "<b>", "A & B", "a: B", "B"]);
  });
});
