/** The entities of a schema that can have pages, and how they refer to each other. */
import { getNamedType, isNamedType, isSpecifiedScalarType, isUnionType } from "graphql";
import { schemaMap } from "./graphqlMarkdown.mjs";

/**
 * @import {
 *   GraphQLDirective, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema, GraphQLType, OperationTypeNode,
 * } from "graphql"
 */

/**
 * A definition that can have a page, as graphql-js represents it. Operations are fields.
 *
 * @typedef {GraphQLNamedType | GraphQLField<unknown, unknown> | GraphQLDirective} Node
 */

/** Kinds of definitions by their category in the tool, which is also the name of their folder. */
const KIND_OF_CATEGORY = /** @type {const} */ ({
  queries: "query",
  mutations: "mutation",
  subscriptions: "subscription",
  objects: "object",
  interfaces: "interface",
  unions: "union",
  inputs: "input",
  enums: "enum",
  scalars: "scalar",
  directives: "directive",
});

/** @typedef {(typeof KIND_OF_CATEGORY)[keyof typeof KIND_OF_CATEGORY]} Kind */

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
 * A field of a root type, or of a namespace below one.
 *
 * @typedef {Entity & { readonly kind: `${OperationTypeNode}`, readonly node: GraphQLField<unknown, unknown> }} Operation
 */

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<unknown, readonly Entity[]>>} */
const knownEntities = new WeakMap();

/**
 * Returns all entities of a schema, by their graphql-js nodes. A field of a type to which several namespaces lead is an
 * operation in each of them.
 *
 * @type {(schema: GraphQLSchema) => ReadonlyMap<unknown, readonly Entity[]>}
 */
export function entitiesOf(schema) {
  const known = knownEntities.get(schema);
  if (known) return known;
  /** @type {Map<unknown, Entity[]>} */
  const entities = new Map();
  const map = schemaMap(schema);
  for (const [category, kind] of Object.entries(KIND_OF_CATEGORY)) {
    for (const [name, node] of Object.entries(map[category] ?? {})) {
      entities.set(node, [...(entities.get(node) ?? []), { name, kind, node, category }]);
    }
  }
  knownEntities.set(schema, entities);
  return entities;
}

/**
 * Returns the entity of a type or directive; `undefined` if it can have no page.
 *
 * @type {(definition: GraphQLNamedType | GraphQLDirective, schema: GraphQLSchema) => Entity | undefined}
 */
export function entityOf(definition, schema) {
  return entitiesOf(schema).get(definition)?.[0];
}

/** Whether an entity is a query, mutation or subscription. @type {(entity: Entity) => entity is Operation} */
export function isOperation({ kind }) {
  return kind === "query" || kind === "mutation" || kind === "subscription";
}

/**
 * Whether a field, an argument, an input field or an enum value is deprecated. The reason may be empty.
 *
 * @type {(element: { readonly deprecationReason?: string | null | undefined }) => boolean}
 */
export function isDeprecated({ deprecationReason }) {
  return typeof deprecationReason === "string";
}

/**
 * Lists the fields of a type in the order of the schema; none for a type without fields.
 *
 * @type {(type: Node) => (GraphQLField<unknown, unknown> | GraphQLInputField)[]}
 */
export function fieldsOf(type) {
  return "getFields" in type ? Object.values(type.getFields()) : [];
}

/**
 * Entities that have the same relation to a type.
 *
 * @typedef {object} Relation
 * @property {string} title heading of their list
 * @property {"from" | "to"} direction `from` if they refer to the type, `to` if the type refers to them
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

/** @typedef {Map<(typeof USES)[number], Set<Entity>>} Uses */

/** @type {WeakMap<GraphQLSchema, ReadonlyMap<GraphQLNamedType, Uses>>} */
const knownUses = new WeakMap();

/**
 * Lists the relations of a type to other entities: first those that refer to it, then those that it refers to.
 *
 * @param {GraphQLNamedType} type
 * @param {GraphQLSchema} schema
 * @returns {Relation[]} relations with at least one entity
 */
export function relationsOf(type, schema) {
  const uses = knownUses.get(schema) ?? collectUses(schema);
  knownUses.set(schema, uses);
  /** @type {(types: readonly GraphQLNamedType[]) => Entity[]} */
  const toEntities = (types) => types.flatMap((each) => entityOf(each, schema) ?? []);
  /** @type {Relation[]} */
  const relations = [
    ...USES.map((title) => {
      const entities = sortedByName(uses.get(type)?.get(title) ?? []);
      return /** @type {const} */ ({ title, direction: "from", entities });
    }),
    { title: "Uses", direction: "to", entities: sortedByKind(toEntities(typesOfFields(type))) },
    { title: "Implements", direction: "to", entities: toEntities("getInterfaces" in type ? type.getInterfaces() : []) },
    { title: "Possible types", direction: "to", entities: toEntities(isUnionType(type) ? type.getTypes() : []) },
  ];
  return relations.filter(({ entities }) => entities.length > 0);
}

/**
 * Collects which entities use each type of a schema, and how. Types that nothing refers to are not included.
 *
 * @type {(schema: GraphQLSchema) => ReadonlyMap<GraphQLNamedType, Uses>}
 */
function collectUses(schema) {
  /** @type {Map<GraphQLNamedType, Uses>} */
  const all = new Map();
  for (const entity of [...entitiesOf(schema).values()].flat()) {
    /** @type {(title: (typeof USES)[number], type: GraphQLType) => void} */
    const add = (title, type) => {
      const named = getNamedType(type);
      /** @type {Uses} */
      const uses = all.get(named) ?? new Map();
      all.set(named, uses.set(title, (uses.get(title) ?? new Set()).add(entity)));
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
 * Lists the types of a type's fields and of the fields' arguments, each once.
 *
 * @type {(type: GraphQLNamedType) => GraphQLNamedType[]}
 */
function typesOfFields(type) {
  const fields = fieldsOf(type);
  const typed = [...fields, ...fields.flatMap((field) => ("args" in field ? field.args : []))];
  return [...new Set(typed.map((each) => getNamedType(each.type)))];
}

/** Sorts by name, independently of the machine's locale. @type {(entities: Iterable<Entity>) => Entity[]} */
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
