/**
 * Prints default values as SDL. GraphQL-Markdown prints them with `String`, which throws for some object values of
 * custom scalars, and graphql-js can't make a literal of such a value.
 */
import { astFromValue, getNullableType, isInputObjectType, isLeafType, isListType, Kind, print } from "graphql";
import { fieldsOf } from "../schema.mjs";

/** @import { ConstValueNode, GraphQLArgument, GraphQLType } from "graphql" */
/** @import { Node } from "../schema.mjs" */
/** @import { Element } from "./rows.mjs" */

/**
 * Prints the default value of an argument or an input field as SDL.
 *
 * @param {Element} element
 * @returns {string | undefined} one line; `undefined` without a default
 */
export function defaultOf(element) {
  if (!("defaultValue" in element) || element.defaultValue === undefined) return undefined;
  // A schema from an endpoint has no syntax tree.
  const written = element.astNode?.defaultValue;
  return written ? printLiteral(written) : literalOf(element.defaultValue, element.type);
}

/**
 * Copies a definition so that the tool prints its defaults. With the original, the tool would fail for some defaults of
 * arguments, and leave out the defaults of input fields.
 *
 * @type {(node: Node) => Node}
 */
export function withPrintableDefaults(node) {
  if ("args" in node) return Object.create(node, { args: { value: node.args.map(withDefaultInType) } });
  const fields = fieldsOf(node).map((field) => [
    field.name,
    "args" in field ? withPrintableDefaults(field) : withDefaultInType(field),
  ]);
  return "getFields" in node ? Object.create(node, { getFields: { value: () => Object.fromEntries(fields) } }) : node;
}

/**
 * Copies an argument or an input field, and adds its default to the text of its type, which the tool prints unchanged. Returns
 * elements without a default as they are.
 *
 * @type {<Part extends Element | GraphQLArgument>(element: Part) => object}
 */
function withDefaultInType(element) {
  const value = defaultOf(element);
  if (value === undefined || !("type" in element)) return element;
  const text = `${String(element.type)} = ${value}`;
  return { ...element, type: { toString: () => text }, defaultValue: undefined };
}

/** Prints a literal of the schema on one line. @type {(node: ConstValueNode) => string} */
function printLiteral(node) {
  if (node.kind === Kind.LIST) return `[${node.values.map(printLiteral).join(", ")}]`;
  if (node.kind === Kind.OBJECT)
    return printObject(node.fields.map(({ name, value }) => `${name.value}: ${printLiteral(value)}`));
  return print(node.kind === Kind.STRING ? { ...node, block: false } : node);
}

/**
 * Prints a JavaScript value as a literal. There is no `type` for the parts of a custom scalar's value.
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
      // graphql-js has no literal for this value, such as an object, a list or a bigint; it is printed below.
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
