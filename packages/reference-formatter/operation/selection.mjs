import { getNamedType, isCompositeType, isObjectType, isRequiredArgument, isUnionType } from "graphql";
import { declareArguments } from "./arguments.mjs";
import { connectionOf } from "./connection.mjs";
import { isDeprecated } from "./deprecated.mjs";
import { canOpen, isLeaf, lastResort, selectableFields } from "./fields.mjs";
import { fragmentsOf } from "./fragments.mjs";
import { DEPTH, ITEM, NESTED, PAGE_SIZE } from "./limits.mjs";
import { pagingOf } from "./paging.mjs";
import { QUIET, pick } from "./pick.mjs";

/** @import { GraphQLCompositeType, GraphQLObjectType } from "graphql" */
/** @import { Given } from "./arguments.mjs" */
/** @import { Connection } from "./connection.mjs" */
/** @import { Field, FieldsType } from "./fields.mjs" */
/** @import { TypeLimits } from "./limits.mjs" */
/** @import { Work } from "./work.mjs" */

/**
 * A field in the document.
 *
 * @typedef {object} Selected
 * @property {string} key its name in the answer, which is another than that of the field where it has an alias
 * @property {Field} field
 * @property {readonly Given[]} given its arguments
 * @property {Selection} [selection] of a field that is no scalar or enum
 */

/**
 * What is between two braces of the document.
 *
 * @typedef {object} Selection
 * @property {boolean} typename whether `__typename` stands first
 * @property {readonly Selected[]} fields
 * @property {readonly Fragment[]} fragments
 */

/**
 * An inline fragment.
 *
 * @typedef {object} Fragment
 * @property {GraphQLObjectType} type
 * @property {readonly Selected[]} fields
 */

/**
 * Types around a selection that had nothing but objects to show, which are not opened again.
 *
 * @typedef {readonly GraphQLCompositeType[]} Above
 */

/**
 * A selection for a type: its scalars and enums, and one level of objects with theirs. A connection is opened down to its
 * items; a union and an interface have `__typename` and fragments.
 *
 * @param {GraphQLCompositeType} type
 * @param {TypeLimits} limits
 * @param {Work} work
 * @param {Above} [above]
 * @returns {Selection}
 */
export function selectionOf(type, limits, work, above = []) {
  const connection = above.includes(type) ? undefined : connectionOf(type, work.schema);
  if (connection) return connectionSelection(connection, limits, work, [...above, type]);

  const fields = isUnionType(type) ? [] : ownFields(type, limits, work, above);
  if (isObjectType(type)) return { typename: fields.length === 0, fields, fragments: [] };
  const fragments = fragmentsOf(type, fields, limits, (field) => select(field, work), work);
  return { typename: true, fields, fragments };
}

/**
 * The fields of a type that are selected on it; where it has no scalar that can be, one field that leads to some.
 *
 * @param {FieldsType} type
 * @param {TypeLimits} limits
 * @param {Work} work
 * @param {Above} above
 * @returns {Selected[]}
 */
function ownFields(type, limits, work, above) {
  const fields = selectableFields(type, work.schema);
  const picked = pick(fields, limits, work.schema);
  if (picked.length > 0) {
    if (limits !== NESTED) noteRest(type, picked, work);
    return picked.map((field) => select(field, work));
  }
  /** @type {(field: Field) => boolean} */
  const mayOpen = ({ type: inner }) => above.length < DEPTH && !above.some((each) => each === getNamedType(inner));
  const inner = fields.filter(mayOpen);
  const last = inner.find((field) => canOpen(field, work.schema)) ?? inner[0] ?? lastResort(type, mayOpen, work.schema);
  if (last && isDeprecated(last)) work.notes.add(`\`${type.name}\` has only deprecated fields to select.`);
  return last ? [select(last, work, [...above, type])] : [];
}

/**
 * @param {Field} field
 * @param {Work} work
 * @param {Above} [above]
 * @param {TypeLimits} [limits]
 * @returns {Selected}
 */
function select(field, work, above = [], limits = NESTED) {
  const named = getNamedType(field.type);
  const selection = isCompositeType(named) ? { selection: selectionOf(named, limits, work, above) } : {};
  return { key: field.name, field, given: givenTo(field, work), ...selection };
}

/**
 * The arguments of a field inside the result: the size of a page as a literal, others only where they have to be.
 *
 * @param {Field} field
 * @param {Work} work
 * @returns {readonly Given[]}
 */
function givenTo(field, work) {
  const paging = pagingOf(field);
  if (field.args.some((argument) => argument !== paging && isRequiredArgument(argument))) {
    return declareArguments(field, field.name, work);
  }
  if (!paging || paging.defaultValue !== undefined || (isLeaf(field) && !isRequiredArgument(paging))) return [];
  return [{ name: paging.name, text: String(PAGE_SIZE) }];
}

/**
 * The scalars of a connection, its items and, where it is the result, what leads to the next page.
 *
 * @param {Connection} connection
 * @param {TypeLimits} limits
 * @param {Work} work
 * @param {Above} above
 * @returns {Selection}
 */
function connectionSelection({ type, items, edge, node, pageInfo }, limits, work, above) {
  const isNested = limits === NESTED;
  const listed = select(node, work, above, isNested ? NESTED : ITEM);
  const fields = [...leavesOf(type, work), edge ? opened(items, [...leavesOf(edge, work), listed], work) : listed];
  if (pageInfo && !isNested) {
    const shown = pageInfo.shown.map((field) => select(field, work));
    fields.push(opened(pageInfo.field, shown, work));
  }
  return { typename: false, fields, fragments: [] };
}

/**
 * @param {Field} field
 * @param {readonly Selected[]} fields
 * @param {Work} work
 * @returns {Selected}
 */
function opened(field, fields, work) {
  return { key: field.name, field, given: givenTo(field, work), selection: { typename: false, fields, fragments: [] } };
}

/**
 * @param {FieldsType} type
 * @param {Work} work
 * @returns {Selected[]}
 */
function leavesOf(type, work) {
  return pick(selectableFields(type, work.schema), NESTED, work.schema).map((field) => select(field, work));
}

/**
 * Says how many fields of the result a reader may add.
 *
 * @param {FieldsType} type
 * @param {readonly Field[]} picked
 * @param {Work} work
 */
function noteRest(type, picked, { notes }) {
  const rest = Object.values(type.getFields()).filter(
    (field) => !isDeprecated(field) && !picked.includes(field) && field.name !== QUIET,
  );
  if (rest.length === 1) notes.add(`\`${type.name}\` has one more field.`);
  if (rest.length > 1) notes.add(`\`${type.name}\` has ${String(rest.length)} more fields.`);
}
