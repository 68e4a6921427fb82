import { expect, it } from "vitest";
import { tokensOf } from "@site/src/components/code/tokensOf";

function described(code: string, language: string): string[][] {
  return tokensOf(code, language).map((line) => line.map(({ types, content }) => `${types.join(" ")}|${content}`));
}

it("makes the punctuation of SDL plain text, in one piece between what has a colour", () => {
  expect(described("  tags: [Tag!]! @deprecated", "graphql")).toEqual([
    ["plain|  ", "attr-name|tags", "plain|: [", "class-name|Tag", "plain|!]! ", "directive function|@deprecated"],
  ]);
});

it("keeps empty lines, and every character", () => {
  const code = 'type A {\n\n  "b, c"\n  b(c: Int = 1): [A!]\n}';
  const texts = tokensOf(code, "graphql").map((line) => line.map(({ content }) => content).join(""));
  expect(texts.map((text) => text.replace("\n", "")).join("\n")).toBe(code);
});

it("leaves other languages as they are", () => {
  expect(described("a = [1]", "javascript")[0]).toContain("punctuation|[");
});
