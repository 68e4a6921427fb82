import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

/**
 * The variables of an operation whose field has some arguments.
 *
 * @param {string} declared
 */
function variablesOf(declared) {
  const schema = buildSchema(`
    directive @example(value: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    input Filter { name: String @example(value: "Ada"), age: Int }
    type Query { thing(${declared}): String }
  `);
  return exampleOperation(schema, "query", ["thing"]).variables;
}

test("arguments that are required come first, and are never left out", () => {
  assert.deepEqual(Object.entries(variablesOf("limit: Int = 5, id: ID!, name: String!")), [
    ["id", "thing-1"],
    ["name", "Example name"],
    ["limit", 5],
  ]);
});

test("an optional argument is shown with its example or its default", () => {
  assert.deepEqual(variablesOf('id: ID!, a: Int = 1, b: String @example(value: "text"), c: Int = null, d: Boolean'), {
    id: "thing-1",
    a: 1,
    b: "text",
  });
});

test("an input object counts as an example where its fields have some", () => {
  assert.deepEqual(variablesOf("id: ID!, filter: Filter"), { id: "thing-1", filter: { name: "Ada" } });
});

test("the size of a page is shown, and the cursor that it begins after", () => {
  assert.deepEqual(variablesOf("id: ID!, last: Int, first: Int, before: String, after: String"), {
    id: "thing-1",
    first: 10,
    after: null,
  });
});

test("only the first few optional arguments are shown", () => {
  assert.deepEqual(Object.keys(variablesOf("a: Int = 1, b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1, first: Int")), [
    "a",
    "b",
    "c",
    "first",
  ]);
});

test("one argument that picks by an ID or by words is shown where none is required, or else the first", () => {
  assert.deepEqual(variablesOf("on: String, mediaId: ID, id: ID"), { mediaId: "media-1" });
  assert.deepEqual(variablesOf("on: String, search: String, id: ID"), { search: "example" });
  assert.deepEqual(variablesOf("on: String, off: String"), { on: "Example on" });
});

test("deprecated arguments are left out, even if there are no others", () => {
  assert.deepEqual(variablesOf("id: ID @deprecated, first: Int @deprecated, sort: Int = 1 @deprecated"), {});
});

test("variables of namespaces give way to those of the page", () => {
  const schema = buildSchema(`
    type AQuery { b(id: ID!, aId: ID!, y: Int = 2): String }
    type Query { a(id: ID!, x: Int = 1): AQuery }
  `);
  const { document } = exampleOperation(schema, "query", ["a", "b"]);
  assert.match(document, /a\(id: \$aId2, x: \$x\) \{\s+b\(id: \$id, aId: \$aId, y: \$y\)/u);
  assert.match(document, /\(\$id: ID!, \$aId: ID!, \$aId2: ID!, \$y: Int, \$x: Int\)/u);
});
