import { mentionsIn } from "./mentions";
import type { SchemaMap } from "./mentions";

type GetRelation = (type: { readonly name: string }, schemaMap: SchemaMap | undefined) => unknown;

/** What the tool asks for each page: who returns a type, whose member it is, who implements it. */
const RELATIONS = ["getRelationOfReturn", "getRelationOfField", "getRelationOfImplementation"] as const;

/** The modules of the tool that map a schema and look for relations, as what they export can be assigned. */
export interface RelationModules {
  readonly introspection: { getSchemaMap: (schema: object | null | undefined) => SchemaMap };
  readonly relation: Record<(typeof RELATIONS)[number], GetRelation>;
}

/** The same function, which remembers its answer for each object that it was given. */
function remembering<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const found = known.get(key) ?? answer(key);
    known.set(key, found);
    return found;
  };
}

/**
 * Whether the modules have all functions that {@link speedUp} replaces.
 *
 * @param modules of the release of `@graphql-markdown/graphql` that is installed
 */
export function canSpeedUp({ introspection, relation }: RelationModules): boolean {
  const functions: readonly unknown[] = [introspection.getSchemaMap, ...RELATIONS.map((name) => relation[name])];
  return functions.every((each) => typeof each === "function");
}

/**
 * Removes the cubic cost of the tool's relations: for each page it maps the whole schema anew, copying the map for each
 * type that goes in, and then looks for relations in all of it. Here the map is made once, and the tool's own functions look for relations among the entities that mention the type. Found by measuring release
 * 1.2.2 of `@graphql-markdown/graphql`; the pages are the same, byte for byte.
 *
 * @param modules whose functions are replaced; the tool looks them up there at each call
 */
export function speedUp({ introspection, relation }: RelationModules): void {
  const { getSchemaMap } = introspection;
  const remembered = remembering(getSchemaMap);
  introspection.getSchemaMap = (schema) => (schema ? remembered(schema) : getSchemaMap(schema));
  const mentions = remembering(mentionsIn);
  for (const name of RELATIONS) {
    const original = relation[name];
    relation[name] = (type, schemaMap) => original(type, schemaMap && (mentions(schemaMap).get(type.name) ?? {}));
  }
}
