/** Makes the selection of an example operation: fields, inline fragments, and the arguments of fields inside the result. */
import { getNamedType, isCompositeType, isInterfaceType, isObjectType, isRequiredArgument, isUnionType } from "graphql";
import { isDeprecated } from "../schema/elements.mjs";
import { declareArguments } from "./arguments.mjs";
import {
  canOpen,
  connectionOf,
  isLeaf,
  lastResort,
  MUTATION_ID,
  pageSizeArgument,
  pickFields,
  selectableFields,
} from "./fields.mjs";
import { DEPTH, FRAGMENTS, ITEM, NESTED, PAGE_SIZE } from "./limits.mjs";
import { camelCase, pascalCase } from "./names.mjs";

/** @import { GraphQLAbstractType, GraphQLCompositeType, GraphQLObjectType } from "graphql" */
/** @import { Context, Given } from "./arguments.mjs" */
/** @import { Connection, Field, FieldsType } from "./fields.mjs" */
/** @import { TypeLimits } from "./limits.mjs" */

/**
 * A field in the document.
 *
 * @typedef {object} Selected
 * @property {string} key its name in the response: the alias, if it has one
 * @property {Field} field
 * @property {readonly Given[]} given its arguments
 * @property {Selection} [selection] unless the field is a scalar or an enum
 */

/**
 * A selection set of the document.
 *
 * @typedef {object} Selection
 * @property {boolean} typename whether `__typename` comes first
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
 * The types around a selection that were opened only to reach scalars or items. They are not opened again inside it.
 *
 * @typedef {readonly GraphQLCompositeType[]} Ancestors
 */

/**
 * Makes the selection for a type: its scalars and enums, and one level of objects with their scalars and enums. For a
 * connection, the items are selected; for a union or an interface, `__typename` and fragments.
 *
 * @param {GraphQLCompositeType} type
 * @param {TypeLimits} limits
 * @param {Context} context
 * @param {Ancestors} [ancestors]
 * @returns {Selection}
 */
export function selectionOf(type, limits, context, ancestors = []) {
  const connection = ancestors.includes(type) ? undefined : connectionOf(type, context.schema);
  if (connection) return connectionSelection(connection, limits, context, [...ancestors, type]);
  const fields = isUnionType(type) ? [] : ownFields(type, limits, context, ancestors);
  if (isObjectType(type)) return { typename: fields.length === 0, fields, fragments: [] };
  return { typename: true, fields, fragments: fragmentsOf(type, fields, limits, context) };
}

/**
 * Selects the fields of the type itself or, if the limits allow none, one object field that leads to scalars.
 *
 * @type {(type: FieldsType, limits: TypeLimits, context: Context, ancestors: Ancestors) => Selected[]}
 */
function ownFields(type, limits, context, ancestors) {
  const { schema, notes } = context;
  const fields = selectableFields(type, schema);
  const picked = pickFields(fields, limits, schema);
  if (picked.length > 0) {
    if (limits !== NESTED) noteOtherFields(type, picked, context);
    return picked.map((field) => select(field, context));
  }
  /** @type {(field: Field) => boolean} */
  const mayOpen = ({ type: inner }) =>
    ancestors.length < DEPTH && !ancestors.some((each) => each === getNamedType(inner));
  const candidates = fields.filter(mayOpen);
  const chosen =
    candidates.find((field) => canOpen(field, schema)) ?? candidates[0] ?? lastResort(type, mayOpen, schema);
  if (chosen && isDeprecated(chosen)) notes.add(`\`${type.name}\` has only deprecated fields to select.`);
  return chosen ? [select(chosen, context, [...ancestors, type])] : [];
}

/** @type {(type: FieldsType, picked: readonly Field[], context: Context) => void} */
function noteOtherFields(type, picked, { notes }) {
  const others = Object.values(type.getFields()).filter(
    (field) => !isDeprecated(field) && !picked.includes(field) && field.name !== MUTATION_ID,
  );
  if (others.length === 1) notes.add(`\`${type.name}\` has one more field.`);
  if (others.length > 1) notes.add(`\`${type.name}\` has ${String(others.length)} more fields.`);
}

