import { getNamedType, isNamedType } from "graphql";
import type { GraphQLType } from "graphql";

/** Entities of a schema by category (`queries`, `objects`, …), then by name, as the tool maps them. */
export type SchemaMap = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** What an entity may hold that refers to a type: a field or directive its arguments, a type its fields and members. */
interface Entity {
  readonly type?: GraphQLType;
  readonly args?: readonly Entity[];
  readonly getFields?: () => Readonly<Record<string, Entity>>;
  readonly getInterfaces?: () => readonly GraphQLType[];
  readonly getTypes?: () => readonly GraphQLType[];
}

function* typesOf(entity: Entity): Generator<GraphQLType> {
  if (entity.type) yield entity.type;
  for (const argument of entity.args ?? []) yield* typesOf(argument);
  for (const field of Object.values(entity.getFields?.() ?? {})) yield* typesOf(field);
  yield* entity.getInterfaces?.() ?? [];
  yield* entity.getTypes?.() ?? [];
}

/**
 * For each type of a schema, the entities that mention it: as the type of a field or argument, as an interface or a member.
 *
 * @param schemaMap all entities
 * @returns type name to a map of the same form and order that holds those entities alone
 */
export function mentionsIn(schemaMap: SchemaMap): ReadonlyMap<string, SchemaMap> {
  const mentions = new Map<string, Record<string, Record<string, unknown>>>();
  for (const [category, entities = {}] of Object.entries(schemaMap)) {
    for (const [name, entity] of Object.entries(entities)) {
      const types = [...typesOf(entity as Entity)].map((type) => getNamedType(type));
      for (const type of types.filter((each) => isNamedType(each))) {
        const found = mentions.get(type.name) ?? {};
        (found[category] ??= {})[name] = entity;
        mentions.set(type.name, found);
      }
    }
  }
  return mentions;
}
