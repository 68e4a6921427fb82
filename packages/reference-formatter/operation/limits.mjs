/** How much an example operation shows. */

/**
 * How much of a type a selection shows.
 *
 * @typedef {object} Limits
 * @property {number} leaves how many scalars and enums
 * @property {number} objects how many fields that have fields of their own
 * @property {boolean} connections whether connections may be among these
 */

/** @typedef {Limits & { member: Limits }} TypeLimits with the limits for each member of a union or an interface */

/**
 * For the result of the operation.
 *
 * @type {TypeLimits}
 */
export const RESULT = {
  leaves: 20,
  objects: 5,
  connections: true,
  member: { leaves: 6, objects: 2, connections: false },
};

/**
 * For each item of a connection, or of a list that is the result.
 *
 * @type {TypeLimits}
 */
export const ITEM = {
  leaves: 12,
  objects: 3,
  connections: false,
  member: { leaves: 4, objects: 1, connections: false },
};

/**
 * For an object inside the result. It shows no further objects, unless it has no other fields.
 *
 * @type {TypeLimits}
 */
export const NESTED = {
  leaves: 6,
  objects: 0,
  connections: false,
  member: { leaves: 3, objects: 0, connections: false },
};

/** How many members of a union or an interface have an inline fragment. */
export const FRAGMENTS = 3;

/** How many objects are opened inside each other in search of a scalar to show. */
export const DEPTH = 4;

/** How many optional arguments have a value. */
export const OPTIONAL_ARGUMENTS = 4;

/** How many optional input fields have the value that the schema gives for them. */
export const OPTIONAL_INPUT_FIELDS = 6;

/** How many input fields have a value where none is required and the schema gives no value for any. */
export const FIRST_INPUT_FIELDS = 3;

/** How many items a page of results is asked for. */
export const PAGE_SIZE = 10;

/** The longest line of a document. A longer one has its arguments on lines of their own. */
export const LINE = 80;
