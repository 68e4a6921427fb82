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

/** Where a type is used in the schema: each entity once, in no particular order. */
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

type AllUses = Map<string, Uses>;

function usesOf({ name }: { readonly name: string }, all: AllUses): Uses {
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
}

function addArguments(all: AllUses, args: readonly GraphQLArgument[], by: Entity, use: "takenBy" | "argumentOf"): void {
  for (const type of namedTypes(args)) usesOf(type, all)[use].add(by);
}

function addType(all: AllUses, type: GraphQLNamedType): void {
  const entity = entityOf(type);
  if (isUnionType(type)) for (const member of type.getTypes()) usesOf(member, all).memberOf.add(entity);
  if ("getInterfaces" in type) for (const parent of type.getInterfaces()) usesOf(parent, all).implementedBy.add(entity);
  for (const field of fieldsOf(type)) {
    for (const named of namedTypes([field])) usesOf(named, all).fieldOf.add(entity);
    if ("args" in field) addArguments(all, field.args, entity, "argumentOf");
  }
}

/** Where each type of a schema is used, by its name; a type that nothing uses is not among them. */
export function collectUses(schema: GraphQLSchema): ReadonlyMap<string, Uses> {
  const all: AllUses = new Map();
  for (const { operation, entity } of operationsOf(schema)) {
    for (const result of namedTypes([operation])) usesOf(result, all).returnedBy.add(entity);
    addArguments(all, operation.args, entity, "takenBy");
  }
  for (const directive of schema.getDirectives()) addArguments(all, directive.args, entityOf(directive), "takenBy");
  for (const type of typesOf(schema)) addType(all, type);
  return all;
}
