import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphQLEnumType, GraphQLObjectType, GraphQLSchema, GraphQLString, buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

/**
 * The value of an argument and the notes about it.
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

test("an input object has what is required, and what the schema has a value for", () => {
  const { value } = valueOf(
    "In!",
    'input In { a: Int!, b: Int, c: Int = 3, d: [Int!] = [], e: String @example(value: "it"), f: Int = 1 @deprecated }',
  );
  assert.deepEqual(value, { a: 10, c: 3, e: "it" });
});

test("an input object that requires nothing has its first scalars and enums", () => {
  const { value } = valueOf("In!", "input In { x: In, a: Int, b: Size = L, c: String, d: Int } enum Size { S L }");
  assert.deepEqual(value, { a: 10, b: "L", c: "Example c" });
});

test("an input object that holds nothing but others has the first that leads somewhere", () => {
  assert.deepEqual(valueOf("In!", "input In { self: In, leaf: Leaf } input Leaf { x: Int }").value, {
    leaf: { x: 10 },
  });
});

test("inputs that refer to themselves have an end", () => {
  assert.deepEqual(valueOf("In!", "input In { all: [In!]!, back: Back! } input Back { ins: [[In!]!] = [[]] }").value, {
    all: [],
    back: { ins: [[]] },
  });
});

test("one field is given where just one may be: rather one that leads somewhere, rather one with an example", () => {
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

test("words say so where an input has no end, or nothing but deprecated values", () => {
  assert.match(valueOf("By!", "input By @oneOf { not: By }").notes.join(), /No value of `By!` has an end/u);
  const { value, notes } = valueOf("Old!", "enum Old { A @deprecated B @deprecated }");
  assert.equal(value, "A");
  assert.match(notes.join(), /All values of `Old` are deprecated/u);
});

test("an enum has its first value that is not deprecated, also for an example or a default that is", () => {
  assert.equal(valueOf("E! = A", "enum E { A @deprecated B C }").value, "B");
  assert.equal(valueOf("E!", 'enum E @example(value: "A") { A @deprecated B C }').value, "B");
  assert.equal(valueOf("E!", 'enum E @example(value: "C") { A B C }').value, "C");
});

test("an example is taken as far as the type goes", () => {
  const definitions = `input In @example(value: "{ \\"a\\": [1], \\"b\\": 2, \\"c\\": 3, \\"old\\": 4 }") {
    a: [Int!]!, b: [Int], old: Int @deprecated
  }`;
  assert.deepEqual(valueOf("In!", definitions).value, { a: [1], b: [2] });
  // A field that is required is not in this one.
  const wrong = `input In @example(value: "{ \\"b\\": 2 }") { a: Int!, b: Int }`;
  assert.deepEqual(valueOf("In!", wrong).value, { a: 10 });
});

test("an enum default is shown by its name, whatever resolvers see", () => {
  const size = new GraphQLEnumType({ name: "Size", values: { SMALL: { value: { cm: 1 } }, LARGE: { value: 2 } } });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: { box: { type: GraphQLString, args: { size: { type: size, defaultValue: 2 } } } },
    }),
  });
  assert.deepEqual(exampleOperation(schema, "query", ["box"]).variables, { size: "LARGE" });
});
