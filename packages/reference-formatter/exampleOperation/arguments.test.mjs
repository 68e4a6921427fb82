import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphQLEnumType, GraphQLObjectType, GraphQLSchema, GraphQLString, buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

/**
 * Returns the variables of an operation whose field has arguments.
 *
 * @param {string} args the arguments, in SDL
 */
function variablesOf(args) {
  const schema = buildSchema(`
    directive @example(value: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    input Filter { name: String @example(value: "Ada"), age: Int }
    type Query { thing(${args}): String }
  `);
  return exampleOperation(schema, "query", ["thing"]).variables;
}

test("required arguments come first", () => {
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

test("an optional input object is shown if its fields have examples", () => {
  assert.deepEqual(variablesOf("id: ID!, filter: Filter"), { id: "thing-1", filter: { name: "Ada" } });
});

test("the page size is shown with its cursor", () => {
  assert.deepEqual(variablesOf("id: ID!, last: Int, first: Int, before: String, after: String"), {
    id: "thing-1",
    first: 10,
    after: null,
  });
});

test("at most four optional arguments are shown", () => {
  assert.deepEqual(Object.keys(variablesOf("a: Int = 1, b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1, first: Int")), [
    "a",
    "b",
    "c",
    "first",
  ]);
});

test("if no argument is required, an ID, a search or the first argument is shown", () => {
  assert.deepEqual(variablesOf("on: String, mediaId: ID, id: ID"), { mediaId: "media-1" });
  assert.deepEqual(variablesOf("on: String, search: String, id: ID"), { search: "example" });
  assert.deepEqual(variablesOf("on: String, off: String"), { on: "Example on" });
});

test("deprecated arguments are skipped, even if there are no others", () => {
  assert.deepEqual(variablesOf("id: ID @deprecated, first: Int @deprecated, sort: Int = 1 @deprecated"), {});
});

test("if variable names clash, a namespace's arguments get the longer ones", () => {
  const schema = buildSchema(`
    type AQuery { b(id: ID!, aId: ID!, y: Int = 2): String }
    type Query { a(id: ID!, x: Int = 1): AQuery }
  `);
  const { document } = exampleOperation(schema, "query", ["a", "b"]);
  assert.match(document, /a\(id: \$aId2, x: \$x\) \{\s+b\(id: \$id, aId: \$aId, y: \$y\)/u);
  assert.match(document, /\(\$id: ID!, \$aId: ID!, \$aId2: ID!, \$y: Int, \$x: Int\)/u);
});

/**
 * Returns the value of an argument and the notes about it.
 *
 * @param {string} type
 * @param {string} definitions
 */
function valueOf(type, definitions) {
  const schema = buildSchema(`
    directive @example(value: String!) on INPUT_OBJECT | INPUT_FIELD_DEFINITION | SCALAR | ENUM
    ${definitions}
    type Query { thing(input: ${type}): Boolean }
  `);
  const { variables, notes } = exampleOperation(schema, "query", ["thing"]);
  return { value: variables["input"], notes };
}

test("an input object has its required fields, and those with a value in the schema", () => {
  const { value } = valueOf(
    "In!",
    'input In { a: Int!, b: Int, c: Int = 3, d: [Int!] = [], e: String @example(value: "it"), f: Int = 1 @deprecated }',
  );
  assert.deepEqual(value, { a: 10, c: 3, e: "it" });
});

test("an input object without required fields has its first scalars and enums", () => {
  const { value } = valueOf("In!", "input In { x: In, a: Int, b: Size = L, c: String, d: Int } enum Size { S L }");
  assert.deepEqual(value, { a: 10, b: "L", c: "Example c" });
});

test("without scalars, an input object has its first nested object that is not empty", () => {
  assert.deepEqual(valueOf("In!", "input In { self: In, leaf: Leaf } input Leaf { x: Int }").value, {
    leaf: { x: 10 },
  });
});

test("input objects that refer to themselves are not repeated", () => {
  assert.deepEqual(valueOf("In!", "input In { all: [In!]!, back: Back! } input Back { ins: [[In!]!] = [[]] }").value, {
    all: [],
    back: { ins: [[]] },
  });
});

test("a @oneOf input has one field, preferably with an example or not empty", () => {
  assert.deepEqual(
    valueOf("By!", "input By @oneOf { old: Int @deprecated, all: [By!], not: By, name: String }").value,
    {
      name: "Example name",
    },
  );
  assert.deepEqual(valueOf("By!", 'input By @oneOf { id: ID, name: String @example(value: "Ada") }').value, {
    name: "Ada",
  });
  assert.deepEqual(valueOf("By!", "input By @oneOf { all: [By!], not: By }").value, { all: [] });
});

test("a note reports an infinite input object", () => {
  assert.match(valueOf("By!", "input By @oneOf { not: By }").notes.join(), /Every value of `By!` would be endless/u);
  // Null is a value of an optional argument.
  assert.deepEqual(valueOf("By", "input By @oneOf { not: By }").notes, []);
});

test("an enum with only deprecated values shows the first one, with a note", () => {
  const { value, notes } = valueOf("Old!", "enum Old { A @deprecated B @deprecated }");
  assert.equal(value, "A");
  assert.match(notes.join(), /All values of `Old` are deprecated/u);
});

test("the first value that is not deprecated replaces a deprecated enum value", () => {
  assert.equal(valueOf("E! = A", "enum E { A @deprecated B C }").value, "B");
  assert.equal(valueOf("E!", 'enum E @example(value: "A") { A @deprecated B C }').value, "B");
  assert.equal(valueOf("E!", 'enum E @example(value: "C") { A B C }').value, "C");
});

test("an example of an input object is coerced to its type", () => {
  const definitions = `input In @example(value: "{ \\"a\\": [1], \\"b\\": 2, \\"c\\": 3, \\"old\\": 4 }") {
    a: [Int!]!, b: [Int], old: Int @deprecated
  }`;
  assert.deepEqual(valueOf("In!", definitions).value, { a: [1], b: [2] });
  // This example lacks a required field.
  const wrong = `input In @example(value: "{ \\"b\\": 2 }") { a: Int!, b: Int }`;
  assert.deepEqual(valueOf("In!", wrong).value, { a: 10 });
});

test("the default of a code-first enum is shown by its name", () => {
  const size = new GraphQLEnumType({ name: "Size", values: { SMALL: { value: { cm: 1 } }, LARGE: { value: 2 } } });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: { box: { type: GraphQLString, args: { size: { type: size, defaultValue: 2 } } } },
    }),
  });
  assert.deepEqual(exampleOperation(schema, "query", ["box"]).variables, { size: "LARGE" });
});
