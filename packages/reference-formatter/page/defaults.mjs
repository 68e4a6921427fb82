/**
 * Default values as SDL writes them. GraphQL-Markdown prints them by `String`, which throws for the object value of a custom
 * scalar, and graphql-js cannot make a literal of one.
 */
import { astFromValue, getNullableType, isInputObjectType, isLeafType, isListType, Kind, print } from "graphql";
import { fieldsOf } from "../schema/elements.mjs";

/** @import { ConstValueNode, GraphQLArgument, GraphQLType } from "graphql" */
/** @import { Node } from "../schema/elements.mjs" */
/** @import { Element } from "./rows.mjs" */

/**
 * The default value of an argument or an input field.
 *
 * @param {Element} element
 * @returns {string | undefined} one line; `undefined` without a default
 */
export function defaultOf(element) {
  if (!("defaultValue" in element) || element.defaultValue === undefined) return undefined;
  // A schema that was fetched from an endpoint has no syntax tree.
  const written = element.astNode?.defaultValue;
  return written ? printLiteral(written) : literalOf(element.defaultValue, element.type);
}

/**
 * A copy of a definition whose defaults the tool can print.
 *
 * @param {Node} node
 * @returns {Node}
 */
export function withPrintableDefaults(node) {
  if ("args" in node) return Object.create(node, { args: { value: node.args.map(withPrintableDefault) } });
  const fields = fieldsOf(node).map((field) => [field.name, "args" in field ? withPrintableDefaults(field) : field]);
  return "getFields" in node ? Object.create(node, { getFields: { value: () => Object.fromEntries(fields) } }) : node;
}

/**
 * An argument with its default as SDL. The tool prints a default as it is when the type is a string.
 *
 * @type {(argument: GraphQLArgument) => object}
 */
function withPrintableDefault(argument) {
  return { ...argument, type: String(argument.type), defaultValue: defaultOf(argument) };
}

/**
 * A literal of the schema, in one line.
 *
 * @type {(node: ConstValueNode) => string}
 */
function printLiteral(node) {
  if (node.kind === Kind.LIST) return `[${node.values.map(printLiteral).join(", ")}]`;
  if (node.kind === Kind.OBJECT)
    return printObject(node.fields.map(({ name, value }) => `${name.value}: ${printLiteral(value)}`));
  return print(node.kind === Kind.STRING ? { ...node, block: false } : node);
}

/**
 * A value of JavaScript as a literal. Inside the value of a custom scalar, there is no type.
 *
 * @type {(value: unknown, type?: GraphQLType) => string}
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
    return printObject(entries.map(([name, each]) => `${name}: ${literalOf(each, fields[name]?.type)}`));
  }
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

/** @type {(fields: readonly string[]) => string} */
function printObject(fields) {
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
