import { getNamedType, isIntrospectionType, isUnionType } from "graphql";
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
  GraphQLType,
} from "graphql";
import type { Kind } from "./drawing";
import { kindOf } from "./kind";

/** An entity of a schema that has a page of its own, or a value of an enum. */
export interface Entity {
  readonly name: string;
  readonly kind: Kind;
  /** What graphql-js has for it. */
  readonly node: object;
}

/** What is said of a type elsewhere in the schema: each entity once, in any order. */
export interface Uses {
  /** Operations whose result it is. */
  readonly returnedBy: Set<Entity>;
  /** Operations and directives that have an argument of it. */
  readonly takenBy: Set<Entity>;
  /** Types that have a field of it. */
  readonly fieldOf: Set<Entity>;
  /** Types that have a field with an argument of it. */
  readonly argumentOf: Set<Entity>;
  readonly implementedBy: Set<Entity>;
  /** Unions. */
  readonly memberOf: Set<Entity>;
}

/** A type or directive as an entity. */
export function entityOf(node: { readonly name: string }): Entity {
  return { name: node.name, kind: kindOf(node), node };
}

type Field = GraphQLField<unknown, unknown>;
type AnyField = Field | GraphQLInputField;

/** Fields of a type in the order of the schema; none for a type that has no fields. */
export function fieldsOf(type: GraphQLNamedType): AnyField[] {
  // Without its type, the union of three maps has values of any type.
  return "getFields" in type ? Object.values<AnyField>(type.getFields()) : [];
}

/** The types of fields or arguments, without lists and `!`, as often as they occur. */
export function namedTypes(typed: readonly { readonly type: unknown }[]): GraphQLNamedType[] {
  // As unknown, because checking one union of graphql-js against another takes typescript-eslint beyond its stack.
  return typed.map(({ type }): unknown => getNamedType(type as GraphQLType)) as GraphQLNamedType[];
}

/** The fields of the root types, with the entities that they are. */
export function operationsOf(schema: GraphQLSchema): { readonly operation: Field; readonly entity: Entity }[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((operation) => ({
      operation,
      entity: { name: operation.name, kind, node: operation },
    })),
  );
}

/** The types of a schema that are neither roots nor part of introspection. */
export function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !roots.includes(type));
}

type AllUses = (type: { readonly name: string }) => Uses;

function collector(): { readonly of: AllUses; readonly all: ReadonlyMap<string, Uses> } {
  const all = new Map<string, Uses>();
  const of: AllUses = ({ name }) => {
    const uses = all.get(name) ?? {
      returnedBy: new Set(),
      takenBy: new Set(),
      fieldOf: new Set(),
      argumentOf: new Set(),
      implementedBy: new Set(),
      memberOf: new Set(),
    };
    all.set(name, uses);
    return uses;
  };
  return { of, all };
}

function addArguments(
  uses: AllUses,
  args: readonly GraphQLArgument[],
  by: Entity,
  use: "takenBy" | "argumentOf",
): void {
  for (const type of namedTypes(args)) uses(type)[use].add(by);
}

function addType(uses: AllUses, type: GraphQLNamedType): void {
  const entity = entityOf(type);
  if (isUnionType(type)) for (const member of type.getTypes()) uses(member).memberOf.add(entity);
  if ("getInterfaces" in type) for (const parent of type.getInterfaces()) uses(parent).implementedBy.add(entity);
  for (const field of fieldsOf(type)) {
    for (const named of namedTypes([field])) uses(named).fieldOf.add(entity);
    if ("args" in field) addArguments(uses, field.args, entity, "argumentOf");
  }
}

function addOperation(uses: AllUses, operation: Field, entity: Entity): void {
  for (const result of namedTypes([operation])) uses(result).returnedBy.add(entity);
  addArguments(uses, operation.args, entity, "takenBy");
}

function collect(schema: GraphQLSchema): ReadonlyMap<string, Uses> {
  const { of, all } = collector();
  for (const { operation, entity } of operationsOf(schema)) addOperation(of, operation, entity);
  for (const directive of schema.getDirectives()) addArguments(of, directive.args, entityOf(directive), "takenBy");
  for (const type of typesOf(schema)) addType(of, type);
  return all;
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, Uses>>();

/**
 * Where a type is used in its schema. The schema is read once, at the first question.
 *
 * @returns nothing for a type that nothing uses
 */
export function usesOf(type: { readonly name: string }, schema: GraphQLSchema): Uses | undefined {
  const all = known.get(schema) ?? collect(schema);
  known.set(schema, all);
  return all.get(type.name);
}
