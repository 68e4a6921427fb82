/** Entities of a schema by category (`queries`, `objects`, …), then by name, as the tool maps them. */
export type SchemaMap = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A type by its name, or a list of it, or one that is not null. */
interface Type {
  readonly name?: string;
  readonly ofType?: Type;
}

/** What an entity may hold that refers to a type: a field or directive its arguments, a type its fields and members. */
interface Entity {
  readonly type?: Type;
  readonly args?: readonly Entity[];
  readonly getFields?: () => Readonly<Record<string, Entity>>;
  readonly getInterfaces?: () => readonly Type[];
  readonly getTypes?: () => readonly Type[];
}

function* typesOf(entity: Entity): Generator<Type> {
  if (entity.type) yield entity.type;
  for (const argument of entity.args ?? []) yield* typesOf(argument);
  for (const field of Object.values(entity.getFields?.() ?? {})) yield* typesOf(field);
  yield* entity.getInterfaces?.() ?? [];
  yield* entity.getTypes?.() ?? [];
}

function nameOf(type: Type): string | undefined {
  return type.ofType ? nameOf(type.ofType) : type.name;
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
      for (const type of typesOf(entity as Entity)) {
        const typeName = nameOf(type) ?? "";
        const found = mentions.get(typeName) ?? {};
        (found[category] ??= {})[name] = entity;
        mentions.set(typeName, found);
      }
    }
  }
  return mentions;
}
