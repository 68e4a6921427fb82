import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";
import { declareArguments } from "./arguments.mjs";
import { ITEM, RESULT } from "./limits.mjs";
import { selectionOf } from "./selection.mjs";
import { pascal, wordsOf } from "./words.mjs";

/** @import { GraphQLNamedType, GraphQLSchema, OperationTypeNode } from "graphql" */
/** @import { Field } from "./fields.mjs" */
/** @import { Selected } from "./selection.mjs" */
/** @import { Work } from "./work.mjs" */

/**
 * The fields from a root type to the one that a page is about.
 *
 * @param {GraphQLSchema} schema
 * @param {OperationTypeNode} operation
 * @param {readonly string[]} path their names
 * @returns {[Field, ...Field[]]}
 * @throws {Error} when the schema has no such field
 */
export function followPath(schema, operation, path) {
  /** @type {GraphQLNamedType | null | undefined} */
  let type = schema.getRootType(operation);
  const [first, ...others] = path.map((name) => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`The schema has no ${operation} "${path.join(".")}".`);
    type = getNamedType(field.type);
    return field;
  });
  if (!first) throw new Error(`The path of a ${operation} is empty.`);
  return [first, ...others];
}

/**
 * The field of a page with its arguments and its selection, inside the namespaces that lead to it.
 *
 * @param {readonly [Field, ...Field[]]} fields
 * @param {Work} work receives the variables, of which those of the page's own field have the shortest names
 * @returns {Selected}
 */
export function selectPath([field, ...inner], work) {
  const named = getNamedType(field.type);
  const [next, ...others] = inner;
  const nested = next && selectPath([next, ...others], work);
  const given = declareArguments(field, ownerOf(field), work);
  if (nested) {
    const selection = { typename: isAbstractType(named), fields: [nested], fragments: [] };
    return { key: field.name, field, given, selection };
  }
  const limits = isListType(getNullableType(field.type)) ? ITEM : RESULT;
  const selection = isCompositeType(named) ? selectionOf(named, limits, work) : undefined;
  return { key: field.name, field, given, ...(selection ? { selection } : {}) };
}

/**
 * What the arguments of an operation speak of: its result if that is one thing with an ID, or else what it is named after.
 *
 * @param {Field} field
 * @returns {string} as the name of a type
 */
function ownerOf(field) {
  const named = getNamedType(field.type);
  const isThing = (isObjectType(named) || isInterfaceType(named)) && "id" in named.getFields();
  if (isThing && !named.name.endsWith("Payload")) return named.name;
  const words = wordsOf(field.name);
  // The first word of several is a verb: "deleteThread" speaks of a thread.
  return (words.length > 1 ? words.slice(1) : words).map(pascal).join("");
}
