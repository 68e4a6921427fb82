/** Chooses the fields of a type that an example selects, and recognises pagination. */
import {
  getNamedType,
  getNullableType,
  GraphQLInt,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { isDeprecated } from "../schema/elements.mjs";

/**
 * @import {
 *   GraphQLArgument, GraphQLField, GraphQLInterfaceType, GraphQLNamedOutputType, GraphQLObjectType, GraphQLSchema,
 * } from "graphql"
 */
/** @import { Limits } from "./limits.mjs" */

/** @typedef {GraphQLField<unknown, unknown>} Field */
/** @typedef {GraphQLObjectType | GraphQLInterfaceType} FieldsType a type that has fields */

/**
 * Whether the values of a field are scalars or enums.
 *
 * @param {Field} field
 */
export function isLeaf(field) {
  return isLeafType(getNamedType(field.type));
}

/**
 * Whether a type can have objects: an interface without implementations has none.
 *
 * @param {GraphQLNamedOutputType} type
 * @param {GraphQLSchema} schema
 */
export function isInhabited(type, schema) {
  return !isAbstractType(type) || schema.getPossibleTypes(type).length > 0;
}

/**
 * Lists the fields of a type that can be selected without variables, in the order of the schema: not deprecated, and
 * without required arguments. A required page size is allowed, because any value will do.
 *
 * @param {FieldsType} type
 * @param {GraphQLSchema} schema
 * @returns {Field[]}
 */
export function selectableFields(type, schema) {
  return resolvableFields(type, schema).filter((field) => !isDeprecated(field) && !needsVariables(field));
}

/**
 * Lists the fields of a type that can have a value and do not lead back to a root type.
 *
 * @type {(type: FieldsType, schema: GraphQLSchema) => Field[]}
 */
function resolvableFields(type, schema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(type.getFields()).filter((field) => {
    const named = getNamedType(field.type);
    return isInhabited(named, schema) && !roots.some((root) => root === named);
  });
}

/** @type {(field: Field) => boolean} */
function needsVariables(field) {
  const pageSize = pageSizeArgument(field);
  return field.args.some((argument) => isRequiredArgument(argument) && argument !== pageSize);
}

/**
 * Whether the objects of a field have selectable fields.
 *
 * @param {Field} field
 * @param {GraphQLSchema} schema
 */
export function canOpen(field, schema) {
  const named = getNamedType(field.type);
  if (isUnionType(named)) return true;
  return (isObjectType(named) || isInterfaceType(named)) && selectableFields(named, schema).length > 0;
}

/**
 * Chooses one field of a type without selectable fields. Fields with required arguments come before deprecated ones, and
 * scalars before objects.
 *
 * @param {FieldsType} type
 * @param {(field: Field) => boolean} mayOpen whether an object may be selected
 * @param {GraphQLSchema} schema
 * @returns {Field | undefined}
 */
export function lastResort(type, mayOpen, schema) {
  const fields = resolvableFields(type, schema).filter((field) => isLeaf(field) || mayOpen(field));
  const current = fields.filter((field) => !isDeprecated(field));
  const withoutVariables = fields.filter((field) => !needsVariables(field));
  const best = [current, withoutVariables, fields].find((group) => group.length > 0) ?? [];
  return best.find(isLeaf) ?? best[0];
}

/** Fields that identify an object. They have priority, because some schemas sort fields by name. */
const IDENTIFYING = ["id", "name", "title", "slug", "key", "code", "login", "status", "state", "message"];

/** A field of Relay mutations that few clients need. */
export const MUTATION_ID = "clientMutationId";

/**
 * Chooses the fields to select, in the order of the schema. If there are more than the limits allow, identifying
 * scalars have priority over others, and other objects over connections.
 *
 * @param {readonly Field[]} fields
 * @param {Limits} limits
 * @param {GraphQLSchema} schema
 * @returns {Field[]}
 */
export function pickFields(fields, limits, schema) {
  const all = fields.length > 1 ? fields.filter(({ name }) => name !== MUTATION_ID) : fields;
  const leaves = firstOf(all.filter(isLeaf), limits.leaves, ({ name }) => !IDENTIFYING.includes(name));
  /** @type {(field: Field) => boolean} */
  const isConnection = (field) => connectionOf(getNamedType(field.type), schema) !== undefined;
  const objects = all.filter((field) => canOpen(field, schema) && (limits.connections || !isConnection(field)));
  const picked = new Set([...leaves, ...firstOf(objects, limits.objects, isConnection)]);
  return all.filter((field) => picked.has(field));
}

/** @type {(fields: readonly Field[], count: number, isLowPriority: (field: Field) => boolean) => readonly Field[]} */
function firstOf(fields, count, isLowPriority) {
  const last = fields.filter(isLowPriority);
  return [...fields.filter((field) => !last.includes(field)), ...last].slice(0, count);
}

/** Names of the argument that sets the page size, most frequent first. */
const PAGE_SIZES = ["first", "limit", "pageSize", "page_size", "perPage", "per_page", "take"];

/**
 * Finds the argument of a field that sets how many items a page has.
 *
 * @param {Field} field
 * @returns {GraphQLArgument | undefined}
 */
export function pageSizeArgument(field) {
  const sizes = field.args.filter(({ type }) => getNullableType(type) === GraphQLInt);
  return PAGE_SIZES.map((size) => sizes.find(({ name }) => name === size)).find(
    (argument) => argument && !isDeprecated(argument),
  );
}

/** The fields of `PageInfo` that a client needs to fetch the next page. */
const NEXT_PAGE = ["hasNextPage", "endCursor"];

/**
 * The parts of a connection, the usual form of pagination by cursors.
 *
 * @typedef {object} Connection
 * @property {GraphQLObjectType} type the connection itself
 * @property {Field} items `nodes`, or else `edges`
 * @property {GraphQLObjectType} [edge] the type of the edges, if the items are inside edges
 * @property {Field} node the field with the listed objects
 * @property {{ field: Field, shown: readonly Field[] }} [pageInfo] the field, and the subfields that lead to the next page
 */

/**
 * Recognises a connection by its fields: it has `nodes`, or `edges` with a `node`, and either `pageInfo` or a name that ends
 * with `Connection`.
 *
 * @param {GraphQLNamedOutputType} type
 * @param {GraphQLSchema} schema
 * @returns {Connection | undefined}
 */
export function connectionOf(type, schema) {
  if (!isObjectType(type)) return undefined;
  const fields = selectableFields(type, schema);
  const pageInfo = pageInfoOf(fields, schema);
  if (!pageInfo && !type.name.endsWith("Connection")) return undefined;
  const found = { type, ...(pageInfo ? { pageInfo } : {}) };

  /** @type {(field: Field) => boolean} */
  const isListOfObjects = (field) =>
    isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  const nodes = fields.find((field) => field.name === "nodes" && isListOfObjects(field));
  if (nodes) return { ...found, items: nodes, node: nodes };
  const edges = fields.find((field) => field.name === "edges" && isListOfObjects(field));
  const edge = edges && getNamedType(edges.type);
  if (!edges || !isObjectType(edge)) return undefined;
  const node = selectableFields(edge, schema).find((field) => field.name === "node" && !isLeaf(field));
  return node && { ...found, items: edges, edge, node };
}

/** @type {(fields: readonly Field[], schema: GraphQLSchema) => Connection["pageInfo"]} */
function pageInfoOf(fields, schema) {
  const field = fields.find(({ name }) => name === "pageInfo");
  const type = field && getNamedType(field.type);
  const leaves = isObjectType(type) ? selectableFields(type, schema).filter(isLeaf) : [];
  if (!field || leaves.length === 0) return undefined;
  const next = leaves.filter(({ name }) => NEXT_PAGE.includes(name));
  return { field, shown: next.length > 0 ? next : leaves };
}
