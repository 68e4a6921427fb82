import { getNamedType, isNamedType, isSpecifiedScalarType, isUnionType } from "graphql";
import { fieldsOf } from "./elements.mjs";
import { entitiesOf, isOperation } from "./entities.mjs";

/** @import { GraphQLNamedType, GraphQLSchema, GraphQLType } from "graphql" */
/** @import { Kind } from "./elements.mjs" */
/** @import { Entity } from "./entities.mjs" */

/**
 * Entities that have the same relation to a type.
 *
 * @typedef {object} Relation
 * @property {string} title heading of their list
 * @property {"from" | "to"} direction whether they refer to the type, or the type refers to them
 * @property {readonly Entity[]} entities
 */

/**
 * The ways in which entities refer to a type, in the order of the page: operations that return it; operations and
 * directives with an argument of this type; types with a field of this type; types with a field that has such an
 * argument; types that implement it; unions with it as a member.
 */
const USES = /** @type {const} */ ([
  "Returned by",
  "Argument of",
  "Used by",
  "Argument in",
  "Implemented by",
  "Member of",
]);

/** @typedef {ReadonlyMap<(typeof USES)[number], ReadonlySet<Entity>>} Uses */

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<GraphQLNamedType, Uses>>} */
const memoized = new WeakMap();

/**
 * Lists the relations of a type to other entities: first those that refer to it, then those that it refers to.
 *
 * @param {GraphQLNamedType} type
 * @param {GraphQLSchema} schema
 * @returns {Relation[]} relations with at least one entity
 */
export function relationsOf(type, schema) {
  const uses = memoized.get(schema) ?? collectUses(schema);
  memoized.set(schema, uses);
  const entities = entitiesOf(schema);
  /** @type {(types: readonly GraphQLNamedType[]) => Entity[]} */
  const toEntities = (types) => types.flatMap((each) => entities.get(each) ?? []);
  const implemented = "getInterfaces" in type ? [...type.getInterfaces()] : [];
  const members = isUnionType(type) ? [...type.getTypes()] : [];
  /** @type {Relation[]} */
  const relations = [
    ...USES.map(
      (title) =>
        /** @type {const} */ ({
          title,
          direction: "from",
          entities: sortedByName(uses.get(type)?.get(title) ?? []),
        }),
    ),
    { title: "Uses", direction: "to", entities: sortedByKind(toEntities(typesOfFields(type))) },
    { title: "Implements", direction: "to", entities: toEntities(implemented) },
    { title: "Possible types", direction: "to", entities: toEntities(members) },
  ];
  return relations.filter((relation) => relation.entities.length > 0);
}

/**
 * Collects the uses of each type of a schema. Types that nothing refers to are not included.
 *
 * @type {(schema: GraphQLSchema) => ReadonlyMap<GraphQLNamedType, Uses>}
 */
function collectUses(schema) {
  /** @type {Map<GraphQLNamedType, Map<(typeof USES)[number], Set<Entity>>>} */
  const all = new Map();
  for (const entity of entitiesOf(schema).values()) {
    /** @type {(title: (typeof USES)[number], type: GraphQLType) => void} */
    const add = (title, type) => {
      const named = getNamedType(type);
      /** @type {Map<(typeof USES)[number], Set<Entity>>} */
      const uses = all.get(named) ?? new Map();
      const entities = uses.get(title) ?? new Set();
      all.set(named, uses.set(title, entities.add(entity)));
    };
    const { node } = entity;
    if (isOperation(entity)) add("Returned by", entity.node.type);
    for (const { type } of "args" in node ? node.args : []) add("Argument of", type);
    for (const member of isUnionType(node) ? node.getTypes() : []) add("Member of", member);
    for (const parent of "getInterfaces" in node ? node.getInterfaces() : []) add("Implemented by", parent);
    for (const field of fieldsOf(node)) {
      add("Used by", field.type);
      for (const { type } of "args" in field ? field.args : []) add("Argument in", type);
    }
  }
  return all;
}

/**
 * Lists the types of a type's fields and of their arguments, each once.
 *
 * @type {(type: GraphQLNamedType) => GraphQLNamedType[]}
 */
function typesOfFields(type) {
  const fields = fieldsOf(type);
  const typed = [...fields, ...fields.flatMap((field) => ("args" in field ? field.args : []))];
  return [...new Set(typed.map((each) => getNamedType(each.type)))];
}

/**
 * Sorts by name, independently of the machine's locale.
 *
 * @type {(entities: Iterable<Entity>) => Entity[]}
 */
function sortedByName(entities) {
  const keyed = [...entities].map((entity) => ({ entity, key: `${entity.name.toLowerCase()} ${entity.name}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entity }) => entity);
}

/** Order of kinds: those that say the most about a type come first. */
const KIND_ORDER = /** @type {readonly Kind[]} */ (["object", "interface", "union", "input", "enum", "scalar"]);

/**
 * Sorts by kind, custom scalars before built-in ones. Keeps the order of the schema within a kind.
 *
 * @type {(entities: Entity[]) => Entity[]}
 */
function sortedByKind(entities) {
  /** @type {(entity: Entity) => number} */
  const rank = ({ kind, node }) =>
    KIND_ORDER.indexOf(kind) + (isNamedType(node) && isSpecifiedScalarType(node) ? 1 : 0);
  return entities.sort((a, b) => rank(a) - rank(b));
}
