import { getDirectiveValues, getNamedType, parse } from "graphql";

/** @import { ConstDirectiveNode, GraphQLSchema, GraphQLType } from "graphql" */

/**
 * What can carry an example: a type, a field, an argument or an input field, as graphql-js has it.
 *
 * @typedef {object} Element
 * @property {GraphQLType} [type] a type has none
 * @property {{ readonly directives?: readonly ConstDirectiveNode[] } | null} [astNode]
 */

/**
 * Gives the example of an element, `undefined` where it has none.
 *
 * @typedef {(element: Element) => unknown} ExampleOf
 */

/**
 * Reads examples from a directive of the schema, as the tool's option `exampleSection` does and with the same defaults.
 *
 * The text of an example is JSON; text that is not is taken as it is. An operation may have a whole document for an
 * example, which is no value: it is left to the section that the tool prints.
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

/**
 * @param {unknown} text
 * @param {Element} element
 * @returns {unknown}
 */
function parseExample(text, element) {
  if (typeof text !== "string" || text === "" || isDocument(text)) return undefined;
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  // The digits of "1.0" or of a long ID would not survive as a number.
  return isText(element) && typeof value !== "string" && typeof value !== "object" ? text : value;
}

/**
 * Whether the values of an element are strings in any case.
 *
 * @param {Element} element
 */
function isText({ type }) {
  return type !== undefined && ["ID", "String"].includes(getNamedType(type).name);
}

/**
 * Whether a text is a GraphQL document.
 *
 * @param {string} text
 */
function isDocument(text) {
  // JSON is shorter to rule out than to parse as GraphQL, and no document begins like it.
  if (/^\s*(?:["[\d]|\{\s*["}])/u.test(text)) return false;
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
