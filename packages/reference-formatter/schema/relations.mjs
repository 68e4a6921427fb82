import { getNamedType, isNamedType, isSpecifiedScalarType, isUnionType } from "graphql";
import { entitiesOf } from "./entities.mjs";
import { collectUses, fieldsOf } from "./uses.mjs";

/** @import { GraphQLNamedType, GraphQLSchema } from "graphql" */
/** @import { Entity } from "./entities.mjs" */
/** @import { Kind } from "./kinds.mjs" */
/** @import { Uses } from "./uses.mjs" */

/**
 * Entities that have the same relation to a type.
 *
 * @typedef {object} Relation
 * @property {string} title heading of their list
 * @property {"from" | "to"} direction whether they lead to the type, or the type leads to them
 * @property {readonly Entity[]} entities
 */

/** Kinds that say most about a type come first. */
const ORDER = /** @type {readonly Kind[]} */ (["object", "interface", "union", "input", "enum", "scalar"]);

/**
 * Custom scalars before those that every schema has.
 *
 * @param {Entity} entity
 */
function weight({ kind, node }) {
  return ORDER.indexOf(kind) + (isNamedType(node) && isSpecifiedScalarType(node) ? 1 : 0);
}

/**
 * Sorted by name, in the same order whatever the locale of the machine.
 *
 * @param {Iterable<Entity>} entities
 * @returns {Entity[]}
 */
function byName(entities) {
  const keyed = [...entities].map((entity) => ({ entity, key: `${entity.name.toLowerCase()} ${entity.name}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entity }) => entity);
}

/**
 * Types of the fields of a type and of their arguments, each once: in the order of the schema within a kind.
 *
 * @param {GraphQLNamedType} type
 * @returns {GraphQLNamedType[]}
 */
function typesOfFields(type) {
  const fields = fieldsOf(type);
  const typed = [...fields, ...fields.flatMap((field) => ("args" in field ? field.args : []))];
  return [...new Set(typed.map((each) => getNamedType(each.type)))];
}

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<GraphQLNamedType, Uses>>} */
const known = new WeakMap();

/**
 * What a type has, what uses it, what implements it, which operations return and take it.
 *
 * @param {GraphQLNamedType} type
 * @param {GraphQLSchema} schema
 * @returns {Relation[]} those that have an entity
 */
export function relationsOf(type, schema) {
  const allUses = known.get(schema) ?? collectUses(schema);
  known.set(schema, allUses);
  const uses = allUses.get(type);
  const entities = entitiesOf(schema);
  /** @type {(types: readonly GraphQLNamedType[]) => Entity[]} */
  const toEntities = (types) => types.flatMap((each) => entities.get(each) ?? []);
  const implemented = "getInterfaces" in type ? [...type.getInterfaces()] : [];
  /** @type {Relation[]} */
  const all = [
    { title: "Returned by", direction: "from", entities: byName(uses?.returnedBy ?? []) },
    { title: "Argument of", direction: "from", entities: byName(uses?.takenBy ?? []) },
    { title: "Used by", direction: "from", entities: byName(uses?.fieldOf ?? []) },
    { title: "Argument in", direction: "from", entities: byName(uses?.argumentOf ?? []) },
    { title: "Implemented by", direction: "from", entities: byName(uses?.implementedBy ?? []) },
    { title: "Member of", direction: "from", entities: byName(uses?.memberOf ?? []) },
    {
      title: "Uses",
      direction: "to",
      entities: toEntities(typesOfFields(type)).sort((a, b) => weight(a) - weight(b)),
    },
    { title: "Implements", direction: "to", entities: toEntities(implemented) },
    { title: "Possible types", direction: "to", entities: isUnionType(type) ? toEntities([...type.getTypes()]) : [] },
  ];
  return all.filter((relation) => relation.entities.length > 0);
}
