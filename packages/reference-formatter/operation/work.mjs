/** @import { GraphQLArgument, GraphQLSchema } from "graphql" */
/** @import { Given } from "./arguments.mjs" */
/** @import { ExampleOf } from "./examples.mjs" */
/** @import { Field } from "./fields.mjs" */

/**
 * A variable of the document.
 *
 * @typedef {object} Variable
 * @property {GraphQLArgument} argument whose value it is
 * @property {boolean} required
 * @property {unknown} value as JSON
 */

/**
 * What is known and gathered while an example is made.
 *
 * @typedef {object} Work
 * @property {GraphQLSchema} schema
 * @property {ExampleOf} exampleOf
 * @property {Map<string, Variable>} variables by their names
 * @property {Map<Field, readonly Given[]>} calls the arguments of the fields that have variables
 * @property {Set<string>} notes sentences in Markdown
 */

/**
 * The start of an example.
 *
 * @param {GraphQLSchema} schema
 * @param {ExampleOf} exampleOf
 * @returns {Work}
 */
export function newWork(schema, exampleOf) {
  return { schema, exampleOf, variables: new Map(), calls: new Map(), notes: new Set() };
}
