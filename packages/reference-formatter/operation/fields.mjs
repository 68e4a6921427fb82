import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { isDeprecated } from "./deprecated.mjs";
import { pagingOf } from "./paging.mjs";

/** @import { GraphQLField, GraphQLInterfaceType, GraphQLNamedOutputType, GraphQLObjectType, GraphQLSchema } from "graphql" */

/** @typedef {GraphQLField<unknown, unknown>} Field */
/** @typedef {GraphQLObjectType | GraphQLInterfaceType} FieldsType a type that has fields */

/**
 * Whether the values of a field are scalars or enums.
 *
 * @param {Field} field
 */
export function isLeaf(field) {
  return isLeafType(getNamedType(field.type));
}

/**
 * Whether any object can be of a type. None is of an interface that nothing implements.
 *
 * @param {GraphQLNamedOutputType} type
 * @param {GraphQLSchema} schema
 */
export function isInhabited(type, schema) {
  return !isAbstractType(type) || schema.getPossibleTypes(type).length > 0;
}

/**
 * The fields of a type that a selection may have, in the order of the schema.
 *
 * Deprecated fields are left out, and so are those with arguments that are required (a page size apart, which is always
 * the same), those that lead back to a root type and those that no object can be the value of.
 *
 * @param {FieldsType} type
 * @param {GraphQLSchema} schema
 * @returns {Field[]}
 */
export function selectableFields(type, schema) {
  return answerableFields(type, schema).filter((field) => !isDeprecated(field) && !needsArguments(field));
}

/**
 * Whether the objects of a field have anything that a selection may have.
 *
 * @param {Field} field
 * @param {GraphQLSchema} schema
 */
export function canOpen(field, schema) {
  const named = getNamedType(field.type);
  if (isUnionType(named)) return true;
  return (isObjectType(named) || isInterfaceType(named)) && selectableFields(named, schema).length > 0;
}

/**
 * One field of a type that has no selectable ones: rather one with arguments than a deprecated one, and rather a scalar
 * than an object.
 *
 * @param {FieldsType} type
 * @param {(field: Field) => boolean} mayOpen whether an object may be selected
 * @param {GraphQLSchema} schema
 * @returns {Field | undefined}
 */
export function lastResort(type, mayOpen, schema) {
  const fields = answerableFields(type, schema).filter((field) => isLeaf(field) || mayOpen(field));
  const current = fields.filter((field) => !isDeprecated(field));
  const withoutArguments = fields.filter((field) => !needsArguments(field));
  const groups = [current, withoutArguments, fields];
  const found = groups.find((group) => group.length > 0) ?? [];
  return found.find(isLeaf) ?? found[0];
}

/**
 * @param {FieldsType} type
 * @param {GraphQLSchema} schema
 */
function answerableFields(type, schema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(type.getFields()).filter((field) => {
    const named = getNamedType(field.type);
    return isInhabited(named, schema) && !roots.some((root) => root === named);
  });
}

/**
 * Whether a field cannot be selected without variables.
 *
 * @param {Field} field
 */
function needsArguments(field) {
  const paging = pagingOf(field);
  return field.args.some((argument) => isRequiredArgument(argument) && argument !== paging);
}
