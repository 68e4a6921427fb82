import { describe, expect, it } from "vitest";
import { membersOf, typeAt } from "@site/src/plugins/playground/browser/inPlace/fields";

it.each([
  [
    "the field with its descriptions, in one line or several",
    '"A."\ntype A {\n  "B."\n  b: Int\n  """\n  c: not a field.\n  """\n  c: Int\n}',
    "- - b b c c c c -",
  ],
  [
    "the field with its arguments",
    "type A {\n  b(\n    c: Int\n    d: Int = 1\n  ): Int\n  e(f: Int): Int\n}",
    "- b b b b e -",
  ],
  ["the value of an enum", "enum A {\n  B\n  C @deprecated\n}", "- B C -"],
  ["a field whose type is still to be written", "type D {\n  e\n\n", "- e - -"],
  ["none in a description that is not closed", 'type A {\n  """\n  open', "- - -"],
  ["the field of a parenthesis that is not closed", "type A {\n  b(\n", "- b b"],
])("the member that a line belongs to is %s", (_what, source, members) => {
  expect(
    membersOf(source.split("\n"))
      .map((member) => member ?? "-")
      .join(" "),
  ).toBe(members);
});

describe("the type at a place", () => {
  const source = '"A."\ntype A {\n  a: Int\n}\n\nenum B { C }\n';

  it.each([
    ["before the first", 0, "A"],
    ["within a type", source.indexOf("a: Int"), "A"],
    ["after the last", source.length, "B"],
  ])("%s is found", (_place, offset, name) => {
    expect(typeAt(source, offset)).toBe(name);
  });

  it("is none where there are no types", () => {
    expect(typeAt("directive @a on FIELD", 5)).toBeUndefined();
  });
});
