/**
 * Limits for the selection on a type.
 *
 * @typedef {object} Limits
 * @property {number} leaves maximum number of scalars and enums
 * @property {number} objects maximum number of fields that have subfields
 * @property {boolean} connections whether the fields that have subfields may include connections
 */

/** @typedef {Limits & { member: Limits }} TypeLimits with the limits for each member of a union or an interface */

/** For the result of the operation. @type {TypeLimits} */
export const RESULT = {
  leaves: 20,
  objects: 5,
  connections: true,
  member: { leaves: 6, objects: 2, connections: false },
};

/** For each item of a result that is a connection or a list. @type {TypeLimits} */
export const ITEM = {
  leaves: 12,
  objects: 3,
  connections: false,
  member: { leaves: 4, objects: 1, connections: false },
};

/**
 * For an object inside the result. Objects inside it are selected only if it has no other fields.
 *
 * @type {TypeLimits}
 */
export const NESTED = {
  leaves: 6,
  objects: 0,
  connections: false,
  member: { leaves: 3, objects: 0, connections: false },
};

/** Maximum number of inline fragments for a union or an interface. */
export const FRAGMENTS = 3;

/** Maximum depth of nested objects in a search for a scalar. */
export const DEPTH = 4;

/** Maximum number of optional arguments, besides a cursor. */
export const OPTIONAL_ARGUMENTS = 4;

/** Maximum number of optional input fields with a value from the schema. */
export const OPTIONAL_INPUT_FIELDS = 6;

/** Maximum number of input fields if none is required and none has an example. */
export const FIRST_INPUT_FIELDS = 3;

export const PAGE_SIZE = 10;

/** Maximum length of a line in a document. If arguments don't fit, each is on a separate line. */
export const LINE = 80;

/** The URL to which the command sends the operation. */
export const ENDPOINT = "https://example.com/graphql";
