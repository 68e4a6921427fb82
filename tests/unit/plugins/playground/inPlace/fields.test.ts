import { describe, expect, it } from "vitest";
import { membersOf, typeAt } from "@site/src/plugins/playground/browser/inPlace/fields";

it.each([
  [
    "in a description",
    '"A."\ntype A {\n  "B."\n  b: Int\n  """\n  c: not a field.\n  """\n  c: Int\n}',
    "- - b b c c c c -",
  ],
  ["in arguments", "type A {\n  b(\n    c: Int\n    d: Int = 1\n  ): Int\n  e(f: Int): Int\n}", "- b b b b e -"],
  ["in an enum", "enum A {\n  B\n  C @deprecated\n}", "- B C -"],
  ["in a field without a type yet", "type D {\n  e\n\n", "- e - -"],
  ["in an unclosed description", 'type A {\n  """\n  open', "- - -"],
  ["in an unclosed parenthesis", "type A {\n  b(\n", "- b b"],
])("each line is matched to its field or enum value, if any: %s", (_what, source, members) => {
  expect(
    membersOf(source.split("\n"))
      .map((member) => member ?? "-")
      .join(" "),
  ).toBe(members);
});

describe("the type at an offset", () => {
  const source = '"A."\ntype A {\n  a: Int\n}\n\nenum B { C }\n';

  it.each([
    ["in the description of the first type", 0, "A"],
    ["within a type", source.indexOf("a: Int"), "A"],
    ["at the end of the schema", source.length, "B"],
  ])("is found %s", (_where, offset, name) => {
    expect(typeAt(source, offset)).toBe(name);
  });

  it("is undefined without types", () => {
    expect(typeAt("directive @a on FIELD", 5)).toBeUndefined();
  });
});
