import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

const DIRECTIVE = `directive @example(value: String!)
  on OBJECT | INTERFACE | FIELD_DEFINITION | SCALAR | ENUM | ARGUMENT_DEFINITION`;

/**
 * Returns the answer to the query `thing`.
 *
 * @param {string} field with its type, and arguments if it has any
 * @param {string} definitions
 */
function answerTo(field, definitions) {
  const schema = buildSchema(`${DIRECTIVE} ${definitions} type Query { ${field} }`);
  const { answer } = exampleOperation(schema, "query", ["thing"]);
  return /** @type {{ thing: unknown }} */ (answer.data).thing;
}

test("a field has the value of its example, or of its type's example", () => {
  const type = `type A { x: Int @example(value: "3"), s: S, l: [S!]! } scalar S @example(value: "text")`;
  assert.deepEqual(answerTo("thing: A", type), { x: 3, s: "text", l: ["text"] });
});

test("the example of an object gives values to its fields", () => {
  const type = `type A @example(value: "{ \\"x\\": null, \\"b\\": { \\"y\\": 2 }, \\"list\\": [] }") {
    x: Int, b: B, list: [B!]!, z: Int @example(value: "1")
  } type B { y: Int, w: Int }`;
  assert.deepEqual(answerTo("thing: A", type), { x: null, b: { y: 2, w: 10 }, list: [{ y: 10, w: 10 }], z: 1 });
});

test("an example of the wrong type is skipped", () => {
  const type = `type A { x: Int! @example(value: "many"), y: Int! @example(value: "null"), e: E @example(value: "C") }
    enum E { A @deprecated B }`;
  assert.deepEqual(answerTo("thing: A", type), { x: 10, y: 10, e: "B" });
});

test("the examples of IDs and strings keep their digits", () => {
  const type = `type A { id: ID! @example(value: "007"), zip: String @example(value: "1.0"), n: Float @example(value: "1.0") }`;
  assert.deepEqual(answerTo("thing: A", type), { id: "007", zip: "1.0", n: 1 });
});

test("an example that is a document is not used as a value", () => {
  assert.equal(answerTo('thing: String @example(value: "{ thing }")', ""), "Example thing");
  assert.equal(answerTo('thing: String @example(value: "Hello")', ""), "Hello");
});

test("arguments come back in fields of the same name and type", () => {
  assert.deepEqual(answerTo('thing(id: ID!, x: Int = 7, n: String = "a"): A', "type A { id: ID!, x: Int, n: Int }"), {
    id: "a-1",
    x: 7,
    n: 10,
  });
});

test("a list of a union has one item for each fragment", () => {
  const types = "union U = A | B type A { x: Int } type B { y: Int }";
  assert.deepEqual(answerTo("thing: [U!]!", types), [
    { __typename: "A", x: 10 },
    { __typename: "B", y: 10 },
  ]);
  assert.deepEqual(answerTo("thing: [[Int]!]", ""), [[10]]);
});

test("the answer for an interface has the type that its example names", () => {
  const types = `interface I @example(value: "{ \\"__typename\\": \\"B\\", \\"x\\": 4 }") { x: Int }
    type A implements I { x: Int } type B implements I { x: Int }`;
  assert.deepEqual(answerTo("thing: I", types), { __typename: "B", x: 4 });
});

test("a field that an object type narrows has a value of the narrower type", () => {
  const types = `interface Pet { name: String, friend: Pet } interface Home { pet: Pet }
    type Cat implements Pet { name: String, friend: Cat } type Dog implements Pet { name: String, friend: Pet }
    type Kennel implements Home { pet: Dog }`;
  assert.deepEqual(answerTo("thing: Home", types), {
    __typename: "Kennel",
    pet: { __typename: "Dog", name: "Example name" },
  });
});

test("the answer for an interface that nothing implements is null or an empty list", () => {
  assert.equal(answerTo("thing: None", "interface None { x: Int }"), null);
  assert.deepEqual(answerTo("thing: [None!]!", "interface None { x: Int }"), []);
});

test("the answer for a field narrowed to an interface has a type that implements it", () => {
  const types = `interface Node { id: ID } interface Actor implements Node { id: ID, login: String }
    type Tag implements Node { id: ID, text: String }
    type User implements Node & Actor { id: ID, login: String }
    interface Event { subject: Node } type Login implements Event { subject: Actor }`;
  assert.deepEqual(answerTo("thing: Event", types), {
    __typename: "Login",
    subject: { __typename: "User", id: "user-1", login: "ada" },
  });
});