/** @type {(field: Field, context: Context, ancestors?: Ancestors, limits?: TypeLimits) => Selected} */
function select(field, context, ancestors = [], limits = NESTED) {
  const named = getNamedType(field.type);
  const selection = isCompositeType(named) ? { selection: selectionOf(named, limits, context, ancestors) } : {};
  return { key: field.name, field, given: nestedArguments(field, context), ...selection };
}

/**
 * Makes the arguments of a field inside the result: a page size as a literal, and variables only for required arguments.
 *
 * @type {(field: Field, context: Context) => readonly Given[]}
 */
function nestedArguments(field, context) {
  const pageSize = pageSizeArgument(field);
  if (field.args.some((argument) => argument !== pageSize && isRequiredArgument(argument))) {
    return declareArguments(field, field.name, context);
  }
  if (!pageSize || pageSize.defaultValue !== undefined || (isLeaf(field) && !isRequiredArgument(pageSize))) return [];
  return [{ name: pageSize.name, text: String(PAGE_SIZE) }];
}

/**
 * Selects the scalars and items of a connection, and, if it is the result, the fields of `PageInfo` for the next page.
 *
 * @type {(connection: Connection, limits: TypeLimits, context: Context, ancestors: Ancestors) => Selection}
 */
function connectionSelection({ type, items, edge, node, pageInfo }, limits, context, ancestors) {
  /** @type {(parent: FieldsType) => Selected[]} */
  const leavesOf = (parent) =>
    pickFields(selectableFields(parent, context.schema), NESTED, context.schema).map((field) => select(field, context));
  /** @type {(field: Field, fields: readonly Selected[]) => Selected} */
  const opened = (field, fields) => ({
    key: field.name,
    field,
    given: nestedArguments(field, context),
    selection: { typename: false, fields, fragments: [] },
  });
  const isNested = limits === NESTED;
  const item = select(node, context, ancestors, isNested ? NESTED : ITEM);
  const fields = [...leavesOf(type), edge ? opened(items, [...leavesOf(edge), item]) : item];
  if (pageInfo && !isNested) {
    const shown = pageInfo.shown.map((field) => select(field, context));
    fields.push(opened(pageInfo.field, shown));
  }
  return { typename: false, fields, fragments: [] };
}

/**
 * Makes inline fragments for the first members of a union, or for the first types that add fields to those of an interface.
 * `own` has the fields outside the fragments, with which the fields inside must not collide.
 *
 * @type {(type: GraphQLAbstractType, own: readonly Selected[], limits: TypeLimits, context: Context) => Fragment[]}
 */
function fragmentsOf(type, own, limits, context) {
  const { schema } = context;
  const shared = isInterfaceType(type) ? type.getFields() : {};
  const members = schema
    .getPossibleTypes(type)
    .map((member) => {
      const added = selectableFields(member, schema).filter(({ name }) => !(name in shared));
      return { member, fields: pickFields(added, limits.member, schema) };
    })
    .filter(({ fields }) => fields.length > 0);
  if (limits !== NESTED) noteOtherMembers(type, members.length - FRAGMENTS, context);

  const typesByKey = new Map(own.map(({ key, field }) => [key, String(field.type)]));
  return members.slice(0, FRAGMENTS).map(({ member, fields }) => ({
    type: member,
    fields: fields.map((field) => withFreeKey(select(field, context), member, typesByKey)),
  }));
}

/**
 * Gives a field an alias if a field of another type has its key: one response cannot contain both.
 *
 * @type {(selected: Selected, member: GraphQLObjectType, typesByKey: Map<string, string>) => Selected}
 */
function withFreeKey(selected, member, typesByKey) {
  const type = String(selected.field.type);
  const alias = `${camelCase(member.name)}${pascalCase(selected.key)}`;
  let key = selected.key;
  for (let at = 1; (typesByKey.get(key) ?? type) !== type; at += 1) key = at === 1 ? alias : `${alias}${String(at)}`;
  typesByKey.set(key, type);
  return { ...selected, key };
}

/** @type {(type: GraphQLAbstractType, count: number, context: Context) => void} */
function noteOtherMembers(type, count, { notes }) {
  if (count < 1) return;
  const types = count === 1 ? "One more type" : `${String(count)} more types`;
  const [one, many] = isInterfaceType(type) ? ["implements", "implement"] : ["is a member of", "are members of"];
  notes.add(`${types} ${count === 1 ? one : many} \`${type.name}\`.`);
}
