import { expect, it } from "vitest";
import { parseLinks, piecesOf } from "../../../../src/components/api/pieces";
import { tokenize } from "../../../../src/components/code/tokenize";

const code = "function f(\n  a: Options | Other,\n\n  b: string\n): Options;";
const at = (text: string, from = 0): number => code.indexOf(text, from);

it("reads the links of a declaration", () => {
  expect(parseLinks("3-5 /api/a#b, 7-8 #c")).toEqual([
    { start: 3, end: 5, to: "/api/a#b" },
    { start: 7, end: 8, to: "#c" },
  ]);
});

it("rejects an invalid link of a declaration", () => {
  expect(() => parseLinks("3 /api/a")).toThrow('"3 /api/a" is not a link');
});

it("splits a plain token at its links without changing the text", () => {
  const last = at("Options", at("):"));
  const links = [
    { start: at("Options"), end: at("Options") + 7, to: "#options" },
    { start: at("Other"), end: at("Other") + 5, to: "#other" },
    { start: last, end: last + 7, to: "#options" },
  ];
  const lines = piecesOf(code, tokenize(code, "ts"), links);
  expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
  expect(lines.flat().filter(({ to }) => to !== undefined)).toMatchObject([
    { text: "Options", to: "#options" },
    { text: "Other", to: "#other" },
    { text: "Options", to: "#options" },
  ]);
});

it("keeps the text and adds its links before the highlighter has loaded", () => {
  const plain = code.split("\n").map((content) => [{ types: ["plain"], content: content === "" ? "\n" : content }]);
  const lines = piecesOf(code, plain, [{ start: at("Other"), end: at("Other") + 5, to: "#other" }]);
  expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
  expect(lines.flat().filter(({ to }) => to === "#other")).toHaveLength(1);
});
