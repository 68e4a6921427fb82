/**
 * Default values as SDL writes them. GraphQL-Markdown prints them by `String`, which throws for an object that a custom scalar
 * takes, and graphql-js has no literal for one.
 */
import { astFromValue, getNullableType, isInputObjectType, isLeafType, isListType, Kind, print } from "graphql";
import { fieldsOf } from "../schema/uses.mjs";

/** @import { ConstValueNode, GraphQLArgument, GraphQLType } from "graphql" */
/** @import { Node } from "../schema/entities.mjs" */
/** @import { Element } from "./row.mjs" */

/**
 * @param {readonly string[]} fields
 */
function objectOf(fields) {
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/**
 * A literal in one line.
 *
 * @param {ConstValueNode} node
 * @returns {string}
 */
function printed(node) {
  if (node.kind === Kind.LIST) return `[${node.values.map(printed).join(", ")}]`;
  if (node.kind === Kind.OBJECT)
    return objectOf(node.fields.map(({ name, value }) => `${name.value}: ${printed(value)}`));
  return print(node.kind === Kind.STRING ? { ...node, block: false } : node);
}

/**
 * A value as a literal of GraphQL.
 *
 * @param {unknown} value
 * @param {GraphQLType} [type] none for what is inside the value of a custom scalar
 * @returns {string}
 */
function literalOf(value, type) {
  if (value === null) return "null";
  const nullable = type && getNullableType(type);
  if (isListType(nullable) && !Array.isArray(value)) return literalOf(value, nullable.ofType);
  if (isLeafType(nullable)) {
    try {
      const node = astFromValue(value, nullable);
      if (node) return print(node);
    } catch {
      // The value is an object or a list, which is written below.
    }
  }
  if (Array.isArray(value)) {
    const item = isListType(nullable) ? nullable.ofType : undefined;
    return `[${value.map((each) => literalOf(each, item)).join(", ")}]`;
  }
  if (typeof value === "object") {
    const fields = isInputObjectType(nullable) ? nullable.getFields() : {};
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return objectOf(entries.map(([name, each]) => `${name}: ${literalOf(each, fields[name]?.type)}`));
  }
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

/**
 * The default value of an argument or of an input field.
 *
 * @param {Element} element
 * @returns {string | undefined} one line; nothing without a default
 */
export function defaultOf(element) {
  if (!("defaultValue" in element) || element.defaultValue === undefined) return undefined;
  // A schema that comes from an endpoint has no definitions.
  const written = element.astNode?.defaultValue;
  return written ? printed(written) : literalOf(element.defaultValue, element.type);
}

/**
 * An argument that the tool prints with its default as SDL writes it: a type without a kind makes it take the text as it is.
 *
 * @param {GraphQLArgument} argument
 */
function printable(argument) {
  return { ...argument, type: String(argument.type), defaultValue: defaultOf(argument) };
}

/**
 * What the tool is to print the definition of: the same, with arguments whose defaults it can print.
 *
 * @param {Node} node
 * @returns {Node}
 */
export function withPrintableDefaults(node) {
  if ("args" in node) return Object.create(node, { args: { value: node.args.map(printable) } });
  const fields = fieldsOf(node).map((field) => [field.name, "args" in field ? withPrintableDefaults(field) : field]);
  return "getFields" in node ? Object.create(node, { getFields: { value: () => Object.fromEntries(fields) } }) : node;
}
