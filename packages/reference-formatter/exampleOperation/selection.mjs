/** Makes the selection of an example operation: fields, inline fragments, and the arguments of fields inside the result. */
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { isDeprecated } from "../schema.mjs";
import { declareArguments, pageSizeArgument } from "./arguments.mjs";
import { DEPTH, FRAGMENTS, ITEM, NESTED, PAGE_SIZE } from "./limits.mjs";
import { camelCase, pascalCase } from "./names.mjs";

/**
 * @import {
 *   GraphQLAbstractType, GraphQLCompositeType, GraphQLInterfaceType, GraphQLNamedOutputType, GraphQLObjectType, GraphQLSchema,
 * } from "graphql"
 */
/** @import { Context, Field, PrintedArgument } from "./arguments.mjs" */
/** @import { Limits, TypeLimits } from "./limits.mjs" */

/** @typedef {GraphQLObjectType | GraphQLInterfaceType} TypeWithFields */

/**
 * A field in the document.
 *
 * @typedef {object} Selected
 * @property {string} key the field's alias, or else its name: the key in the response
 * @property {Field} field
 * @property {readonly PrintedArgument[]} args
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

/** @typedef {{ readonly type: GraphQLObjectType, readonly fields: readonly Selected[] }} Fragment an inline fragment */

/**
 * The enclosing types that were entered only to reach scalars, or the items of a connection. Inside the selection, a field that
 * leads back to one of them is not followed.
 *
 * @typedef {readonly GraphQLCompositeType[]} Ancestors
 */

/**
 * Makes the selection for a type: its scalars and enums, and one level of objects with their scalars and enums. For a
 * connection, the items are selected; for a union or an interface, also `__typename` and fragments.
 *
 * @type {(type: GraphQLCompositeType, limits: TypeLimits, context: Context, ancestors?: Ancestors) => Selection}
 */
export function selectionOf(type, limits, context, ancestors = []) {
  const connection = ancestors.includes(type) ? undefined : connectionOf(type, context.schema);
  if (connection) return connectionSelection(connection, limits, context, [...ancestors, type]);
  const fields = isUnionType(type) ? [] : selectFields(type, limits, context, ancestors);
  if (isObjectType(type)) return { typename: fields.length === 0, fields, fragments: [] };
  return { typename: true, fields, fragments: fragmentsOf(type, fields, limits, context) };
}

/**
 * Selects fields of a type within the limits. If there are none, selects one field: an object that may lead to scalars or, as
 * a last resort, a field that is deprecated or needs variables.
 *
 * @type {(type: TypeWithFields, limits: TypeLimits, context: Context, ancestors: Ancestors) => Selected[]}
 */
function selectFields(type, limits, context, ancestors) {
  const { schema, notes } = context;
  const fields = selectableFields(type, schema);
  const picked = pickFields(fields, limits, schema);
  if (picked.length > 0) {
    if (limits !== NESTED) noteOtherFields(type, picked, context);
    return picked.map((field) => select(field, context));
  }
  /** @type {(field: Field) => boolean} */
  const mayFollow = ({ type: inner }) =>
    ancestors.length < DEPTH && !ancestors.some((each) => each === getNamedType(inner));
  const candidates = fields.filter(mayFollow);
  const chosen =
    candidates.find((field) => hasSelectableFields(field, schema)) ??
    candidates[0] ??
    lastResort(type, mayFollow, schema);
  if (chosen && isDeprecated(chosen)) notes.add(`\`${type.name}\` has only deprecated fields to select.`);
  return chosen ? [select(chosen, context, [...ancestors, type])] : [];
}

/** A field of Relay mutations that few clients need. */
const MUTATION_ID = "clientMutationId";

/** @type {(type: TypeWithFields, picked: readonly Field[], context: Context) => void} */
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
  return { key: field.name, field, args: nestedArguments(field, context), ...selection };
}

/**
 * Makes the arguments of a field inside the result: variables if an argument besides the page size is required, otherwise only
 * the page size, as a literal.
 *
 * @type {(field: Field, context: Context) => readonly PrintedArgument[]}
 */
function nestedArguments(field, context) {
  if (needsVariables(field)) return declareArguments(field, field.name, context);
  const pageSize = pageSizeArgument(field);
  if (!pageSize || pageSize.defaultValue !== undefined || (isLeaf(field) && !isRequiredArgument(pageSize))) return [];
  return [{ name: pageSize.name, text: String(PAGE_SIZE) }];
}

