import { isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType, isScalarType } from "graphql";
import { isDeprecated } from "./deprecated.mjs";
import { accepts } from "./samples.mjs";

/** @import { GraphQLInputObjectType, GraphQLInputType, GraphQLLeafType, GraphQLType } from "graphql" */

/**
 * A value that the schema gives, as JSON of a type: a single value becomes a list where the type is one, and what is
 * deprecated is taken out.
 *
 * @param {unknown} value JSON
 * @param {GraphQLType} type an input type, or a scalar or an enum in whatever lists
 * @returns {unknown} `undefined` where the value is none of the type
 */
export function fit(value, type) {
  if (value === undefined) return undefined;
  if (isNonNullType(type)) return value === null ? undefined : fit(value, type.ofType);
  if (value === null) return null;
  if (isListType(type)) {
    const items = (Array.isArray(value) ? value : [value]).map((item) => fit(item, type.ofType));
    return items.includes(undefined) ? undefined : items;
  }
  if (isLeafType(type)) return fitLeaf(value, type);
  return isInputObjectType(type) ? fitInputObject(value, type) : undefined;
}

/**
 * @param {unknown} value
 * @param {GraphQLLeafType} type
 * @returns {unknown}
 */
function fitLeaf(value, type) {
  if (isEnumType(type)) {
    const found = typeof value === "string" ? type.getValue(value) : undefined;
    return found && !isDeprecated(found) ? value : undefined;
  }
  const isText = type.name === "String" || type.name === "ID";
  if (isText && (typeof value === "number" || typeof value === "boolean")) return String(value);
  return accepts(type, value) ? value : undefined;
}

/**
 * @param {unknown} value
 * @param {GraphQLInputObjectType} type
 * @returns {Record<string, unknown> | undefined}
 */
function fitInputObject(value, type) {
  if (!isPlainObject(value)) return undefined;
  /** @type {Record<string, unknown>} */
  const fitted = {};
  for (const field of Object.values(type.getFields())) {
    const given = isDeprecated(field) ? undefined : fit(value[field.name], field.type);
    if (given !== undefined) fitted[field.name] = given;
    else if (isNonNullType(field.type) && field.defaultValue === undefined) return undefined;
  }
  const values = Object.values(fitted);
  return type.isOneOf && (values.length !== 1 || values.includes(null)) ? undefined : fitted;
}

/**
 * The default of an argument or an input field as JSON. graphql-js has the values that resolvers see, which for an enum
 * of code-first schemas may be anything.
 *
 * @param {unknown} value
 * @param {GraphQLInputType} type
 * @returns {unknown} `undefined` where JSON has no such value
 */
export function toJson(value, type) {
  if (isNonNullType(type)) return toJson(value, type.ofType);
  if (value === undefined || value === null) return value;
  if (isListType(type)) return (Array.isArray(value) ? value : [value]).map((item) => toJson(item, type.ofType));
  if (isInputObjectType(type)) {
    if (!isPlainObject(value)) return undefined;
    const fields = Object.values(type.getFields()).filter(({ name }) => value[name] !== undefined);
    return Object.fromEntries(fields.map((field) => [field.name, toJson(value[field.name], field.type)]));
  }
  try {
    const sent = type.serialize(value);
    return isScalarType(type) ? JSON.parse(JSON.stringify(sent)) : sent;
  } catch {
    return undefined;
  }
}

/**
 * Whether a value is an object as JSON has it.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isPlainObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
