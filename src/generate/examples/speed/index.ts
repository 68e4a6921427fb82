import { createRequire } from "node:module";
import { GenerationError } from "../../error";
import { mentionsIn } from "./mentions";
import type { SchemaMap } from "./mentions";

type GetRelation = (type: { readonly name: string }, schemaMap: SchemaMap | undefined) => unknown;

/** The functions of the tool that it looks up anew at each call, in the modules that define them. */
interface Introspection {
  getSchemaMap: (schema: object | null | undefined) => SchemaMap;
}
type Relation = Record<(typeof RELATIONS)[number], GetRelation>;

/** What the tool asks for each page: who returns a type, whose member it is, who implements it. */
const RELATIONS = ["getRelationOfReturn", "getRelationOfField", "getRelationOfImplementation"] as const;

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
 * Takes out of the tool, in this process, what makes its time grow with the third power of the schema: for each page it
 * maps the whole schema anew, copying the map for each type that goes in, and then looks for relations in all of it. Here
 * the map is made once, and the tool's own functions look for relations among the entities that mention the type. Found by
 * measuring release 1.2.2 of `@graphql-markdown/graphql`; the pages are the same, byte for byte.
 *
 * @throws GenerationError when the tool has these functions no more
 */
export function makeRelationsFast(): void {
  // Its modules read each other's exports at each call, so that what stands there counts; imports could not be assigned.
  const require = createRequire(import.meta.url);
  const introspection = require("@graphql-markdown/graphql/introspection") as Introspection;
  const relation = require("@graphql-markdown/graphql/relation") as Relation;
  const functions: readonly unknown[] = [introspection.getSchemaMap, ...RELATIONS.map((name) => relation[name])];
  if (functions.some((each) => typeof each !== "function")) {
    throw new GenerationError(
      "The package @graphql-markdown/graphql has other functions for relations than those that are known here.",
      "Compare src/generate/examples/speed with its new release, or leave out its call.",
    );
  }
  const { getSchemaMap } = introspection;
  const remembered = remembering(getSchemaMap);
  introspection.getSchemaMap = (schema) => (schema ? remembered(schema) : getSchemaMap(schema));
  const mentions = remembering(mentionsIn);
  for (const name of RELATIONS) {
    const original = relation[name];
    relation[name] = (type, schemaMap) => original(type, schemaMap && (mentions(schemaMap).get(type.name) ?? {}));
  }
}
