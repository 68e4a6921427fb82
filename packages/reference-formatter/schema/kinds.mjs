/**
 * Kinds of entities that have pages, and of enum values, with the letter that stands for each where there is little room.
 */
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
 * Kinds by the names that the tool has for them, which are also those of its folders.
 *
 * @type {Readonly<Record<string, Kind>>}
 */
export const KINDS = {
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
