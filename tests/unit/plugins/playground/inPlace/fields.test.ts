import { describe, expect, it } from "vitest";
import { membersOf, typeAt } from "@site/src/plugins/playground/browser/inPlace/fields";

/** The lines of a schema, each with the member that it belongs to. */
const read = (source: string): readonly (string | undefined)[] => membersOf(source.split("\n"));

describe("the member that a line belongs to", () => {
  it("is the field with its descriptions, in one line or several", () => {
    expect(read('"A."\ntype A {\n  "B."\n  b: Int\n  """\n  c: not a field.\n  """\n  c: Int\n}')).toEqual([
      undefined,
      undefined,
      "b",
      "b",
      "c",
      "c",
      "c",
      "c",
      undefined,
    ]);
  });

  it("is the field with its arguments", () => {
    expect(read("type A {\n  b(\n    c: Int\n    d: Int = 1\n  ): Int\n  e(f: Int): Int\n}")).toEqual([
      undefined,
      "b",
      "b",
      "b",
      "b",
      "e",
      undefined,
    ]);
  });

  it("is the value of an enum, or a field whose type is still to be written", () => {
    expect(read("enum A {\n  B\n  C @deprecated\n}\ntype D {\n  e\n\n")).toEqual([
      undefined,
      "B",
      "C",
      undefined,
      undefined,
      "e",
      undefined,
      undefined,
    ]);
  });

  it("does not run on from a description or a parenthesis that is not closed", () => {
    expect(read('type A {\n  """\n  open')).toEqual([undefined, undefined, undefined]);
    expect(read("type A {\n  b(\n")).toEqual([undefined, "b", "b"]);
  });
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
