import { getNamedType, isDirective, isScalarType } from "graphql";
import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { customDirectivesOf, printCustomTags } from "../tool.mjs";
import { codeLink, linkTo } from "./context.mjs";

/** @import { GraphQLDirective, GraphQLNamedType } from "graphql" */
/** @import { Page, Section } from "./context.mjs" */

/**
 * What a reader wants to know of an entity before its fields, in one line: its kind, what it returns or implements, which
 * directives it has, what specifies it.
 *
 * @param {Page} page
 * @returns {Section}
 */
export function facts({ entity, options }) {
  const { node, kind } = entity;
  const entities = entitiesOf(options.schema);
  /** @type {(each: GraphQLNamedType | GraphQLDirective) => string | undefined} */
  const urlOf = (each) => {
    const found = entities.get(each);
    return found && linkTo(found, options);
  };
  const directives = Object.entries(customDirectivesOf(node, options["customDirectives"]) ?? {}).map(
    ([name, directive]) => {
      const badge = printCustomTags(node, { ...options, customDirectives: { [name]: directive } });
      const url = urlOf(directive.type);
      if (badge === "") return codeLink(`@${name}`, url);
      return url === undefined ? badge : `[${badge}](${url})`;
    },
  );
  const interfaces =
    "getInterfaces" in node ? node.getInterfaces().map((each) => codeLink(each.name, urlOf(each))) : [];
  const lines = [
    kind,
    isOperation(entity) ? `returns ${codeLink(String(entity.node.type), urlOf(getNamedType(entity.node.type)))}` : "",
    interfaces.length > 0 ? `implements ${interfaces.join(", ")}` : "",
    directives.length > 0 ? `has ${directives.join(", ")}` : "",
    isScalarType(node) && node.specifiedByURL ? specification(node.specifiedByURL) : "",
    isDirective(node) && node.isRepeatable ? "repeatable" : "",
  ];
  const items = lines.filter((line) => line !== "").map((line) => `- ${line}`);
  return { content: ["<Facts>", items.join("\n"), "</Facts>", ""].join("\n\n") };
}

/**
 * The link to what specifies a scalar, named by its host.
 *
 * @param {string} url
 */
function specification(url) {
  const name = URL.canParse(url) ? new URL(url).host.replace(/^www\./u, "") : url;
  return `specified by [${name}](${url})`;
}
