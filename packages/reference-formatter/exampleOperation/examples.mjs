/** Reads values from the schema: its examples, and its defaults as JSON. */
import {
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from "graphql";
import { isDeprecated } from "../schema.mjs";
import { accepts } from "./samples.mjs";

/**
 * @import {
 *   ConstDirectiveNode, GraphQLInputObjectType, GraphQLInputType, GraphQLLeafType, GraphQLSchema, GraphQLType,
 * } from "graphql"
 */

/**
 * A type, field, argument or input field, as graphql-js represents it. Each can have an example.
 *
 * @typedef {object} Element
 * @property {GraphQLType} [type] missing if the element is itself a type
 * @property {{ readonly directives?: readonly ConstDirectiveNode[] } | null} [astNode]
 */

/** @typedef {(element: Element) => unknown} ExampleOf returns the example of an element, or `undefined` */

/**
 * Reads examples from a directive of the schema, like the tool's option `exampleSection` and with the same defaults.
 *
 * The text of an example is parsed as JSON; other text is used unchanged. The example of an operation may be a whole
 * document, which is not a value: the tool prints it in a separate section.
 *
 * @param {GraphQLSchema} schema
 * @param {{ directive?: string, field?: string, parser?: (text: unknown, element: Element) => unknown }} [options]
 * @returns {ExampleOf}
 */
export function examplesOf(schema, { directive = "example", field = "value", parser = parseExample } = {}) {
  const definition = schema.getDirective(directive);
  return (element) => {
    if (!definition || !element.astNode) return undefined;
    const text = getDirectiveValues(definition, element.astNode)?.[field];
    return text === undefined ? undefined : parser(text, element);
  };
}

/** @type {(text: unknown, element: Element) => unknown} */
function parseExample(text, { type }) {
  if (typeof text !== "string" || text === "" || isDocument(text)) return undefined;
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const isString = type !== undefined && ["ID", "String"].includes(getNamedType(type).name);
  // Strings and IDs stay text: a number would lose the digits of "1.0", or of a long ID.
  return isString && typeof value !== "string" && typeof value !== "object" ? text : value;
}

/** @type {(text: string) => boolean} */
function isDocument(text) {
  // Rules out most JSON first, because parsing is slower.
  if (/^\s*(?:["[\d]|\{\s*["}])/u.test(text)) return false;
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a value of the schema valid for a type, like input coercion: a single value becomes a list if the type is a list.
 * Removes deprecated fields, and rejects deprecated enum values.
 *
 * @param {unknown} value JSON
 * @param {GraphQLType} type an input type, or the type of a field that returns scalars or enums
 * @returns {unknown} `undefined` if the value cannot be made valid
 */
export function coerce(value, type) {
  if (value === undefined) return undefined;
  if (isNonNullType(type)) return value === null ? undefined : coerce(value, type.ofType);
  if (value === null) return null;
  if (isListType(type)) {
    const items = (Array.isArray(value) ? value : [value]).map((item) => coerce(item, type.ofType));
    return items.includes(undefined) ? undefined : items;
  }
  if (isLeafType(type)) return coerceLeaf(value, type);
  return isInputObjectType(type) ? coerceInputObject(value, type) : undefined;
}

/** @type {(value: unknown, type: GraphQLLeafType) => unknown} */
function coerceLeaf(value, type) {
  if (isEnumType(type)) {
    const enumValue = typeof value === "string" ? type.getValue(value) : undefined;
    return enumValue && !isDeprecated(enumValue) ? value : undefined;
  }
  const isString = type.name === "String" || type.name === "ID";
  if (isString && (typeof value === "number" || typeof value === "boolean")) return String(value);
  return accepts(type, value) ? value : undefined;
}

/** @type {(value: unknown, type: GraphQLInputObjectType) => Record<string, unknown> | undefined} */
function coerceInputObject(value, type) {
  if (!isPlainObject(value)) return undefined;
  /** @type {Record<string, unknown>} */
  const coerced = {};
  for (const field of Object.values(type.getFields())) {
    const given = isDeprecated(field) ? undefined : coerce(value[field.name], field.type);
    if (given !== undefined) coerced[field.name] = given;
    else if (isNonNullType(field.type) && field.defaultValue === undefined) return undefined;
  }
  const values = Object.values(coerced);
  return type.isOneOf && (values.length !== 1 || values.includes(null)) ? undefined : coerced;
}

/**
 * Converts the default of an argument or an input field to JSON. graphql-js has the internal value that resolvers
 * receive, which can be anything for the enums of a code-first schema.
 *
 * @param {unknown} value
 * @param {GraphQLInputType} type
 * @returns {unknown} `undefined` if JSON has no such value
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

/** Whether a JSON value is an object. @type {(value: unknown) => value is Record<string, unknown>} */
export function isPlainObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
