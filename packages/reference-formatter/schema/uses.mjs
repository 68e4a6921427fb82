import { getNamedType, isUnionType } from "graphql";
import { entitiesOf, isOperation } from "./entities.mjs";

/** @import { GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema, GraphQLType } from "graphql" */
/** @import { Entity, Node } from "./entities.mjs" */

/**
 * Where a type is used: each entity once.
 *
 * @typedef {object} Uses
 * @property {Set<Entity>} returnedBy operations whose result it is
 * @property {Set<Entity>} takenBy operations and directives that have an argument of it
 * @property {Set<Entity>} fieldOf types that have a field of it
 * @property {Set<Entity>} argumentOf types that have a field with an argument of it
 * @property {Set<Entity>} implementedBy
 * @property {Set<Entity>} memberOf unions
 */

/**
 * Fields of a type in the order of the schema; none for a type that has no fields.
 *
 * @param {Node} type
 * @returns {(GraphQLField<unknown, unknown> | GraphQLInputField)[]}
 */
export function fieldsOf(type) {
  return "getFields" in type ? Object.values(type.getFields()) : [];
}

/**
 * Where each type of a schema is used; a type that nothing uses is not among them.
 *
 * @param {GraphQLSchema} schema
 * @returns {ReadonlyMap<GraphQLNamedType, Uses>}
 */
export function collectUses(schema) {
  /** @type {Map<GraphQLNamedType, Uses>} */
  const all = new Map();
  /** @type {(type: GraphQLType) => Uses} */
  const usesOf = (type) => {
    const named = getNamedType(type);
    const uses = all.get(named) ?? {
      returnedBy: new Set(),
      takenBy: new Set(),
      fieldOf: new Set(),
      argumentOf: new Set(),
      implementedBy: new Set(),
      memberOf: new Set(),
    };
    all.set(named, uses);
    return uses;
  };
  for (const entity of entitiesOf(schema).values()) {
    const { node } = entity;
    if (isOperation(entity)) usesOf(entity.node.type).returnedBy.add(entity);
    // Operations and directives.
    for (const { type } of "args" in node ? node.args : []) usesOf(type).takenBy.add(entity);
    if (isUnionType(node)) for (const member of node.getTypes()) usesOf(member).memberOf.add(entity);
    if ("getInterfaces" in node) for (const parent of node.getInterfaces()) usesOf(parent).implementedBy.add(entity);
    for (const field of fieldsOf(node)) {
      usesOf(field.type).fieldOf.add(entity);
      for (const { type } of "args" in field ? field.args : []) usesOf(type).argumentOf.add(entity);
    }
  }
  return all;
}
