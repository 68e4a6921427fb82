/**
 * Makes the answer of an example operation: a response with a value for each selected field. Values come from the
 * arguments or from the examples of the schema, or are made from the type.
 */
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import { enumValueOf } from "./arguments.mjs";
import { coerce, isPlainObject } from "./examples.mjs";
import { sampleOf } from "./samples.mjs";

/**
 * @import {
 *   GraphQLAbstractType, GraphQLCompositeType, GraphQLNamedType, GraphQLObjectType, GraphQLOutputType,
 * } from "graphql"
 */
/** @import { Context, Field, Variable } from "./arguments.mjs" */
/** @import { Selected, Selection } from "./selection.mjs" */

/** @typedef {Readonly<Record<string, unknown>>} Json a JSON object */

/**
 * Makes the part of an answer that repeats arguments: a query for a book by ID returns a book with that ID, and a
 * mutation that saves a title returns the title.
 *
 * @param {readonly [Field, ...Field[]]} path from the root to the field of the page
 * @param {ReadonlyMap<string, Variable>} variables
 * @returns {Record<string, unknown> | undefined} a part of the answer to the first field; `undefined` if the field of the page
 *   returns a list, a union, a scalar or an enum
 */
export function answerFromArguments(path, variables) {
  const field = /** @type {Field} */ (path.at(-1));
  const result = getNullableType(field.type);
  if (isListType(result) || !(isObjectType(result) || isInterfaceType(result))) return undefined;
  const fields = result.getFields();
  /** @type {Record<string, unknown>} */
  const known = {};
  for (const { argument, value } of variables.values()) {
    if (!field.args.includes(argument)) continue;
    for (const [name, type, sent] of valuesIn(argument.name, getNamedType(argument.type), value)) {
      const returned = fields[name];
      if (returned && sent !== null && getNamedType(returned.type) === type) known[name] = sent;
    }
  }
  return path
    .slice(1)
    .reduceRight((/** @type {Record<string, unknown>} */ inner, { name }) => ({ [name]: inner }), known);
}

/**
 * Returns a value with its name or, for an input object, the values of its fields with their names.
 *
 * @type {(name: string, type: GraphQLNamedType, value: unknown) => (readonly [string, GraphQLNamedType, unknown])[]}
 */
function valuesIn(name, type, value) {
  if (!isInputObjectType(type) || !isPlainObject(value)) return [[name, type, value]];
  return Object.values(type.getFields()).map((field) => [field.name, getNamedType(field.type), value[field.name]]);
}

/**
 * Makes the answer to a field. A list of objects has one item; a list of a union or an interface has one for each fragment.
 *
 * @param {Selected} selected
 * @param {string} owner name of the type that has the field
 * @param {Context} context
 * @param {unknown} [known] the known part of the answer, as JSON: from the arguments, or from the example of the owner
 * @returns {unknown}
 */
export function answerTo(selected, owner, context, known) {
  const { field, selection } = selected;
  if (!selection) return leafAnswer(field, owner, context, known);
  const example = context.exampleOf(field);
  if (isPlainObject(known) && isPlainObject(example)) {
    return objectAnswer(field.type, selection, context, { ...example, ...known });
  }
  // An empty list would not show what the items look like.
  const usable = [known, example].find((value) => isPlainObject(value) || (Array.isArray(value) && value.length > 0));
  return objectAnswer(field.type, selection, context, usable);
}

/** @type {(field: Field, owner: string, context: Context, known: unknown) => unknown} */
function leafAnswer(field, owner, context, known) {
  const type = getNamedType(field.type);
  for (const example of [known, context.exampleOf(field), context.exampleOf(type)]) {
    const value = coerce(example, field.type);
    if (value !== undefined) return value;
  }
  if (isEnumType(type)) return inLists(enumValueOf(type, context), field.type);
  return isScalarType(type) ? inLists(sampleOf(type, field.name, owner), field.type) : null;
}

/** Wraps a value in the lists of a type. @type {(value: unknown, type: GraphQLOutputType) => unknown} */
function inLists(value, type) {
  if (isNonNullType(type)) return inLists(value, type.ofType);
  return isListType(type) ? [inLists(value, type.ofType)] : value;
}

/** @type {(type: GraphQLOutputType, selection: Selection, context: Context, example: unknown) => unknown} */
function objectAnswer(type, selection, context, example) {
  if (isNonNullType(type)) return objectAnswer(type.ofType, selection, context, example);
  const examples = Array.isArray(example) ? example : [example];
  if (isListType(type)) return itemsOf(type.ofType, selection, context, examples);
  return isCompositeType(type) ? concreteAnswer(type, selection, context, objectOrEmpty(examples[0])) : null;
}

/** @type {(type: GraphQLOutputType, selection: Selection, context: Context, examples: readonly unknown[]) => unknown[]} */
function itemsOf(type, selection, context, examples) {
  const item = getNullableType(type);
  if (!isAbstractType(item)) {
    const answer = objectAnswer(type, selection, context, examples[0]);
    return answer === null ? [] : [answer];
  }
  const objects = examples.filter(isPlainObject);
  return shownMembers(item, selection, context).map(({ name }) => {
    const example = objects.find((each) => each["__typename"] === name) ?? { __typename: name };
    return concreteAnswer(item, selection, context, example);
  });
}

/**
 * Makes an object of a type or, for an abstract type, of one of its members; null if there can be no object of the type.
 *
 * @type {(type: GraphQLCompositeType, selection: Selection, context: Context, example: Json) => Json | null}
 */
function concreteAnswer(type, selection, context, example) {
  const typeExample = objectOrEmpty(context.exampleOf(type));
  const concrete = isAbstractType(type) ? memberOf(type, selection, context, { ...typeExample, ...example }) : type;
  if (!concrete) return null;
  const values = {
    ...((typeExample["__typename"] ?? concrete.name) === concrete.name ? typeExample : {}),
    ...objectOrEmpty(context.exampleOf(concrete)),
    ...example,
  };
  const fragmentFields = selection.fragments.find((fragment) => fragment.type === concrete)?.fields ?? [];
  const fields = [...selection.fields, ...fragmentFields].map((selected) => {
    const field = concrete.getFields()[selected.field.name] ?? selected.field;
    return [selected.key, answerTo({ ...selected, field }, concrete.name, context, values[field.name])];
  });
  return { ...(selection.typename ? { __typename: concrete.name } : {}), ...Object.fromEntries(fields) };
}

/**
 * Returns the member that an example names, otherwise the first one with a fragment, otherwise the first of all.
 *
 * @type {(type: GraphQLAbstractType, selection: Selection, context: Context, example: Json) => GraphQLObjectType | undefined}
 */
function memberOf(type, selection, context, example) {
  const members = context.schema.getPossibleTypes(type);
  return members.find(({ name }) => name === example["__typename"]) ?? shownMembers(type, selection, context)[0];
}

/**
 * Returns the members with a fragment, or else the first member. A field may have fewer members in an object type than
 * in the interface that the fragments were made for.
 *
 * @type {(type: GraphQLAbstractType, selection: Selection, context: Context) => readonly GraphQLObjectType[]}
 */
function shownMembers(type, { fragments }, { schema }) {
  const members = schema.getPossibleTypes(type);
  const shown = fragments.map((fragment) => fragment.type).filter((member) => members.includes(member));
  return shown.length > 0 ? shown : members.slice(0, 1);
}

/** Returns an example if it is an object, otherwise an empty object. @type {(example: unknown) => Json} */
function objectOrEmpty(example) {
  return isPlainObject(example) ? example : {};
}
