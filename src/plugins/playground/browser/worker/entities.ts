import type { EntityKind, PageEntity } from "../protocol";

/** Words for the kinds in which the tool keeps the entities of a schema. */
const KINDS: Readonly<Record<string, EntityKind | undefined>> = {
  queries: "query",
  mutations: "mutation",
  subscriptions: "subscription",
  directives: "directive",
  objects: "type",
  unions: "union",
  interfaces: "interface",
  enums: "enum",
  inputs: "input",
  scalars: "scalar",
};

/** Entities of a schema by kind, then by name, as the tool has them. */
export type Entities = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** All entities of a schema. */
export function allOf(entities: Entities): readonly unknown[] {
  return Object.values(entities).flatMap((byName) => Object.values(byName ?? {}));
}

/**
 * What the page of each entity is about.
 *
 * @param groupOf the group of an entity, if it has one
 */
export function describe(
  entities: Entities,
  groupOf: (entity: unknown) => string | undefined,
): ReadonlyMap<unknown, PageEntity> {
  const described = new Map<unknown, PageEntity>();
  for (const [plural, byName] of Object.entries(entities)) {
    const kind = KINDS[plural];
    if (!kind) continue;
    for (const [name, entity] of Object.entries(byName ?? {})) {
      described.set(entity, { kind, name, group: groupOf(entity) });
    }
  }
  return described;
}

/** Kind and name of an entity, such as `query film`, `type Film` and `directive @film`. */
export function nameOf({ kind, name }: PageEntity): string {
  return `${kind} ${kind === "directive" ? "@" : ""}${name}`;
}
