/** Facts about the parts of a schema that need neither graphql nor the tool, so that components can use them in the browser. */

/** @import { GraphQLDirective, GraphQLField, GraphQLInputField, GraphQLNamedType } from "graphql" */

/**
 * A definition that can have a page of its own, as graphql-js represents it. Operations are fields.
 *
 * @typedef {GraphQLNamedType | GraphQLField<unknown, unknown> | GraphQLDirective} Node
 */

/** The letter for each kind of definition, and for enum values, where there is no space for the word. */
export const LETTERS = /** @type {const} */ ({
  object: "O",
  interface: "I",
  union: "U",
  input: "In",
  enum: "E",
  value: "V",
  scalar: "S",
  directive: "@",
  query: "Q",
  mutation: "M",
  subscription: "Su",
});

/** @typedef {keyof typeof LETTERS} Kind */

/**
 * The kind of the definitions in each of the tool's categories. Its folders have the same names.
 *
 * @type {Readonly<Record<string, Kind>>}
 */
export const KIND_OF_CATEGORY = {
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
};

/**
 * Whether a field, an argument, an input field or an enum value is deprecated. The reason may be empty.
 *
 * @param {{ readonly deprecationReason?: string | null | undefined }} element
 */
export function isDeprecated({ deprecationReason }) {
  return typeof deprecationReason === "string";
}

/**
 * The fields of a type in the order of the schema; none for a type without fields.
 *
 * @param {Node} type
 * @returns {(GraphQLField<unknown, unknown> | GraphQLInputField)[]}
 */
export function fieldsOf(type) {
  return "getFields" in type ? Object.values(type.getFields()) : [];
}
