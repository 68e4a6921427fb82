import { expect, it } from "vitest";
import { excerptOf, excerptPage } from "@site/src/plugins/schemaExcerpt";
import type { SchemaExcerpt } from "@site/src/components/home/schemaExcerpt";

const sdl =
  'type Query { a: A }\n\n"""Of interest."""\ntype A @x {\n  # kept\n  "B."\n  b: Int\n  c(\n    d: Int\n  ): Int\n}\n';

function linesOf({ lines }: SchemaExcerpt): string[] {
  return lines.map((tokens) => tokens.map(({ content }) => content.replace("\n", "")).join(""));
}

it("takes one definition as it is written, with its description", () => {
  const excerpt = excerptOf(sdl, "A", "a.graphql");
  expect(linesOf(excerpt).join("\n")).toBe(
    '"""Of interest."""\ntype A @x {\n  # kept\n  "B."\n  b: Int\n  c(\n    d: Int\n  ): Int\n}',
  );
});

it("says which lines of the excerpt belong to each field, its description and arguments included", () => {
  const excerpt = excerptOf(sdl, "A", "a.graphql");
  const { fields } = excerpt;
  const lines = linesOf(excerpt);
  expect(
    fields.map(({ name, firstLine, lastLine }) => [name, lines[firstLine]?.trim(), lines[lastLine]?.trim()]),
  ).toEqual([
    ["b", '"B."', "b: Int"],
    ["c", "c(", "): Int"],
  ]);
});

it("marks the tokens of the excerpt by their kind", () => {
  const tokens = excerptOf(sdl, "A", "a.graphql").lines.flat();
  expect(tokens.find(({ content }) => content === "type")?.types).toContain("keyword");
  expect(tokens.find(({ content }) => content === "Int")?.types).toContain("scalar");
});

it("names the file and the type when it is not defined", () => {
  expect(() => excerptOf(sdl, "Z", "a.graphql")).toThrow('a.graphql does not define the object type "Z"');
});

it("shows a generated page down to its fields, with links to routes", () => {
  const fields = "---\nid: a\n---\n\n[`B`](/x/b.mdx)\n\n## Fields \\{#section-fields\\}\n\nText\n\n";
  const below =
    "## Definition \\{#section-definition\\}\n\nCode\n\n## Related types \\{#section-related-types\\}\n\n<svg/>\n";
  expect(excerptPage(fields + below)).toBe(fields.replace(".mdx", ""));
});
