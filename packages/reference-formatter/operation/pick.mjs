import { getNamedType } from "graphql";
import { connectionOf } from "./connection.mjs";
import { canOpen, isLeaf } from "./fields.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Field } from "./fields.mjs" */
/** @import { Limits } from "./limits.mjs" */

/** Names that tell best what an object is, for types that sort their fields by name. */
const TELLING = ["id", "name", "title", "slug", "key", "code", "login", "status", "state", "message"];

/** A field that means something to some clients only. */
export const QUIET = "clientMutationId";

/**
 * Some of the fields of a type, in the order of the schema: as many scalars and enums as the limits let through, those
 * that tell most first, and as many objects, connections last.
 *
 * @param {readonly Field[]} fields
 * @param {Limits} limits
 * @param {GraphQLSchema} schema
 * @returns {Field[]}
 */
export function pick(fields, limits, schema) {
  const all = fields.length > 1 ? fields.filter(({ name }) => name !== QUIET) : fields;
  const leaves = best(all.filter(isLeaf), limits.leaves, ({ name }) => !TELLING.includes(name));
  /** @type {(field: Field) => boolean} */
  const isConnection = (field) => connectionOf(getNamedType(field.type), schema) !== undefined;
  const objects = all.filter((field) => canOpen(field, schema) && (limits.connections || !isConnection(field)));
  const opened = best(objects, limits.objects, isConnection);
  const picked = new Set([...leaves, ...opened]);
  return all.filter((field) => picked.has(field));
}

/**
 * The first fields, those that can wait after all others.
 *
 * @param {readonly Field[]} fields
 * @param {number} count
 * @param {(field: Field) => boolean} canWait
 */
function best(fields, count, canWait) {
  const waiting = fields.filter(canWait);
  return [...fields.filter((field) => !waiting.includes(field)), ...waiting].slice(0, count);
}
