/** Chooses the arguments of an example operation, with their variables and values. */
import {
  getNamedType,
  getNullableType,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { isDeprecated } from "../schema.mjs";
import { coerce, toJson } from "./examples.mjs";
import { FIRST_INPUT_FIELDS, OPTIONAL_ARGUMENTS, OPTIONAL_INPUT_FIELDS } from "./limits.mjs";
import { pascalCase } from "./names.mjs";
import { sampleOf } from "./samples.mjs";

/**
 * @import {
 *   GraphQLArgument, GraphQLEnumType, GraphQLField, GraphQLInputField, GraphQLInputObjectType, GraphQLInputType, GraphQLSchema,
 * } from "graphql"
 */
/** @import { ExampleOf } from "./examples.mjs" */

/** @typedef {GraphQLField<unknown, unknown>} Field */

/**
 * The state of an example operation under construction.
 *
 * @typedef {object} Context
 * @property {GraphQLSchema} schema
 * @property {ExampleOf} exampleOf
 * @property {Map<string, Variable>} variables by their names
 * @property {Map<Field, readonly PrintedArgument[]>} declared the arguments of fields whose variables are declared
 * @property {Set<string>} notes sentences in Markdown
 */

/**
 * A variable of the document.
 *
 * @typedef {object} Variable
 * @property {GraphQLArgument} argument
 * @property {boolean} required
 * @property {unknown} value JSON
 */

/**
 * An argument in the document. The text is a variable or a literal.
 *
 * @typedef {{ readonly name: string, readonly text: string }} PrintedArgument
 */

/** @typedef {GraphQLArgument | GraphQLInputField} Input */

/**
 * The input object types that a value is nested in. The value must not contain them again.
 *
 * @typedef {readonly GraphQLInputObjectType[]} Ancestors
 */

/**
 * Declares variables for the arguments of a field, once for each field.
 *
 * @param {Field} field
 * @param {string} owner name of the type that the arguments are about, which sample IDs contain
 * @param {Context} context receives the variables
 * @returns {readonly PrintedArgument[]}
 */
export function declareArguments(field, owner, context) {
  const declared = context.declared.get(field);
  if (declared) return declared;
  const printed = shownArguments(field, context).map((argument) => {
    const required = isRequiredArgument(argument);
    const isFirstPage = isCursor(argument) && !required;
    const value = isFirstPage ? (givenValue(argument, context) ?? null) : valueOf(argument, owner, context);
    if (value === undefined && required) {
      context.notes.add(
        `Every value of \`${String(argument.type)}\` would be endless, so the operation cannot be sent.`,
      );
    }
    const name = freeName(argument.name, field.name, context);
    context.variables.set(name, { argument, required, value: value ?? null });
    return { name: argument.name, text: `$${name}` };
  });
  context.declared.set(field, printed);
  return printed;
}

/** Names of the argument that sets the page size, most frequent first. */
const PAGE_SIZES = ["first", "limit", "pageSize", "page_size", "perPage", "per_page", "take"];

/**
 * Finds the argument of a field that sets how many items a page has.
 *
 * @type {(field: Field) => GraphQLArgument | undefined}
 */
export function pageSizeArgument(field) {
  return PAGE_SIZES.map((size) => field.args.find(({ name }) => name === size)).find(
    (argument) => argument && getNullableType(argument.type) === GraphQLInt && !isDeprecated(argument),
  );
}

/** Names of optional arguments that select an object, by an ID or a search. One is shown if no argument is required. */
const SELECTORS = /^(?:id|ids|slug|key|handle|q|query|search|text|term)$|(?:Id|Ids|_id|_ids)$/u;

/**
 * Chooses the arguments to show: required ones first, then some optional ones in the order of the schema.
 *
 * Among the optional ones, an argument that selects an object has priority (if no argument is required), then the page size,
 * then arguments that the schema gives a value for. If there are none of these and no argument is required, the first optional
 * one is shown. A page size is shown together with its cursor.
 *
 * @type {(field: Field, context: Context) => GraphQLArgument[]}
 */
function shownArguments(field, context) {
  const required = field.args.filter(isRequiredArgument);
  const optional = field.args.filter((argument) => !isRequiredArgument(argument) && !isDeprecated(argument));
  const pageSize = pageSizeArgument(field);
  const selector = required.length === 0 ? optional.find(({ name }) => SELECTORS.test(name)) : undefined;
  const given = optional.filter((argument) => argument !== pageSize && hasValue(argument, context));
  const wanted = [selector, pageSize && optional.includes(pageSize) ? pageSize : undefined, ...given];
  const first = new Set(wanted.filter((argument) => argument !== undefined).slice(0, OPTIONAL_ARGUMENTS));
  const [fallback] = optional;
  if (required.length === 0 && first.size === 0 && fallback) first.add(fallback);
  const shown = optional.filter((argument) => first.has(argument) || (pageSize && isCursor(argument)));
  return [...required, ...shown];
}

/**
 * Whether an argument is the cursor after which a page starts. It is null for the first page.
 *
 * @type {(argument: GraphQLArgument) => boolean}
 */
function isCursor(argument) {
  return argument.name === "after" && argument.defaultValue === undefined;
}

/**
 * Whether the schema gives a value for an argument, or for a field of its input object.
 *
 * @type {(argument: GraphQLArgument, context: Context) => boolean}
 */
function hasValue(argument, context) {
  if (givenValue(argument, context) !== undefined) return true;
  const named = getNamedType(argument.type);
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some((field) => context.exampleOf(field) !== undefined);
}

/** @type {(name: string, fieldName: string, context: Context) => string} */
function freeName(name, fieldName, { variables }) {
  if (!variables.has(name)) return name;
  const longName = `${fieldName}${pascalCase(name)}`;
  let candidate = longName;
  for (let number = 2; variables.has(candidate); number += 1) candidate = `${longName}${String(number)}`;
  return candidate;
}

/**
 * Returns the value that the schema gives for an argument or an input field: its example, its default, or the example of its
 * input object type; `undefined` if there is no valid value.
 *
 * @type {(input: Input, context: Context) => unknown}
 */
function givenValue(input, { exampleOf }) {
  const named = getNamedType(input.type);
  const sources = [
    () => exampleOf(input),
    // A default of null has the same effect as no argument.
    () => toJson(input.defaultValue, input.type) ?? undefined,
    () => (isInputObjectType(named) ? exampleOf(named) : undefined),
  ];
  for (const source of sources) {
    const value = coerce(source(), input.type);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Returns the value of an argument or an input field: from the schema, or otherwise a sample for its type; `undefined` if
 * every value of the type would contain itself.
 *
 * @type {(input: Input, owner: string, context: Context, ancestors?: Ancestors) => unknown}
 */
function valueOf(input, owner, context, ancestors = []) {
  return givenValue(input, context) ?? sampleValue(input.type, input.name, owner, context, ancestors);
}

/** @type {(type: GraphQLInputType, name: string, owner: string, context: Context, ancestors: Ancestors) => unknown} */
function sampleValue(type, name, owner, context, ancestors) {
  if (isNonNullType(type)) return sampleValue(type.ofType, name, owner, context, ancestors);
  if (isListType(type)) {
    const item = sampleValue(type.ofType, name, owner, context, ancestors);
    return item === undefined ? [] : [item];
  }
  const example = coerce(context.exampleOf(type), type);
  if (example !== undefined) return example;
  if (isInputObjectType(type))
    return ancestors.includes(type) ? undefined : objectOf(type, context, [...ancestors, type]);
  return isEnumType(type) ? enumValueOf(type, context) : sampleOf(type, name, owner);
}

/**
 * Returns the name of an enum's first value that is not deprecated. If all are deprecated, adds a note and
 * returns the first one.
 *
 * @type {(type: GraphQLEnumType, context: Context) => string | undefined}
 */
export function enumValueOf(type, { notes }) {
  const values = type.getValues();
  const current = values.find((value) => !isDeprecated(value));
  if (!current) notes.add(`All values of \`${type.name}\` are deprecated.`);
  return (current ?? values[0])?.name;
}

/**
 * Creates an input object with its required fields, and some of those that the schema gives a value for. If no field is
 * required and none has an example, the object has its first fields; `undefined` if a value would be endless.
 *
 * @type {(type: GraphQLInputObjectType, context: Context, ancestors: Ancestors) => Record<string, unknown> | undefined}
 */
function objectOf(type, context, ancestors) {
  const fields = Object.values(type.getFields());
  if (type.isOneOf) return oneOf(type, fields, context, ancestors);

  const current = fields.filter((field) => !isDeprecated(field));
  const given = current.filter((field) => !isRequiredInputField(field) && !isEmpty(givenValue(field, context)));
  const isMeaningful =
    fields.some(isRequiredInputField) || given.some((field) => context.exampleOf(field) !== undefined);
  const optional = isMeaningful
    ? given.slice(0, OPTIONAL_INPUT_FIELDS)
    : firstFields(current, type, context, ancestors);
  const chosen = fields.filter((field) => isRequiredInputField(field) || optional.includes(field));
  const values = chosen.map(
    (field) => /** @type {const} */ ([field.name, valueOf(field, type.name, context, ancestors)]),
  );
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

/**
 * Chooses fields of an input object that has no required fields: its first scalars and enums, or otherwise one object.
 *
 * @type {(current: GraphQLInputField[], type: GraphQLInputObjectType, context: Context, ancestors: Ancestors) => GraphQLInputField[]}
 */
function firstFields(current, type, context, ancestors) {
  const leaves = current.filter((field) => isLeafType(getNamedType(field.type)));
  if (leaves.length > 0) return leaves.slice(0, FIRST_INPUT_FIELDS);
  const first = current.find((field) => !isEmpty(valueOf(field, type.name, context, ancestors)));
  return first ? [first] : [];
}

/**
 * Creates a `@oneOf` input object, with exactly one field: one with a value in the schema, or otherwise the first with a
 * value that is not empty, or otherwise an empty list.
 *
 * @type {(type: GraphQLInputObjectType, fields: readonly GraphQLInputField[], context: Context, ancestors: Ancestors) => Record<string, unknown> | undefined}
 */
function oneOf(type, fields, context, ancestors) {
  const current = fields.filter((field) => !isDeprecated(field));
  if (current.length === 0) context.notes.add(`All fields of \`${type.name}\` are deprecated.`);
  const usable = current.length > 0 ? current : fields;
  // Look up values of the schema first, which is cheap; then sample values until one is not empty.
  const given = usable.find((field) => !isEmpty(givenValue(field, context)));
  if (given) return { [given.name]: valueOf(given, type.name, context, ancestors) };
  /** @type {Record<string, unknown> | undefined} */
  let empty;
  for (const field of usable) {
    const value = valueOf(field, type.name, context, ancestors);
    if (!isEmpty(value)) return { [field.name]: value };
    if (Array.isArray(value)) empty ??= { [field.name]: value };
  }
  return empty;
}

/** @type {(value: unknown) => boolean} */
function isEmpty(value) {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
