import { expect, it } from "vitest";
import { excerptOf } from "@site/src/plugins/schemaExcerpt";

const sdl =
  'type Query { a: A }\n\n"""Of interest."""\ntype A @x {\n  # kept\n  "B."\n  b: Int\n  c(\n    d: Int\n  ): Int\n}\n';

it("takes one definition as it is written, with its description", () => {
  const excerpt = excerptOf(sdl, "A", "a.graphql");
  expect(excerpt.sdl).toBe(
    '"""Of interest."""\ntype A @x {\n  # kept\n  "B."\n  b: Int\n  c(\n    d: Int\n  ): Int\n}',
  );
});

it("says which lines of the excerpt belong to each field, its description and arguments included", () => {
  const { sdl: text, fields } = excerptOf(sdl, "A", "a.graphql");
  const lines = text.split("\n");
  expect(
    fields.map(({ name, firstLine, lastLine }) => [name, lines[firstLine]?.trim(), lines[lastLine]?.trim()]),
  ).toEqual([
    ["b", '"B."', "b: Int"],
    ["c", "c(", "): Int"],
  ]);
});

it("names the file and the type when it is not defined", () => {
  expect(() => excerptOf(sdl, "Z", "a.graphql")).toThrow('a.graphql does not define the object type "Z"');
});
