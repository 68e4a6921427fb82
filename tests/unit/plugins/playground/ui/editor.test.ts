import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState, Text } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { complete, declaredIn, expectedAfter } from "@site/src/plugins/playground/browser/ui/editor/completion";
import { marking, offsetOf } from "@site/src/plugins/playground/browser/ui/editor/createEditor";
import { graphql } from "@site/src/plugins/playground/browser/ui/editor/language";
import { readSchemas } from "@site/src/plugins/playground/browser/ui/editor/readSchemas";
import { RefusedFileError } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import { MAX_SOURCE_BYTES } from "@site/src/plugins/playground/browser/protocol";

describe("what can be written", () => {
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
])("after %j, %s is offered", (typed, expected) => {
  const doc = `type Book { id: ID }\n\n${typed}`;
  const state = EditorState.create({ doc, extensions: graphql() });
  const found = complete(new CompletionContext(state, doc.length, false));
  expect(found?.options.map(({ label }) => label)).toContain(expected);
  expect(complete(new CompletionContext(state, 5, false))).toBeNull();
});

it("the declarations of a schema are found in one that has mistakes as well", () => {
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

describe("the place of a mistake", () => {
  const text = Text.of(["type A {", "  b: Int", "}"]);

  it.each([
    [{ line: 1, column: 1 }, 0],
    [{ line: 2, column: 6 }, 14],
    [{ line: 2 }, 9],
    [{ line: 2, column: 99 }, 17],
    [{ line: 99, column: 1 }, 19],
    [{ line: 0, column: 0 }, 0],
    [{}, undefined],
  ])("%j is at offset %s", (place, offset) => {
    expect(offsetOf(text, place)).toBe(offset);
  });

  it("is marked within the text, even for thousands of mistakes in places that are gone", () => {
    const state = EditorState.create({ doc: text });
    const problems = Array.from({ length: 5000 }, (_, at) => ({ message: "m", line: at, column: at }));
    expect(() => state.update(marking(state, problems))).not.toThrow();
  });
});

const file = (name: string, text: string): File => new File([text], name);
const introspection = '{"__schema": {}}';

describe("a file", () => {
  it("is read as text in UTF-8, without its mark of order, whatever its name", async () => {
    expect(await readSchemas([file("a.txt", "\uFEFFtype Été")])).toEqual({ text: "type Été", remark: "" });
  });

  it("that is no text, too large, or a folder, is refused with its name and what to do instead", async () => {
    await expect(readSchemas([new File([new Uint8Array([0xff])], "a.graphql")])).rejects.toThrow(RefusedFileError);
    const large = new File([new Uint8Array(MAX_SOURCE_BYTES + 1)], "b.graphql");
    await expect(readSchemas([large])).rejects.toThrow(/^b\.graphql has \d+ MB.*Run the tool on your own machine/u);
    const folder = Object.assign(file("types", ""), { arrayBuffer: () => Promise.reject(new Error("NotFoundError")) });
    await expect(readSchemas([folder])).rejects.toThrow("types could not be read. If it is a folder, choose the files");
  });
});

describe("several files", () => {
  it("of SDL are one schema, in the order of their names, each below its name, and are told", async () => {
    expect(
      await readSchemas([file("b10.gql", "type B10\n\n"), file("b9.graphql", "type B9"), file("a.graphqls", "type A")]),
    ).toEqual({
      text: "# File: a.graphqls\ntype A\n\n# File: b9.graphql\ntype B9\n\n# File: b10.gql\ntype B10\n",
      remark: "One schema from 3 files: a.graphqls, b9.graphql and b10.gql.",
    });
  });

  it("of SDL and of anything else give the SDL, and what is left out is told with the reason", async () => {
    const { text, remark } = await readSchemas([
      file("c.json", introspection),
      file("logo.svg", "<svg/>"),
      file("import me.graphql", "type A"),
    ]);
    expect(text).toBe("# File: import me.graphql\ntype A\n");
    expect(remark).toBe(
      "Taken: import me.graphql. Left out: c.json, as SDL and introspection results do not go together." +
        " Left out: logo.svg, as only .graphql, .graphqls, .gql and .json are read.",
    );
  });

  it("of introspection results give the first by name, and the others are told", async () => {
    expect(await readSchemas([file("b.json", introspection), file("a.json", ` ${introspection}`)])).toEqual({
      text: ` ${introspection}`,
      remark: "Taken: a.json. Left out: b.json, as an introspection result is a whole schema.",
    });
  });

  it("without a schema, or too large together, are refused", async () => {
    await expect(readSchemas([file("a.md", ""), file("b.svg", "")])).rejects.toThrow(
      "None of a.md and b.svg is a schema: choose SDL or introspection JSON.",
    );
    const half = new Uint8Array(MAX_SOURCE_BYTES / 2 + 1);
    await expect(readSchemas([new File([half], "a.gql"), new File([half], "b.gql")])).rejects.toThrow(
      /^The 2 files have \d+ MB/u,
    );
  });
});
