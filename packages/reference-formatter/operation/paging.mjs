import { GraphQLInt, getNullableType } from "graphql";
import { isDeprecated } from "./deprecated.mjs";

/** @import { GraphQLArgument } from "graphql" */
/** @import { Field } from "./fields.mjs" */

/** Arguments that say how many items are wanted, the commonest first. */
const SIZES = ["first", "limit", "pageSize", "page_size", "perPage", "per_page", "take"];

/**
 * The argument of a field that says how many items are wanted.
 *
 * @param {Field} field
 * @returns {GraphQLArgument | undefined}
 */
export function pagingOf(field) {
  const sizes = field.args.filter(({ type }) => getNullableType(type) === GraphQLInt);
  return SIZES.map((size) => sizes.find(({ name }) => name === size)).find(
    (argument) => argument && !isDeprecated(argument),
  );
}
