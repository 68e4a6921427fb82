/** Helpers that need neither graphql nor the tool. */

/** @import { GraphQLDirective, GraphQLField, GraphQLInputField, GraphQLNamedType } from "graphql" */

/**
 * A definition that can have a page, as graphql-js represents it. Operations are fields.
 *
 * @typedef {GraphQLNamedType | GraphQLField<unknown, unknown> | GraphQLDirective} Node
 */

/**
 * The kind of a definition, or of an enum value.
 *
 * @typedef {"object" | "interface" | "union" | "input" | "enum" | "value" | "scalar" | "directive" | "query" | "mutation" | "subscription"} Kind
 */

/**
 * Kinds of definitions by category in the tool, which is also the name of their folder.
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
 * Lists the fields of a type in the order of the schema; none for a type without fields.
 *
 * @param {Node} type
 * @returns {(GraphQLField<unknown, unknown> | GraphQLInputField)[]}
 */
export function fieldsOf(type) {
  return "getFields" in type ? Object.values(type.getFields()) : [];
}
