import { isNamedType, isScalarType } from "graphql";
import { draw } from "../drawing/index.mjs";
import { isOperation } from "../schema/entities.mjs";
import { relationsOf } from "../schema/relations.mjs";
import { isShown, slugify } from "../graphqlMarkdown.mjs";
import { anchor, codeLink, linkTo, section } from "./context.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Page, Section } from "./context.mjs" */

/** Entities of a list that are shown; the others fold. */
const LIMIT = 12;

/** Stands before a drawing, which the option `pretty` would break into lines, and lines into paragraphs. */
const AS_WRITTEN = "{/* prettier-ignore */}";

/**
 * What uses a type and what it uses: a drawing where there is room for one, and lists.
 *
 * @param {Page} page
 * @returns {Promise<Section | undefined>} nothing for what has no relations, and for operations and directives
 */
export async function related({ entity, options }) {
  if (!isNamedType(entity.node) || isOperation(entity)) return undefined;
  /** @type {(other: Entity) => string} */
  const link = (other) => linkTo(other, options) ?? "#";
  const relations = relationsOf(entity.node, options.schema)
    .map((relation) => ({
      ...relation,
      entities: relation.entities.filter((other) => isShown(other.node, options) && link(other) !== "#"),
    }))
    .filter(({ entities }) => entities.length > 0);
  if (relations.length === 0) return undefined;
  const id = (/** @type {string} */ title) => `section-${slugify(title)}`;
  // That of a scalar would be half of the schema.
  const drawing = isScalarType(entity.node) ? "" : await draw(entity, relations, link, (title) => `#${id(title)}`);
  // Possible types have a section of their own, and interfaces stand among the facts, to which no drawing can link.
  const lists = relations
    .filter(({ title }) => title !== "Possible types")
    .filter(({ title }) => title !== "Implements" || drawing.includes(`(#${id(title)})`))
    .map(({ title, entities }) => `### ${title} ${anchor(id(title))}\n\n${list(entities, link)}`);
  return section("Related types", [...(drawing === "" ? [] : [AS_WRITTEN, drawing]), ...lists].join("\n\n"));
}

/**
 * @param {readonly Entity[]} entities
 * @param {(entity: Entity) => string} link
 */
function list(entities, link) {
  const items = entities.map((entity) => `- ${codeLink(entity.name, link(entity))} <Kind of="${entity.kind}" />`);
  const rest = items.length - LIMIT;
  // One above the limit is shown: "1 more" would take the same room.
  if (rest <= 1) return `<Related>\n\n${items.join("\n")}\n\n</Related>`;
  const [first, others] = [items.slice(0, LIMIT), items.slice(LIMIT)];
  const more = `<details>\n\n<summary>${String(rest)} more</summary>\n\n${others.join("\n")}\n\n</details>`;
  return `<Related>\n\n${first.join("\n")}\n\n${more}\n\n</Related>`;
}
