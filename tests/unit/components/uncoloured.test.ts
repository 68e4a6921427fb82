import { normalizeTokens, Prism } from "prism-react-renderer";
import { expect, it } from "vitest";
import { withoutUncoloured } from "@site/src/components/code/uncoloured";

function tokensOf(code: string, language: string): string[][] {
  const grammar = Prism.languages[language] ?? {};
  const lines = withoutUncoloured(normalizeTokens(Prism.tokenize(code, grammar)), language);
  return lines.map((line) => line.map(({ types, content }) => `${types.join(" ")}|${content}`));
}

it("makes the punctuation of SDL plain text, in one piece between what has a colour", () => {
  expect(tokensOf("  tags: [Tag!]! @deprecated", "graphql")).toEqual([
    ["plain|  ", "attr-name|tags", "plain|: [", "class-name|Tag", "plain|!]! ", "directive function|@deprecated"],
  ]);
});

it("keeps empty lines, and every character", () => {
  const code = 'type A {\n\n  "b, c"\n  b(c: Int = 1): [A!]\n}';
  const lines = withoutUncoloured(normalizeTokens(Prism.tokenize(code, Prism.languages["graphql"] ?? {})), "graphql");
  const texts = lines.map((line) => line.map(({ content }) => content).join(""));
  expect(texts.map((text) => text.replace("\n", "")).join("\n")).toBe(code);
});

it("leaves other languages as they are", () => {
  expect(tokensOf("a = [1]", "javascript")[0]).toContain("punctuation|[");
});
