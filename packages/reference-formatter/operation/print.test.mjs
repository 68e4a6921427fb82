import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

/**
 * The document of a query whose field has one argument.
 *
 * @param {string} argument
 */
function documentWith(argument) {
  const schema = buildSchema(`type Query { thing(${argument}: String!): Int }`);
  return exampleOperation(schema, "query", ["thing"]).document;
}

test("a line of 80 characters stays, and a longer one has its arguments below each other", () => {
  const name = "a".repeat(34);
  assert.equal(documentWith(name), `query Thing($${name}: String!) {\n  thing(${name}: $${name})\n}\n`);
  const long = `${name}a`;
  assert.equal(documentWith(long), `query Thing($${long}: String!) {\n  thing(\n    ${long}: $${long}\n  )\n}\n`);
});
