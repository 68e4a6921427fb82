import { expect, it } from "vitest";
import { markdownTable, percent } from "../../../search/table";

it("a table has columns of even width, with numbers on the right", () => {
  expect(
    markdownTable(
      ["file", "bytes"],
      [
        ["index", 1234567],
        ["ui", 7],
      ],
    ),
  ).toBe(
    ["| file  |     bytes |", "| ----- | --------: |", "| index | 1,234,567 |", "| ui    |         7 |"].join("\n"),
  );
});

it("a bar in a cell does not end it", () => {
  expect(markdownTable(["query"], [["a|b"]])).toContain("a\\|b");
});

it("a share is given in per cent", () => {
  expect(percent(0.98765)).toBe("98.8 %");
});
