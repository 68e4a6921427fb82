import { schemaMap } from "../graphqlMarkdown.mjs";
import { KIND_OF_CATEGORY } from "./elements.mjs";

/** @import { GraphQLField, GraphQLSchema } from "graphql" */
/** @import { Kind, Node } from "./elements.mjs" */

/**
 * A type, directive or operation that can have a page.
 *
 * @typedef {object} Entity
 * @property {string} name the name of an operation in a namespace has dots
 * @property {Kind} kind
 * @property {Node} node
 * @property {string} category its category in the tool
 */

/**
 * A query, mutation or subscription: a field of a root type, or of a namespace below one.
 *
 * @typedef {Entity & { readonly node: GraphQLField<unknown, unknown> }} Operation
 */

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<unknown, Entity>>} */
const memoized = new WeakMap();

/**
 * Returns all entities of a schema, by their graphql-js nodes.
 *
 * @param {GraphQLSchema} schema
 * @returns {ReadonlyMap<unknown, Entity>}
 */
export function entitiesOf(schema) {
  const known = memoized.get(schema);
  if (known) return known;
  /** @type {Map<unknown, Entity>} */
  const entities = new Map();
  for (const [category, members] of Object.entries(schemaMap(schema))) {
    const kind = KIND_OF_CATEGORY[category];
    if (!kind) continue;
    for (const [name, node] of Object.entries(members ?? {})) entities.set(node, { name, kind, node, category });
  }
  memoized.set(schema, entities);
  return entities;
}

/**
 * Whether an entity is a query, mutation or subscription.
 *
 * @param {Entity} entity
 * @returns {entity is Operation}
 */
export function isOperation(entity) {
  const { kind } = entity;
  return kind === "query" || kind === "mutation" || kind === "subscription";
}
