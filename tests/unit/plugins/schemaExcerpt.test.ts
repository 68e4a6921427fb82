import { expect, it } from "vitest";
import { excerptOf } from "@site/src/plugins/schemaExcerpt";

const sdl =
  'type Query { a: A }\n\n"""Of interest."""\ntype A @x {\n  # kept\n  b: Int\n}\n\nextend type A { c: Int }\n';

it("takes one definition as it is written, with its description", () => {
  expect(excerptOf(sdl, "A", "a.graphql")).toEqual({
    type: "A",
    sdl: '"""Of interest."""\ntype A @x {\n  # kept\n  b: Int\n}',
  });
});

it("names the file and the type when it is not defined", () => {
  expect(() => excerptOf(sdl, "Z", "a.graphql")).toThrow('a.graphql does not define the type "Z"');
});
