/**
 * How much of a type a selection shows.
 *
 * @typedef {object} Limits
 * @property {number} leaves how many scalars and enums
 * @property {number} objects how many fields that have fields of their own
 * @property {boolean} connections whether connections are among these
 */

/** @typedef {Limits & { member: Limits }} TypeLimits with those for each member of a union or an interface */

/**
 * What the result of the operation shows of itself.
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
 * What each item of a connection, or of a list that is the result, shows.
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
 * What an object inside the result shows: no further objects, unless it has nothing else.
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

/** How many objects are opened one inside the other, where none of them has a scalar to show. */
export const DEPTH = 4;

/** How many arguments that are optional are given a value. */
export const OPTIONAL_ARGUMENTS = 4;

/** How many input fields that are optional are given the value that the schema has for them. */
export const OPTIONAL_INPUT_FIELDS = 6;

/** How many input fields are given a value where none is required and the schema has no value for any. */
export const FIRST_INPUT_FIELDS = 3;

/** How many items of a connection are asked for. */
export const PAGE_SIZE = 10;

/** A line of the document that would be longer has its arguments below each other. */
export const LINE = 80;
