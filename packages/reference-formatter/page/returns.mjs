import { getNamedType, isUnionType } from "graphql";
import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { fieldsOf } from "../schema/uses.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { anchor, codeLink, linkTo, section } from "./context.mjs";
import { idsOf } from "./elements.mjs";
import { isDeprecated } from "../operation/deprecated.mjs";

/** @import { GraphQLNamedType } from "graphql" */
/** @import { Element } from "./row.mjs" */
/** @import { Page, Section } from "./context.mjs" */

/** Fields that are named; more are counted. */
const LIMIT = 12;

/**
 * What an operation returns: the type as SDL writes it, and the names of its fields at a glance.
 *
 * @param {Page} page
 * @returns {Section | undefined} nothing for what is no operation
 */
export function returns(page) {
  const { entity, options } = page;
  if (!isOperation(entity)) return undefined;
  const type = getNamedType(entity.node.type);
  const returned = entitiesOf(options.schema).get(type);
  const url = returned && linkTo(returned, options);
  const title = `### ${codeLink(String(entity.node.type), url)} ${anchor(`section-returns-${slugify(type.name)}`)}`;
  const ids = returned && idsOf({ entity: returned, options });
  /** @type {(field: Element) => string | undefined} */
  const fieldUrl = (field) => (url === undefined ? undefined : `${url}#${ids?.get(field) ?? ""}`);
  return section("Returns", [title, parts(type, fieldUrl, page)].join("\n\n"));
}

/**
 * @param {GraphQLNamedType} type
 * @param {(field: Element) => string | undefined} fieldUrl gives the link to a field on the page of the type
 * @param {Page} page
 */
function parts(type, fieldUrl, { options }) {
  const entities = entitiesOf(options.schema);
  const links = isUnionType(type)
    ? type.getTypes().map((member) => {
        const entity = entities.get(member);
        return codeLink(member.name, entity && linkTo(entity, options));
      })
    : fieldsOf(type)
        .filter((field) => isShown(field, options) && !isDeprecated(field))
        .map((field) => codeLink(field.name, fieldUrl(field)));
  if (links.length === 0) return "";
  const rest = links.length - LIMIT;
  // One above the limit is named: "and 1 more" would take the same room.
  const shown = rest > 1 ? [...links.slice(0, LIMIT), `and ${String(rest)} more`] : links;
  return `<Parts>\n\n${shown.map((link) => `- ${link}`).join("\n")}\n\n</Parts>`;
}