/**
 * Makes inline fragments for the first members of a union, or for the first types that add fields to those of an interface.
 * `outside` are the fields selected outside the fragments. A field inside gets an alias if its key belongs to a field with a
 * different type.
 *
 * @type {(type: GraphQLAbstractType, outside: readonly Selected[], limits: TypeLimits, context: Context) => Fragment[]}
 */
function fragmentsOf(type, outside, limits, context) {
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

  const typesByKey = new Map(outside.map(({ key, field }) => [key, String(field.type)]));
  return members.slice(0, FRAGMENTS).map(({ member, fields }) => ({
    type: member,
    fields: fields.map((field) => withFreeKey(select(field, context), member, typesByKey)),
  }));
}

/**
 * Gives a field an alias if a field with a different type already has its key: GraphQL rejects such a document.
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

/** Whether the values of a field are scalars or enums. @type {(field: Field) => boolean} */
const isLeaf = (field) => isLeafType(getNamedType(field.type));

/**
 * Whether a type can have objects: an interface without implementations has none.
 *
 * @type {(type: GraphQLNamedOutputType, schema: GraphQLSchema) => boolean}
 */
export function isInhabited(type, schema) {
  return !isAbstractType(type) || schema.getPossibleTypes(type).length > 0;
}

/**
 * Lists the fields of a type that can be selected without variables, in the order of the schema: not deprecated, and
 * without required arguments. A required page size is allowed, because any value will do.
 *
 * @type {(type: TypeWithFields, schema: GraphQLSchema) => Field[]}
 */
function selectableFields(type, schema) {
  return resolvableFields(type, schema).filter((field) => !isDeprecated(field) && !needsVariables(field));
}

/**
 * Lists the fields of a type that can have a value and do not lead back to a root type.
 *
 * @type {(type: TypeWithFields, schema: GraphQLSchema) => Field[]}
 */
function resolvableFields(type, schema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(type.getFields()).filter((field) => {
    const named = getNamedType(field.type);
    return isInhabited(named, schema) && !roots.some((root) => root === named);
  });
}

/** @type {(field: Field) => boolean} */
function needsVariables(field) {
  const pageSize = pageSizeArgument(field);
  return field.args.some((argument) => isRequiredArgument(argument) && argument !== pageSize);
}

/**
 * Whether the objects of a field have selectable fields, which is assumed for unions.
 *
 * @type {(field: Field, schema: GraphQLSchema) => boolean}
 */
function hasSelectableFields(field, schema) {
  const named = getNamedType(field.type);
  return isUnionType(named) || (!isLeafType(named) && selectableFields(named, schema).length > 0);
}

/**
 * Chooses one field of a type in which no selectable field can be followed. Fields with required arguments come before
 * deprecated ones, and scalars before objects.
 *
 * @type {(type: TypeWithFields, mayFollow: (field: Field) => boolean, schema: GraphQLSchema) => Field | undefined}
 */
function lastResort(type, mayFollow, schema) {
  const fields = resolvableFields(type, schema).filter((field) => isLeaf(field) || mayFollow(field));
  const current = fields.filter((field) => !isDeprecated(field));
  const withoutVariables = fields.filter((field) => !needsVariables(field));
  const best = [current, withoutVariables, fields].find((group) => group.length > 0) ?? [];
  return best.find(isLeaf) ?? best[0];
}

/** Fields that identify an object. They have priority, so that they are not cut off in schemas that sort fields by name. */
const IDENTIFYING = ["id", "name", "title", "slug", "key", "code", "login", "status", "state", "message"];

/**
 * Chooses the fields to select, in the order of the schema. If there are more than the limits allow, identifying
 * scalars have priority over others, and other objects over connections.
 *
 * @type {(fields: readonly Field[], limits: Limits, schema: GraphQLSchema) => Field[]}
 */
function pickFields(fields, limits, schema) {
  const all = fields.length > 1 ? fields.filter(({ name }) => name !== MUTATION_ID) : fields;
  const leaves = firstOf(all.filter(isLeaf), limits.leaves, ({ name }) => !IDENTIFYING.includes(name));
  /** @type {(field: Field) => boolean} */
  const isConnection = (field) => connectionOf(getNamedType(field.type), schema) !== undefined;
  const objects = all.filter(
    (field) => hasSelectableFields(field, schema) && (limits.connections || !isConnection(field)),
  );
  const picked = new Set([...leaves, ...firstOf(objects, limits.objects, isConnection)]);
  return all.filter((field) => picked.has(field));
}

