import { buildSchema } from "graphql";
import { format } from "prettier";
import { expect, it } from "vitest";
import { exampleOperation } from "reference-formatter/exampleOperation/index.mjs";

it.each(["Int", "Thing"])("wraps lines like Prettier for names of any length on a field of type %s", async (type) => {
  for (let length = 20; length < 80; length += 1) {
    const schema = buildSchema(`
      type Thing { id: ID }
      type Query { thing(${"a".repeat(length)}: Int!, b: Int!): ${type} }
    `);
    const { document } = exampleOperation(schema, "query", ["thing"]);
    expect(await format(document, { parser: "graphql" })).toBe(document);
  }
});
