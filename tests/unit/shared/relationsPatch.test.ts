import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { makeRelationsFast } from "@site/src/generate/examples/fastRelations";
import type { SchemaMap } from "@site/src/shared/relationsPatch/mentions";
import { mentionsIn } from "@site/src/shared/relationsPatch/mentions";

/** What the tool's printer calls, from the module that it imports. */
interface Tool {
  readonly getSchemaMap: (schema: GraphQLSchema) => SchemaMap;
  readonly getRelationOfReturn: (type: object, map: SchemaMap) => object;
  readonly getRelationOfField: (type: object, map: SchemaMap) => object;
  readonly getRelationOfImplementation: (type: object, map: SchemaMap) => object;
}

const require = createRequire(import.meta.url);
const tool = require("@graphql-markdown/graphql") as Tool;
// The same instance of the package as the tool has, which it would not be if it were imported here.
const { buildSchema } = require("graphql") as { readonly buildSchema: (sdl: string) => GraphQLSchema };

/** Names of the related entities of every type, by kind of relation. */
function relationsIn(schema: GraphQLSchema): Record<string, unknown> {
  const relations: Record<string, unknown> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    for (const name of ["getRelationOfReturn", "getRelationOfField", "getRelationOfImplementation"] as const) {
      const found = tool[name](type, tool.getSchemaMap(schema)) as Record<string, readonly unknown[]>;
      relations[`${name} ${type.name}`] = Object.entries(found).map(([category, list]) => [
        category,
        list.map((entity) => (entity as { readonly name: string }).name),
      ]);
    }
  }
  return relations;
}

describe("the relations of an example", () => {
  const schema = buildSchema(readFileSync("examples/schemas/group-by/school.graphql", "utf8"));

  it("are those that the tool finds in the whole schema, in its order, though it reads a part of it once", () => {
    const before = relationsIn(schema);
    const first = tool.getSchemaMap(schema);
    expect(tool.getSchemaMap(schema)).not.toBe(first);
    makeRelationsFast();
    expect(relationsIn(schema)).toEqual(before);
    expect(tool.getSchemaMap(schema)).toBe(tool.getSchemaMap(schema));
    expect(JSON.stringify(before)).toMatch(/"queries",\["\w+/u);
  });

  it("are looked for among the entities that mention a type", () => {
    const small = buildSchema(`
      interface Node { id: ID! }
      type Pet implements Node { id: ID!, owner(since: Year): Owner }
      type Owner { name: String }
      union Anyone = Pet | Owner
      scalar Year
      directive @until(year: Year) on OBJECT
      type Query { pets: [Pet!]! }
    `);
    const mentions = mentionsIn(tool.getSchemaMap(small));
    const of = (name: string) =>
      Object.entries(mentions.get(name) ?? {}).flatMap(([category, entities = {}]) =>
        Object.keys(entities).map((entity) => `${category} ${entity}`),
      );
    expect(of("Pet")).toEqual(["queries pets", "unions Anyone"]);
    expect(of("Owner")).toEqual(["objects Pet", "unions Anyone"]);
    expect(of("Node")).toEqual(["objects Pet"]);
    expect(of("Year")).toEqual(["directives until", "objects Pet"]);
  });
});