/** @type {(fields: readonly Field[], count: number, isLowPriority: (field: Field) => boolean) => readonly Field[]} */
function firstOf(fields, count, isLowPriority) {
  const last = fields.filter(isLowPriority);
  return [...fields.filter((field) => !last.includes(field)), ...last].slice(0, count);
}

/**
 * The parts of a connection, the usual form of pagination by cursors.
 *
 * @typedef {object} Connection
 * @property {GraphQLObjectType} type the connection itself
 * @property {Field} items the field `nodes`, or else `edges`
 * @property {GraphQLObjectType} [edge] the type of the edges, if the items are inside edges
 * @property {Field} node the field with the listed objects
 * @property {{ field: Field, shown: readonly Field[] }} [pageInfo] the field, and the subfields that lead to the next page
 */

/**
 * Recognises a connection by its fields: it has `nodes`, or `edges` with a `node`, and either `pageInfo` or a name that ends
 * with `Connection`.
 *
 * @type {(type: GraphQLNamedOutputType, schema: GraphQLSchema) => Connection | undefined}
 */
function connectionOf(type, schema) {
  if (!isObjectType(type)) return undefined;
  const fields = selectableFields(type, schema);
  const pageInfo = pageInfoOf(fields, schema);
  if (!pageInfo && !type.name.endsWith("Connection")) return undefined;
  const base = { type, ...(pageInfo ? { pageInfo } : {}) };

  /** @type {(name: string) => Field | undefined} */
  const listOfObjects = (name) =>
    fields.find((field) => field.name === name && isListType(getNullableType(field.type)) && !isLeaf(field));
  const nodes = listOfObjects("nodes");
  if (nodes) return { ...base, items: nodes, node: nodes };
  const edges = listOfObjects("edges");
  const edge = edges && getNamedType(edges.type);
  if (!edges || !isObjectType(edge)) return undefined;
  const node = selectableFields(edge, schema).find((field) => field.name === "node" && !isLeaf(field));
  return node && { ...base, items: edges, edge, node };
}

/** The fields of `PageInfo` that a client needs to fetch the next page. */
const NEXT_PAGE = ["hasNextPage", "endCursor"];

/** @type {(fields: readonly Field[], schema: GraphQLSchema) => Connection["pageInfo"]} */
function pageInfoOf(fields, schema) {
  const field = fields.find(({ name }) => name === "pageInfo");
  const type = field && getNamedType(field.type);
  const leaves = isObjectType(type) ? selectableFields(type, schema).filter(isLeaf) : [];
  if (!field || leaves.length === 0) return undefined;
  const next = leaves.filter(({ name }) => NEXT_PAGE.includes(name));
  return { field, shown: next.length > 0 ? next : leaves };
}

/**
 * Selects the scalars and items of a connection and, unless it is nested, the fields of `PageInfo` for the next page.
 *
 * @type {(connection: Connection, limits: TypeLimits, context: Context, ancestors: Ancestors) => Selection}
 */
function connectionSelection({ type, items, edge, node, pageInfo }, limits, context, ancestors) {
  /** @type {(parent: TypeWithFields) => Selected[]} */
  const leavesOf = (parent) =>
    pickFields(selectableFields(parent, context.schema), NESTED, context.schema).map((field) => select(field, context));
  /** @type {(field: Field, fields: readonly Selected[]) => Selected} */
  const withSelection = (field, fields) => ({
    key: field.name,
    field,
    args: nestedArguments(field, context),
    selection: { typename: false, fields, fragments: [] },
  });
  const isNested = limits === NESTED;
  const item = select(node, context, ancestors, isNested ? NESTED : ITEM);
  const fields = [...leavesOf(type), edge ? withSelection(items, [...leavesOf(edge), item]) : item];
  if (pageInfo && !isNested) {
    const shown = pageInfo.shown.map((field) => select(field, context));
    fields.push(withSelection(pageInfo.field, shown));
  }
  return { typename: false, fields, fragments: [] };
}
