import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import { fit, isPlainObject } from "./fit.mjs";
import { enumValueOf } from "./inputs.mjs";
import { sampleOf } from "./samples.mjs";

/** @import { GraphQLAbstractType, GraphQLCompositeType, GraphQLObjectType, GraphQLOutputType } from "graphql" */
/** @import { Selected, Selection } from "./selection.mjs" */
/** @import { Work } from "./work.mjs" */

/**
 * A sample of what a field answers, in the shape that its selection asks for. Lists have one item; a list of a union or
 * an interface has one for each fragment.
 *
 * @param {Selected} selected
 * @param {string} owner name of the type that has the field
 * @param {Work} work
 * @param {unknown} [known] what is known of the answer, as JSON: the example of the type that has the field, or what the
 *   operation was given
 * @returns {unknown}
 */
export function answerTo(selected, owner, work, known) {
  const { field, selection } = selected;
  if (!selection) return leafAnswer(selected, owner, work, known);
  const example = work.exampleOf(field);
  if (isPlainObject(known) && isPlainObject(example)) {
    return objectAnswer(field.type, selection, work, { ...example, ...known });
  }
  // An empty list would hide the shape.
  const given = [known, example].find((value) => isPlainObject(value) || (Array.isArray(value) && value.length > 0));
  return objectAnswer(field.type, selection, work, given);
}

/**
 * @param {Selected} selected
 * @param {string} owner
 * @param {Work} work
 * @param {unknown} known
 * @returns {unknown}
 */
function leafAnswer({ field }, owner, work, known) {
  const type = getNamedType(field.type);
  for (const example of [known, work.exampleOf(field), work.exampleOf(type)]) {
    const value = fit(example, field.type);
    if (value !== undefined) return value;
  }
  if (isEnumType(type)) return inLists(enumValueOf(type, work), field.type);
  return isScalarType(type) ? inLists(sampleOf(type, field.name, owner), field.type) : null;
}

/**
 * @param {unknown} value
 * @param {GraphQLOutputType} type
 * @returns {unknown}
 */
function inLists(value, type) {
  if (isNonNullType(type)) return inLists(value, type.ofType);
  return isListType(type) ? [inLists(value, type.ofType)] : value;
}

/**
 * @param {GraphQLOutputType} type
 * @param {Selection} selection
 * @param {Work} work
 * @param {unknown} example
 * @returns {unknown}
 */
function objectAnswer(type, selection, work, example) {
  if (isNonNullType(type)) return objectAnswer(type.ofType, selection, work, example);
  if (isListType(type)) {
    const examples = Array.isArray(example) ? example : [example];
    return itemsOf(type.ofType, selection, work, examples);
  }
  if (!isCompositeType(type)) return null;
  const [object] = Array.isArray(example) ? example : [example];
  return concreteAnswer(type, selection, work, isPlainObject(object) ? object : {});
}

/**
 * @param {GraphQLOutputType} type of the items
 * @param {Selection} selection
 * @param {Work} work
 * @param {readonly unknown[]} examples
 * @returns {unknown[]}
 */
function itemsOf(type, selection, work, examples) {
  const named = getNamedType(type);
  const isDirect = isCompositeType(type) || (isNonNullType(type) && isCompositeType(type.ofType));
  if (!isDirect || !isAbstractType(named)) {
    const item = objectAnswer(type, selection, work, examples[0]);
    return item === null ? [] : [item];
  }
  const shown = shownMembers(named, selection, work);
  const objects = examples.filter(isPlainObject);
  const items = shown.map(({ name }) => objects.find((each) => each["__typename"] === name) ?? { __typename: name });
  return items.map((item) => concreteAnswer(named, selection, work, item));
}

/**
 * An object of a type, or of one of its members.
 *
 * @param {GraphQLCompositeType} type
 * @param {Selection} selection
 * @param {Work} work
 * @param {Readonly<Record<string, unknown>>} example
 * @returns {Record<string, unknown> | null} null where no object can be of the type
 */
function concreteAnswer(type, selection, work, example) {
  const ofType = exampleObject(work.exampleOf(type));
  const concrete = isAbstractType(type) ? memberOf(type, selection, work, { ...ofType, ...example }) : type;
  if (!concrete) return null;
  const known = {
    ...((ofType["__typename"] ?? concrete.name) === concrete.name ? ofType : {}),
    ...exampleObject(work.exampleOf(concrete)),
    ...example,
  };
  const added = selection.fragments.find((fragment) => fragment.type === concrete)?.fields ?? [];
  const fields = [...selection.fields, ...added].map((selected) => {
    const own = concrete.getFields()[selected.field.name] ?? selected.field;
    return [selected.key, answerTo({ ...selected, field: own }, concrete.name, work, known[selected.field.name])];
  });
  return { ...(selection.typename ? { __typename: concrete.name } : {}), ...Object.fromEntries(fields) };
}

/**
 * The type that an example names, or else the first that has a fragment, or else the first of all.
 *
 * @param {GraphQLAbstractType} type
 * @param {Selection} selection
 * @param {Work} work
 * @param {Readonly<Record<string, unknown>>} example
 * @returns {GraphQLObjectType | undefined}
 */
function memberOf(type, selection, work, example) {
  const members = work.schema.getPossibleTypes(type);
  return members.find(({ name }) => name === example["__typename"]) ?? shownMembers(type, selection, work)[0];
}

/**
 * The members of a type that have fragments, or else its first one. A field of an object may have fewer members than it
 * has in the interface that it was selected on.
 *
 * @param {GraphQLAbstractType} type
 * @param {Selection} selection
 * @param {Work} work
 * @returns {readonly GraphQLObjectType[]}
 */
function shownMembers(type, { fragments }, { schema }) {
  const members = schema.getPossibleTypes(type);
  const shown = fragments.map((fragment) => fragment.type).filter((member) => members.includes(member));
  return shown.length > 0 ? shown : members.slice(0, 1);
}

/**
 * @param {unknown} example
 */
function exampleObject(example) {
  return isPlainObject(example) ? example : {};
}
