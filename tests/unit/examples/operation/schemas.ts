import { buildSchema, getNamedType, isObjectType } from "graphql";
import type { GraphQLObjectType, GraphQLSchema, OperationTypeNode } from "graphql";
import { readSchema } from "../../../../src/generate/examples/schema";
import { randomSchema } from "./randomSchema";
import { project } from "../../../docs/markdown/files";

const KINDS = ["query", "mutation", "subscription"] as const;

export interface Operation {
  kind: OperationTypeNode;
  path: readonly string[];
}

/** The schemas of the two examples, and unusual ones. */
export const SCHEMAS: readonly (readonly [name: string, read: () => Promise<GraphQLSchema>])[] = [
  ["default", () => readSchema(project, "examples/schemas/default")],
  ["group-by", () => readSchema(project, "examples/schemas/group-by")],
  ["random 1", () => Promise.resolve(buildSchema(randomSchema(1)))],
  ["random 2", () => Promise.resolve(buildSchema(randomSchema(2)))],
  ["random 3", () => Promise.resolve(buildSchema(randomSchema(3)))],
];

/** Lists the operations of a schema. As in the tool, a type is a namespace if its name ends with the kind of operation. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const below = (kind: (typeof KINDS)[number], type: GraphQLObjectType, names: readonly string[]): Operation[] =>
    Object.values(type.getFields()).flatMap((field) => {
      const path = [...names, field.name];
      const named = getNamedType(field.type);
      const isNamespace = isObjectType(named) && named.name.toLowerCase().endsWith(kind) && !isRoot(schema, named);
      return isNamespace ? below(kind, named, path) : [{ kind: kind as OperationTypeNode, path }];
    });
  return KINDS.flatMap((kind) => {
    const root = schema.getRootType(kind as OperationTypeNode);
    return root ? below(kind, root, []) : [];
  });
}

function isRoot(schema: GraphQLSchema, type: GraphQLObjectType): boolean {
  return KINDS.some((kind) => schema.getRootType(kind as OperationTypeNode) === type);
}
