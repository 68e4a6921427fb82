import { schemaMap } from "../graphqlMarkdown.mjs";
import { KINDS } from "./kinds.mjs";

/** @import { GraphQLDirective, GraphQLField, GraphQLNamedType, GraphQLSchema } from "graphql" */
/** @import { Kind } from "./kinds.mjs" */

/**
 * What graphql-js has for an entity: operations are fields.
 *
 * @typedef {GraphQLNamedType | GraphQLField<unknown, unknown> | GraphQLDirective} Node
 */

/**
 * What has a page of its own.
 *
 * @typedef {object} Entity
 * @property {string} name that of an operation in a namespace has dots
 * @property {Kind} kind
 * @property {Node} node
 * @property {string} category the kind as the tool names it
 */

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<unknown, Entity>>} */
const known = new WeakMap();

/**
 * All entities of a schema that the tool may write pages of, by what graphql-js has for them.
 *
 * @param {GraphQLSchema} schema
 * @returns {ReadonlyMap<unknown, Entity>}
 */
export function entitiesOf(schema) {
  const found = known.get(schema) ?? readEntities(schema);
  known.set(schema, found);
  return found;
}

/**
 * @param {GraphQLSchema} schema
 * @returns {ReadonlyMap<unknown, Entity>}
 */
function readEntities(schema) {
  /** @type {Map<unknown, Entity>} */
  const entities = new Map();
  for (const [category, members] of Object.entries(schemaMap(schema))) {
    const kind = KINDS[category];
    if (!kind) continue;
    for (const [name, node] of Object.entries(members ?? {})) entities.set(node, { name, kind, node, category });
  }
  return entities;
}

/**
 * Whether a field of a root type, or of a namespace below one.
 *
 * @param {Entity} entity
 * @returns {entity is Entity & { readonly node: GraphQLField<unknown, unknown> }}
 */
export function isOperation(entity) {
  const { kind } = entity;
  return kind === "query" || kind === "mutation" || kind === "subscription";
}
