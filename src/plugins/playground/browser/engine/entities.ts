/** Words for the kinds in which the tool keeps the entities of a schema. */
const KINDS: Readonly<Record<string, string>> = {
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

/** Kind and name of each entity, such as `query film`, `type Film` and `directive @film`. */
export function namesOf(entities: Entities): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [kind, byName] of Object.entries(entities)) {
    for (const [name, entity] of Object.entries(byName ?? {})) {
      names.set(entity, `${KINDS[kind] ?? kind} ${kind === "directives" ? "@" : ""}${name}`);
    }
  }
  return names;
}
