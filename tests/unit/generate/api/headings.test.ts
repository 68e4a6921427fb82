import { expect, it } from "vitest";
import { addHeadingIds } from "../../../../src/generate/api/theme/arrange";

function finish(...lines: string[]): string[] {
  return addHeadingIds(lines.join("\n")).split("\n");
}

it("prefixes ids of headings below an export with the export's id", () => {
  expect(finish("### f() \\{#f\\}", "#### Returns")).toEqual(["### f() \\{#f\\}", "#### Returns \\{#f-returns\\}"]);
});

it("assigns a heading after a member to the class, not to the member", () => {
  const lines = finish("### A \\{#a\\}", "#### Accessors", "##### b \\{#a-b\\}", "###### Returns", "#### Methods");
  expect(lines).toContain("###### Returns \\{#a-b-returns\\}");
  expect(lines).toContain("#### Methods \\{#a-methods\\}");
});

it("numbers an id that is taken, even by a later member", () => {
  const lines = finish("### A \\{#a\\}", "#### Methods", "#### Methods", "##### methods() \\{#a-methods\\}");
  expect(lines[1]).toBe("#### Methods \\{#a-methods-1\\}");
  expect(lines[2]).toBe("#### Methods \\{#a-methods-2\\}");
});

it("does not change code blocks or the sections of the page", () => {
  const lines = ["## Functions", "```md", "### Not a heading", "```"];
  expect(finish(...lines)).toEqual(lines);
});
