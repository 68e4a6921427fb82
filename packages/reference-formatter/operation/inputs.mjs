import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { isDeprecated } from "./deprecated.mjs";
import { fit, toJson } from "./fit.mjs";
import { FIRST_INPUT_FIELDS, OPTIONAL_INPUT_FIELDS } from "./limits.mjs";
import { sampleOf } from "./samples.mjs";

/** @import { GraphQLArgument, GraphQLEnumType, GraphQLInputField, GraphQLInputObjectType, GraphQLInputType } from "graphql" */
/** @import { Work } from "./work.mjs" */

/** @typedef {GraphQLArgument | GraphQLInputField} Input */

/**
 * The input objects that a value is inside of, which it must not go into again.
 *
 * @typedef {readonly GraphQLInputObjectType[]} Above
 */

/**
 * The value that the schema itself gives for an argument or an input field: its example, its default or the example of
 * its type.
 *
 * @param {Input} input
 * @param {Work} work
 * @returns {unknown} JSON; `undefined` where there is none, or none that can be sent
 */
export function givenValue(input, { exampleOf }) {
  const named = getNamedType(input.type);
  const sources = [
    () => exampleOf(input),
    // A default of null is what a client has that leaves it out.
    () => toJson(input.defaultValue, input.type) ?? undefined,
    () => (isInputObjectType(named) ? exampleOf(named) : undefined),
  ];
  for (const source of sources) {
    const value = fit(source(), input.type);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * A value for an argument or an input field: the schema's, or else one that is made from the type.
 *
 * @param {Input} input
 * @param {string} owner name of what it speaks of
 * @param {Work} work
 * @param {Above} [above]
 * @returns {unknown} JSON; `undefined` where the type has no value that ends
 */
export function valueOf(input, owner, work, above = []) {
  return givenValue(input, work) ?? madeValue(input.type, input.name, owner, work, above);
}

/**
 * @param {GraphQLInputType} type
 * @param {string} name
 * @param {string} owner
 * @param {Work} work
 * @param {Above} above
 * @returns {unknown}
 */
function madeValue(type, name, owner, work, above) {
  if (isNonNullType(type)) return madeValue(type.ofType, name, owner, work, above);
  if (isListType(type)) {
    const item = madeValue(type.ofType, name, owner, work, above);
    return item === undefined ? [] : [item];
  }
  const example = fit(work.exampleOf(type), type);
  if (example !== undefined) return example;
  if (isInputObjectType(type)) return above.includes(type) ? undefined : objectOf(type, work, [...above, type]);
  return isEnumType(type) ? enumValueOf(type, work) : sampleOf(type, name, owner);
}

/**
 * The first value of an enum that is not deprecated.
 *
 * @param {GraphQLEnumType} type
 * @param {Work} work
 * @returns {string | undefined}
 */
export function enumValueOf(type, { notes }) {
  const values = type.getValues();
  const current = values.find((value) => !isDeprecated(value));
  if (!current) notes.add(`All values of \`${type.name}\` are deprecated.`);
  return (current ?? values[0])?.name;
}

/**
 * An object with the fields that are required and the first of those that the schema has a value for. Where it has at
 * most defaults, and nothing is required, it has the first fields.
 *
 * @param {GraphQLInputObjectType} type
 * @param {Work} work
 * @param {Above} above
 * @returns {Record<string, unknown> | undefined}
 */
function objectOf(type, work, above) {
  const fields = Object.values(type.getFields());
  if (type.isOneOf) return oneOf(type, fields, work, above);

  const current = fields.filter((field) => !isDeprecated(field));
  const given = current.filter((field) => !isRequiredInputField(field) && !isEmpty(givenValue(field, work)));
  const isTelling = fields.some(isRequiredInputField) || given.some((field) => work.exampleOf(field) !== undefined);
  const first = isTelling ? given.slice(0, OPTIONAL_INPUT_FIELDS) : firstOf(current, type, work, above);
  const chosen = fields.filter((field) => isRequiredInputField(field) || first.includes(field));
  const values = chosen.map((field) => /** @type {const} */ ([field.name, valueOf(field, type.name, work, above)]));
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

/**
 * Some fields of an input object that has none that are required: those that hold scalars and enums, or else one that
 * holds an object.
 *
 * @param {readonly GraphQLInputField[]} current those that are not deprecated
 * @param {GraphQLInputObjectType} type
 * @param {Work} work
 * @param {Above} above
 */
function firstOf(current, type, work, above) {
  const leaves = current.filter((field) => isLeafType(getNamedType(field.type)));
  if (leaves.length > 0) return leaves.slice(0, FIRST_INPUT_FIELDS);
  const first = current.find((field) => !isEmpty(valueOf(field, type.name, work, above)));
  return first ? [first] : [];
}

/**
 * The one field of an input object of which exactly one is given: one with an example, or else the first that leads
 * somewhere.
 *
 * @param {GraphQLInputObjectType} type
 * @param {readonly GraphQLInputField[]} fields
 * @param {Work} work
 * @param {Above} above
 * @returns {Record<string, unknown> | undefined}
 */
function oneOf(type, fields, work, above) {
  const current = fields.filter((field) => !isDeprecated(field));
  if (current.length === 0) work.notes.add(`All fields of \`${type.name}\` are deprecated.`);
  const usable = current.length > 0 ? current : fields;
  // What the schema gives costs nothing to look at; values are made one by one, until one leads somewhere.
  const exampled = usable.find((field) => !isEmpty(givenValue(field, work)));
  if (exampled) return { [exampled.name]: valueOf(exampled, type.name, work, above) };
  /** @type {Record<string, unknown> | undefined} */
  let empty;
  for (const field of usable) {
    const value = valueOf(field, type.name, work, above);
    if (!isEmpty(value)) return { [field.name]: value };
    if (Array.isArray(value)) empty ??= { [field.name]: value };
  }
  return empty;
}

/**
 * Whether a value shows nothing.
 *
 * @param {unknown} value
 */
function isEmpty(value) {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
