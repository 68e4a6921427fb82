import { isNamedType, isScalarType } from "graphql";
import { draw } from "../drawing/index.mjs";
import { isShown } from "../graphqlMarkdown.mjs";
import { isOperation } from "../schema/entities.mjs";
import { relationsOf } from "../schema/relations.mjs";
import { anchor, codeLink, linkTo, section, sectionId, shortened } from "./context.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Page, Section } from "./context.mjs" */

/** How many entities of a list are shown. The others are folded. */
const LIMIT = 12;

/** Stands before a drawing, which Prettier (the option `pretty`) would break into lines, and MDX these into paragraphs. */
const AS_WRITTEN = "{/* prettier-ignore */}";

/**
 * The entities that refer to a type, and those that it refers to: lists and, where dagre is installed, a drawing.
 *
 * @param {Page} page
 * @returns {Promise<Section | undefined>} `undefined` for operations, for directives, and for a type without relations
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
  // The drawing of a scalar would show half of the schema.
  const drawing = isScalarType(entity.node)
    ? ""
    : await draw(entity, relations, link, (title) => `#${sectionId(title)}`);
  // Possible types have a section of their own. Interfaces stand among the facts; they have a list only if the drawing leaves
  // some out and links to it.
  const lists = relations
    .filter(({ title }) => title !== "Possible types")
    .filter(({ title }) => title !== "Implements" || drawing.includes(`(#${sectionId(title)})`))
    .map(({ title, entities }) => `### ${title} ${anchor(sectionId(title))}\n\n${list(entities, link)}`);
  return section("Related types", [...(drawing === "" ? [] : [AS_WRITTEN, drawing]), ...lists].join("\n\n"));
}

/** @type {(entities: readonly Entity[], link: (entity: Entity) => string) => string} */
function list(entities, link) {
  const items = entities.map((entity) => `- ${codeLink(entity.name, link(entity))} <Kind of="${entity.kind}" />`);
  const { shown, hidden } = shortened(items, LIMIT);
  const more = `<details>\n\n<summary>${String(hidden.length)} more</summary>\n\n${hidden.join("\n")}\n\n</details>`;
  return ["<Related>", shown.join("\n"), ...(hidden.length > 0 ? [more] : []), "</Related>"].join("\n\n");
}
