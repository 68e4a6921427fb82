import { getNamedType, isDirective, isObjectType, isScalarType } from "graphql";
import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { relationsOf } from "../schema/relations.mjs";
import { plain, webAddress } from "../escape.mjs";
import { customDirectivesOf, isShown } from "../graphqlMarkdown.mjs";
import { codeLink, linkTo } from "./context.mjs";
import { badge } from "./description.mjs";
import { isDeprecated } from "../operation/deprecated.mjs";

/** @import { GraphQLDirective, GraphQLNamedType } from "graphql" */
/** @import { Page, Section } from "./context.mjs" */

/** Unions that are named; more are counted, and stand among the related types. */
const LIMIT = 3;

/**
 * What a reader wants to know of an entity before its fields, in one line: its kind, what it returns or implements, which
 * unions it is a member of, whether it is deprecated, what specifies it, which directives it has.
 *
 * @param {Page} page
 * @returns {Section}
 */
export function facts(page) {
  const { entity, options } = page;
  const { node, kind } = entity;
  const entities = entitiesOf(options.schema);
  /** @type {(each: GraphQLNamedType | GraphQLDirective) => string | undefined} */
  const urlOf = (each) => {
    const found = entities.get(each);
    return found && linkTo(found, options);
  };
  const directives = Object.entries(customDirectivesOf(node, options["customDirectives"]) ?? {}).map(
    ([name, directive]) => {
      const mark = badge(directive, node);
      const url = urlOf(directive.type);
      if (mark === "") return codeLink(`@${name}`, url);
      return url === undefined ? mark : `[${mark}](${url})`;
    },
  );
  const interfaces =
    "getInterfaces" in node ? node.getInterfaces().map((each) => codeLink(each.name, urlOf(each))) : [];
  const unions = unionsOf(page);
  const lines = [
    kind,
    isOperation(entity) ? `returns ${codeLink(String(entity.node.type), urlOf(getNamedType(entity.node.type)))}` : "",
    interfaces.length > 0 ? `implements ${interfaces.join(", ")}` : "",
    unions.length > 0 ? `member of ${unions.join(", ")}` : "",
    isOperation(entity) && isDeprecated(entity.node) ? "deprecated" : "",
    isScalarType(node) && node.specifiedByURL ? specification(node.specifiedByURL) : "",
    directives.length > 0 ? `has ${directives.join(", ")}` : "",
    isDirective(node) && node.isRepeatable ? "repeatable" : "",
  ];
  const items = lines.filter((line) => line !== "").map((line) => `- ${line}`);
  return { content: ["<Facts>", items.join("\n"), "</Facts>", ""].join("\n\n") };
}

/**
 * The unions that a type is a member of.
 *
 * @param {Page} page
 * @returns {string[]} as MDX
 */
function unionsOf({ entity: { node }, options }) {
  if (!isObjectType(node)) return [];
  const all = relationsOf(node, options.schema).find(({ title }) => title === "Member of")?.entities ?? [];
  const shown = all.flatMap((union) => {
    const url = isShown(union.node, options) ? linkTo(union, options) : undefined;
    return url === undefined ? [] : [codeLink(union.name, url)];
  });
  const rest = shown.length - LIMIT;
  // One above the limit is named: "1 more" would take the same room.
  return rest > 1 ? [...shown.slice(0, LIMIT), `[${String(rest)} more](#section-member-of)`] : shown;
}

/**
 * The link to what specifies a scalar, named by its host; text where there is no web address.
 *
 * @param {string} url
 */
function specification(url) {
  const address = webAddress(url);
  if (address === undefined) return `specified by ${plain(url)}`;
  return `specified by [${plain(new URL(address).host.replace(/^www\./u, ""))}](${address})`;
}
