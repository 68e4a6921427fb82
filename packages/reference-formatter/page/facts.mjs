import { getNamedType, isDirective, isObjectType, isScalarType } from "graphql";
import { plain, webAddress } from "../escape.mjs";
import { isShown } from "../graphqlMarkdown.mjs";
import { isDeprecated } from "../schema/elements.mjs";
import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { relationsOf } from "../schema/relations.mjs";
import { codeLink, linkTo, sectionId, splitList } from "./mdx.mjs";
import { badge, directivesOn } from "./description.mjs";

/** @import { GraphQLDirective, GraphQLNamedType } from "graphql" */
/** @import { Page, Section } from "./mdx.mjs" */

/** Maximum number of unions. The others are only counted here, and listed among the related types. */
const MAX_UNIONS = 3;

/**
 * Writes a one-line summary: the kind of the entity, its result or interfaces, the unions that it is a member of, whether
 * it is deprecated, the URL of its specification, and its directives.
 *
 * @param {Page} page
 * @returns {Section}
 */
export function facts(page) {
  const { entity, options } = page;
  const { node, kind } = entity;
  /** @type {(each: GraphQLNamedType | GraphQLDirective) => string | undefined} */
  const urlOf = (each) => linkTo(entitiesOf(options.schema).get(each), options);
  const directives = directivesOn(node, options).map(([name, directive]) => {
    const mark = badge(directive, node);
    const url = urlOf(directive.type);
    if (mark === "") return codeLink(`@${name}`, url);
    return url === undefined ? mark : `[${mark}](${url})`;
  });
  const interfaces = "getInterfaces" in node ? node.getInterfaces() : [];
  const implemented = interfaces.map((each) => codeLink(each.name, urlOf(each)));
  const unions = unionsOf(page);
  const lines = [
    kind,
    isOperation(entity) ? `returns ${codeLink(String(entity.node.type), urlOf(getNamedType(entity.node.type)))}` : "",
    implemented.length > 0 ? `implements ${implemented.join(", ")}` : "",
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
 * Writes links to the unions that a type is a member of, as MDX.
 *
 * @type {(page: Page) => readonly string[]}
 */
function unionsOf({ entity: { node }, options }) {
  if (!isObjectType(node)) return [];
  const unions = relationsOf(node, options.schema).find(({ title }) => title === "Member of")?.entities ?? [];
  const links = unions.flatMap((union) => {
    const url = isShown(union.node, options) ? linkTo(union, options) : undefined;
    return url === undefined ? [] : [codeLink(union.name, url)];
  });
  const { shown, hidden } = splitList(links, MAX_UNIONS);
  return hidden.length > 0 ? [...shown, `[${String(hidden.length)} more](#${sectionId("Member of")})`] : shown;
}

/**
 * Writes a link to the specification of a scalar, with its host as the text. Anything but a web address stays text.
 *
 * @type {(url: string) => string}
 */
function specification(url) {
  const address = webAddress(url);
  if (address === undefined) return `specified by ${plain(url)}`;
  return `specified by [${plain(new URL(address).host.replace(/^www\./u, ""))}](${address})`;
}
