import { getNamedType, getNullableType, isInputObjectType, isInterfaceType, isListType, isObjectType } from "graphql";
import { isPlainObject } from "./fit.mjs";

/** @import { GraphQLNamedType } from "graphql" */
/** @import { Field } from "./fields.mjs" */
/** @import { Variable } from "./work.mjs" */

/**
 * What an operation is given and gets back: who asks for the book with an ID gets a book with that ID, and who saves a
 * title sees it in the answer.
 *
 * @param {readonly [Field, ...Field[]]} path from the root to the field of the page
 * @param {ReadonlyMap<string, Variable>} variables
 * @returns {Record<string, unknown> | undefined} a part of the answer to the first field
 */
export function echoOf(path, variables) {
  const field = /** @type {Field} */ (path.at(-1));
  const result = getNullableType(field.type);
  if (isListType(result) || !(isObjectType(result) || isInterfaceType(result))) return undefined;
  const fields = result.getFields();

  /** @type {Record<string, unknown>} */
  const echo = {};
  for (const { argument, value } of variables.values()) {
    if (!field.args.includes(argument)) continue;
    for (const [name, type, part] of partsOf(argument.name, getNamedType(argument.type), value)) {
      const found = fields[name];
      if (found && part !== null && getNamedType(found.type) === type) echo[name] = part;
    }
  }
  return path
    .slice(1)
    .reduceRight((/** @type {Record<string, unknown>} */ inner, { name }) => ({ [name]: inner }), echo);
}

/**
 * A value and, of an input object, the values of its fields.
 *
 * @param {string} name
 * @param {GraphQLNamedType} type
 * @param {unknown} value
 * @returns {(readonly [name: string, type: GraphQLNamedType, value: unknown])[]}
 */
function partsOf(name, type, value) {
  if (!isInputObjectType(type) || !isPlainObject(value)) return [[name, type, value]];
  return Object.values(type.getFields()).map((field) => [field.name, getNamedType(field.type), value[field.name]]);
}
