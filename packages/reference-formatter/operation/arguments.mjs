import { getNamedType, isInputObjectType, isRequiredArgument } from "graphql";
import { isDeprecated } from "./deprecated.mjs";
import { givenValue, valueOf } from "./inputs.mjs";
import { OPTIONAL_ARGUMENTS } from "./limits.mjs";
import { pagingOf } from "./paging.mjs";
import { pascal } from "./words.mjs";

/** @import { GraphQLArgument } from "graphql" */
/** @import { Field } from "./fields.mjs" */
/** @import { Work } from "./work.mjs" */

/**
 * An argument in the document.
 *
 * @typedef {object} Given
 * @property {string} name
 * @property {string} text a variable or a literal
 */

/** Optional arguments that pick what is wanted, for want of any that are required. */
const PICKS = /^(?:id|ids|slug|key|handle|q|query|search|text|term)$|(?:Id|Ids|_id|_ids)$/u;

/**
 * The arguments that an example shows, those that are required first.
 *
 * Of those that are optional it shows the first few that the schema has an example or a default for, the size of a page
 * and, with it, the cursor to go on from; where nothing is required, the first that picks by an ID or by words as well, or
 * else just the first.
 *
 * @param {Field} field
 * @param {Work} work
 * @returns {GraphQLArgument[]}
 */
function shownArguments(field, work) {
  const required = field.args.filter(isRequiredArgument);
  const optional = field.args.filter((argument) => !isRequiredArgument(argument) && !isDeprecated(argument));
  const paging = pagingOf(field);
  const pick = required.length === 0 ? optional.find(({ name }) => PICKS.test(name)) : undefined;
  const given = optional.filter((argument) => argument !== paging && hasValue(argument, work));
  // These three have a place before others, and all are shown in the order of the schema.
  const wanted = [pick, paging && optional.includes(paging) ? paging : undefined, ...given];
  const first = new Set(wanted.filter((argument) => argument !== undefined).slice(0, OPTIONAL_ARGUMENTS));
  const [fallback] = optional;
  if (required.length === 0 && first.size === 0 && fallback) first.add(fallback);
  const shown = optional.filter((argument) => first.has(argument) || (paging && isCursor(argument)));
  return [...required, ...shown];
}

/**
 * Whether an argument is the cursor that a page begins after, which is null for the first page.
 *
 * @param {GraphQLArgument} argument
 */
function isCursor(argument) {
  return argument.name === "after" && argument.defaultValue === undefined;
}

/**
 * Whether the schema has a value for an argument, or for a part of it.
 *
 * @param {GraphQLArgument} argument
 * @param {Work} work
 */
function hasValue(argument, work) {
  if (givenValue(argument, work) !== undefined) return true;
  const named = getNamedType(argument.type);
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some((field) => work.exampleOf(field) !== undefined);
}

/**
 * The arguments of a field as variables, which are declared once for each field.
 *
 * @param {Field} field
 * @param {string} owner name of what the arguments speak of
 * @param {Work} work receives the variables
 * @returns {readonly Given[]}
 */
export function declareArguments(field, owner, work) {
  const known = work.calls.get(field);
  if (known) return known;
  const call = shownArguments(field, work).map((argument) => declareArgument(argument, field, owner, work));
  work.calls.set(field, call);
  return call;
}

/**
 * @param {GraphQLArgument} argument
 * @param {Field} field
 * @param {string} owner
 * @param {Work} work
 * @returns {Given}
 */
function declareArgument(argument, field, owner, work) {
  const required = isRequiredArgument(argument);
  const value = isCursor(argument) && !required ? (givenValue(argument, work) ?? null) : valueOf(argument, owner, work);
  if (value === undefined) {
    work.notes.add(`No value of \`${String(argument.type)}\` has an end, so the operation cannot be sent.`);
  }
  const name = freeName(argument.name, field.name, work);
  work.variables.set(name, { argument, required, value: value ?? null });
  return { name: argument.name, text: `$${name}` };
}

/**
 * A name that no variable has yet.
 *
 * @param {string} name
 * @param {string} fieldName
 * @param {Work} work
 */
function freeName(name, fieldName, { variables }) {
  if (!variables.has(name)) return name;
  const long = `${fieldName}${pascal(name)}`;
  let free = long;
  for (let at = 2; variables.has(free); at += 1) free = `${long}${String(at)}`;
  return free;
}
