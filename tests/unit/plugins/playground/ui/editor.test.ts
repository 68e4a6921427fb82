import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState, Text } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { complete, declaredIn, expectedAfter } from "@site/src/plugins/playground/browser/ui/editor/completion";
import { marking, offsetOf } from "@site/src/plugins/playground/browser/ui/editor/createEditor";
import { graphql } from "@site/src/plugins/playground/browser/ui/editor/language";

describe("the expected completion", () => {
  it.each([
    ["", false, "definition"],
    ["extend ", false, "definition"],
    ["  name: ", true, "type"],
    ["  names: [", true, "type"],
    ["  film(id: ", true, "input"],
    ["  film(id: ID): ", true, "type"],
    ["type A implements ", false, "interface"],
    ["type A implements B & ", false, "interface"],
    ["union A = ", false, "object"],
    ["union A = B | ", false, "object"],
    ["  | ", true, "object"],
    ["  name: String @", true, "directive"],
    ["directive @a on ", false, "location"],
    ["directive @a on FIELD | ", false, "location"],
    ["directive @a(b: ", false, "input"],
    ["  ", true, "nothing"],
    ["type ", false, "nothing"],
    ["type A implements B ", false, "nothing"],
  ])("after %j, nested: %s, is %s", (before, nested, expected) => {
    expect(expectedAfter(before, nested)).toBe(expected);
  });
});

it.each([
  ["enu", "enum"],
  ["type Shelf {\n  first: Boo", "Book"],
  ["interface Thing { id: ID! }\ntype Shelf implements Thi", "Thing"],
  ["type Shelf {\n  first: Int @dep", "deprecated"],
])("after %j, %s is suggested", (typed, expected) => {
  const doc = `type Book { id: ID }\n\n${typed}`;
  const state = EditorState.create({ doc, extensions: graphql() });
  const found = complete(new CompletionContext(state, doc.length, false));
  expect(found?.options.map(({ label }) => label)).toContain(expected);
  expect(complete(new CompletionContext(state, 5, false))).toBeNull();
});

it("declarations are found even in an invalid schema", () => {
  const { types, directives } = declaredIn(
    'type A {\n  b: "\n}\nextend enum B\n  input C {\ndirective @d(x: Int) on FIELD\n}}',
  );
  expect([...types]).toEqual(
    expect.arrayContaining([
      ["A", "type"],
      ["B", "enum"],
      ["C", "input"],
      ["Int", "scalar"],
    ]),
  );
  expect(directives).toEqual(expect.arrayContaining(["d", "deprecated"]));
});

describe("the position of a mistake", () => {
  const text = Text.of(["type A {", "  b: Int", "}"]);

  it.each([
    [{ line: 1, column: 1 }, 0],
    [{ line: 2, column: 6 }, 14],
    [{ line: 2 }, 9],
    [{ line: 2, column: 99 }, 17],
    [{ line: 99, column: 1 }, 19],
    [{ line: 0, column: 0 }, 0],
    [{}, undefined],
  ])("%j is at offset %s", (position, offset) => {
    expect(offsetOf(text, position)).toBe(offset);
  });

  it("is marked within the text, even for thousands of mistakes beyond its end", () => {
    const state = EditorState.create({ doc: text });
    const problems = Array.from({ length: 5000 }, (_, at) => ({ message: "m", line: at, column: at }));
    expect(() => state.update(marking(state, problems))).not.toThrow();
  });
});
