import { describe, expect, it } from "vitest";
import { membersOf, typeAt } from "@site/src/plugins/playground/browser/inPlace/fields";

it.each([
  [
    "the field of a description",
    '"A."\ntype A {\n  "B."\n  b: Int\n  """\n  c: not a field.\n  """\n  c: Int\n}',
    "- - b b c c c c -",
  ],
  [
    "the field of arguments",
    "type A {\n  b(\n    c: Int\n    d: Int = 1\n  ): Int\n  e(f: Int): Int\n}",
    "- b b b b e -",
  ],
  ["an enum value", "enum A {\n  B\n  C @deprecated\n}", "- B C -"],
  ["a field without a type yet", "type D {\n  e\n\n", "- e - -"],
  ["none in an unclosed description", 'type A {\n  """\n  open', "- - -"],
  ["the field of an unclosed parenthesis", "type A {\n  b(\n", "- b b"],
])("the member of a line is %s", (_what, source, members) => {
  expect(
    membersOf(source.split("\n"))
      .map((member) => member ?? "-")
      .join(" "),
  ).toBe(members);
});

describe("the type at an offset", () => {
  const source = '"A."\ntype A {\n  a: Int\n}\n\nenum B { C }\n';

  it.each([
    ["before the first", 0, "A"],
    ["within a type", source.indexOf("a: Int"), "A"],
    ["after the last", source.length, "B"],
  ])("%s is found", (_place, offset, name) => {
    expect(typeAt(source, offset)).toBe(name);
  });

  it("is undefined without types", () => {
    expect(typeAt("directive @a on FIELD", 5)).toBeUndefined();
  });
});
