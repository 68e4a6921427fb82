import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

/**
 * Returns the selection on the field `thing`, on one line, and the notes about it.
 *
 * @param {string} type
 * @param {string} definitions
 */
function select(type, definitions) {
  const schema = buildSchema(`${definitions} type Query { thing: ${type} }`);
  const { document, notes } = exampleOperation(schema, "query", ["thing"]);
  const text = document.trim().replace(/\s+/gu, " ");
  return { text: text.replace(/^query Thing \{ thing(?: \{ (.*) \})? \}$/u, "$1"), notes };
}

test("a scalar has no selection", () => {
  assert.equal(select("[[Int!]]", "").text, "");
});

test("an object shows its scalars and one level of objects", () => {
  const { text } = select("A", "type A { x: Int, b: [B!]! } type B { y: [Int], c: C } type C { z: Int }");
  assert.equal(text, "x b { y }");
});

test("a selection goes deeper until it has a scalar, but not in a cycle", () => {
  assert.equal(select("A", "type A { b: B } type B { c: C } type C { x: Int, a: A }").text, "b { c { x } }");
  assert.equal(select("A", "type A { b: B } type B { a: A }").text, "b { a { __typename } }");
});

test("fields with required arguments are skipped, except page sizes", () => {
  const { text, notes } = select("A", "type A { x: Int, f(a: Int!): Int, bs(first: Int!): [B] } type B { y: Int }");
  assert.equal(text, "x bs(first: 10) { y }");
  assert.deepEqual(notes, ["`A` has one more field."]);
});

test("a deprecated field or one with arguments is selected if there is no other", () => {
  const schema = buildSchema("type A { f(a: Int!): Int, g: Int @deprecated } type Query { thing: A }");
  const { document, variables } = exampleOperation(schema, "query", ["thing"]);
  assert.match(document, /\(\$a: Int!\) \{\s+thing \{\s+f\(a: \$a\)\s+\}/u);
  assert.deepEqual(variables, { a: 10 });
  const { text, notes } = select("A", "type A { g: Int @deprecated, b: B @deprecated } type B { x: Int }");
  assert.equal(text, "g");
  assert.deepEqual(notes, ["`A` has only deprecated fields to select."]);
});

test("an object without selectable fields is skipped", () => {
  const types = "type B { f(a: Int!): Int } type C { g: Int @deprecated } type A { x: Int b: B c: C }";
  assert.deepEqual(select("A", types), { text: "x", notes: ["`A` has 2 more fields."] });
});

test("a large object shows 20 scalars, including those that identify it", () => {
  const many = Array.from({ length: 30 }, (_, at) => `f${String(at)}: Int`).join(" ");
  const { text, notes } = select("A", `type A { ${many} name: String id: ID }`);
  assert.equal(text.split(" ").length, 20);
  assert.match(text, /^f0 .* f17 name id$/u);
  assert.deepEqual(notes, ["`A` has 12 more fields."]);
});

test("the selection on a connection includes the fields of its nodes", () => {
  const page = "type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! }";
  const nodes = `${page} type AConnection { pageInfo: PageInfo! nodes: [A] edges: [E] total: Int } type E { node: A }`;
  assert.equal(
    select("AConnection", `${nodes} type A { x: Int }`).text,
    "total nodes { x } pageInfo { endCursor hasNextPage }",
  );
  const edges = "type AConnection { edges: [E] } type E { node: A at: Int }";
  assert.equal(select("AConnection", `${edges} type A { x: Int }`).text, "edges { at node { x } }");
  assert.equal(
    select("B", `${edges} type A { x: Int } type B { y: Int as(first: Int, last: Int): AConnection }`).text,
    "y as(first: 10) { edges { at node { x } } }",
  );
});

test("the nodes of a connection of connections are not selected again", () => {
  const { text } = select("AConnection", "type AConnection { nodes: [AConnection!]! }");
  assert.equal(text, "nodes { __typename }");
});

test("a union has a fragment for each of its first three members", () => {
  const types = ["A", "B", "C", "D", "E"].map((name) => `type ${name} { x${name}: Int }`).join(" ");
  const { text, notes } = select("U", `union U = A | B | C | D | E ${types}`);
  assert.equal(text, "__typename ... on A { xA } ... on B { xB } ... on C { xC }");
  assert.deepEqual(notes, ["2 more types are members of `U`."]);
});

test("an interface has its own fields, and a fragment for each type that adds some", () => {
  const types =
    "type A implements I { x: Int } type B implements I { x: Int y: Int } type C implements I { x: Int z: Int @deprecated }";
  assert.equal(select("I", `interface I { x: Int } ${types}`).text, "__typename x ... on B { y }");
});

test("fields with the same name but different types get aliases", () => {
  const types = "type A { x: Int } type B { x: Int! } type C { x: String bX: Int }";
  assert.equal(
    select("U", `union U = A | B | C ${types}`).text,
    "__typename ... on A { x } ... on B { bX: x } ... on C { cX: x cBX: bX }",
  );
});

test("an interface that nothing implements is not selected", () => {
  assert.equal(select("A", "interface None { x: Int } type A { none: None y: Int }").text, "y");
  assert.match(select("[None!]!", "interface None { x: Int }").notes.join(), /No object can have the type `None`/u);
});

test("a selection does not lead back to a root type", () => {
  assert.equal(select("A", "type A { query: Query x: Int }").text, "x");
});
