import { isUnionType } from "graphql";
import { entitiesOf } from "../schema/entities.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { anchor, codeLink, linkTo, section } from "./context.mjs";
import { uniqueIds } from "./elements.mjs";
import { rowsOpening } from "./rows.mjs";
import { firstSentence } from "./text.mjs";

/** @import { Page, Section } from "./context.mjs" */

/**
 * The types that a union may be.
 *
 * @param {Page} page
 * @returns {Section | undefined} nothing for what is no union
 */
export function members({ entity, options }) {
  if (!isUnionType(entity.node)) return undefined;
  const entities = entitiesOf(options.schema);
  const shown = entity.node.getTypes().flatMap((type) => {
    const member = entities.get(type);
    return member && isShown(type, options) ? [{ type, member }] : [];
  });
  const ids = uniqueIds(shown.map(({ type }) => `section-possible-types-${slugify(type.name)}`));
  const rows = shown.flatMap(({ type, member }, at) => {
    const title = `### ${codeLink(type.name, linkTo(member, options))} ${anchor(ids[at] ?? "")}`;
    return ["<Field>", title, firstSentence(type.description), "</Field>"].filter((part) => part !== "");
  });
  return section("Possible types", [rowsOpening(shown.length), ...rows, "</Rows>"].join("\n\n"));
}
