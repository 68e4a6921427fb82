import { isInterfaceType } from "graphql";
import { selectableFields } from "./fields.mjs";
import { FRAGMENTS, NESTED } from "./limits.mjs";
import { pick } from "./pick.mjs";
import { camel, pascal } from "./words.mjs";

/** @import { GraphQLAbstractType, GraphQLObjectType } from "graphql" */
/** @import { Field } from "./fields.mjs" */
/** @import { TypeLimits } from "./limits.mjs" */
/** @import { Fragment, Selected } from "./selection.mjs" */
/** @import { Work } from "./work.mjs" */

/**
 * Inline fragments for the first members of a union, or for the first types that implement an interface and have fields
 * beside those of the interface.
 *
 * Two members may have fields of one name and different types, which one answer cannot hold: the later one has an alias.
 *
 * @param {GraphQLAbstractType} type
 * @param {readonly Selected[]} own what is selected beside the fragments
 * @param {TypeLimits} limits
 * @param {(field: Field) => Selected} select
 * @param {Work} work
 * @returns {Fragment[]}
 */
export function fragmentsOf(type, own, limits, select, work) {
  const shared = isInterfaceType(type) ? type.getFields() : {};
  const members = work.schema.getPossibleTypes(type).map((member) => {
    const added = selectableFields(member, work.schema).filter(({ name }) => !(name in shared));
    return { member, fields: pick(added, limits.member, work.schema) };
  });
  const telling = members.filter(({ fields }) => fields.length > 0);
  if (limits !== NESTED) noteRest(type, telling.length - FRAGMENTS, work);

  const taken = new Map(own.map(({ key, field }) => [key, String(field.type)]));
  return telling.slice(0, FRAGMENTS).map(({ member, fields }) => ({
    type: member,
    fields: fields.map((field) => withFreeKey(select(field), member, taken)),
  }));
}

/**
 * A field under a name that no field of another type has.
 *
 * @param {Selected} selected
 * @param {GraphQLObjectType} member
 * @param {Map<string, string>} taken types by the names in use
 * @returns {Selected}
 */
function withFreeKey(selected, member, taken) {
  const type = String(selected.field.type);
  const long = `${camel(member.name)}${pascal(selected.key)}`;
  let key = selected.key;
  for (let at = 1; (taken.get(key) ?? type) !== type; at += 1) key = at === 1 ? long : `${long}${String(at)}`;
  taken.set(key, type);
  return { ...selected, key };
}

/**
 * Says how many members a reader may add.
 *
 * @param {GraphQLAbstractType} type
 * @param {number} rest
 * @param {Work} work
 */
function noteRest(type, rest, { notes }) {
  if (rest < 1) return;
  const types = rest === 1 ? "One more type" : `${String(rest)} more types`;
  const [one, many] = isInterfaceType(type) ? ["implements", "implement"] : ["is a member of", "are members of"];
  notes.add(`${types} ${rest === 1 ? one : many} \`${type.name}\`.`);
}
