import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType } from "graphql";
import { isLeaf, selectableFields } from "./fields.mjs";

/** @import { GraphQLNamedOutputType, GraphQLObjectType, GraphQLSchema } from "graphql" */
/** @import { Field } from "./fields.mjs" */

/** What a client needs to know of a page, to fetch the next one. */
const PAGE_INFO = ["hasNextPage", "endCursor"];

/**
 * How a connection is read.
 *
 * @typedef {object} Connection
 * @property {GraphQLObjectType} type the connection itself
 * @property {Field} items `nodes`, or else `edges`
 * @property {GraphQLObjectType} [edge] the type of the edges, where it has to go through them
 * @property {Field} node the field whose values are what the connection lists
 * @property {{ field: Field, shown: readonly Field[] }} [pageInfo] with those of its fields that lead to the next page
 */

/**
 * Whether a type is a connection, by its fields: `nodes` or `edges` with a `node`, beside `pageInfo` or in a type with
 * `Connection` at the end of its name.
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

  const nodes = fields.find((field) => field.name === "nodes" && isListOfObjects(field));
  if (nodes) return { ...found, items: nodes, node: nodes };
  const edges = fields.find((field) => field.name === "edges" && isListOfObjects(field));
  const edge = edges && getNamedType(edges.type);
  if (!edges || !isObjectType(edge)) return undefined;
  const node = selectableFields(edge, schema).find((field) => field.name === "node" && !isLeaf(field));
  return node && { ...found, items: edges, edge, node };
}

/**
 * @param {readonly Field[]} fields
 * @param {GraphQLSchema} schema
 */
function pageInfoOf(fields, schema) {
  const field = fields.find(({ name }) => name === "pageInfo");
  const type = field && getNamedType(field.type);
  const leaves = isObjectType(type) ? selectableFields(type, schema).filter(isLeaf) : [];
  if (!field || leaves.length === 0) return undefined;
  const telling = leaves.filter(({ name }) => PAGE_INFO.includes(name));
  return { field, shown: telling.length > 0 ? telling : leaves };
}

/**
 * @param {Field} field
 */
function isListOfObjects(field) {
  return isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
}
