import { isNamedType, isScalarType } from "graphql";
import { draw } from "../drawing/index.mjs";
import { isShown } from "../graphqlMarkdown.mjs";
import { isOperation } from "../schema/entities.mjs";
import { relationsOf } from "../schema/relations.mjs";
import { anchor, codeLink, linkTo, section, sectionId, splitList } from "./mdx.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Page, Section } from "./mdx.mjs" */

/** Maximum number of visible entities in a list. The others are folded. */
const MAX_VISIBLE = 12;

/**
 * Comment before a drawing. Without it, Prettier (the option `pretty`) would break the drawing into lines, and MDX would
 * turn these into paragraphs.
 */
const IGNORE = "{/* prettier-ignore */}";

/**
 * Builds the section with the entities that refer to a type and those that it refers to: lists and, if dagre is
 * installed, a drawing.
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
  // Possible types have a separate section. Interfaces are among the facts; they have a list only if the drawing does
  // not show all and links to the list.
  /** @type {(title: string) => boolean} */
  const isCut = (title) => drawing.includes(`(#${sectionId(title)})`);
  const lists = relations
    .filter(({ title }) => title !== "Possible types")
    .filter(({ title }) => title !== "Implements" || isCut(title))
    .map(({ title, entities }) => {
      const text = `### ${title} ${anchor(sectionId(title))}\n\n${list(entities, link)}`;
      return drawing === "" || isCut(title) ? text : `<div className="schema-drawn">\n\n${text}\n\n</div>`;
    });
  if (drawing === "") return section("Related types", lists.join("\n\n"));
  const content = [IGNORE, drawing, ...lists].join("\n\n");
  return section("Related types", `<div className="schema-relations">\n\n${content}\n\n</div>`);
}

/** @type {(entities: readonly Entity[], link: (entity: Entity) => string) => string} */
function list(entities, link) {
  const items = entities.map((entity) => `- ${codeLink(entity.name, link(entity))} <Kind of="${entity.kind}" />`);
  const { shown, hidden } = splitList(items, MAX_VISIBLE);
  const more = `<details>\n\n<summary>${String(hidden.length)} more</summary>\n\n${hidden.join("\n")}\n\n</details>`;
  return ["<Related>", shown.join("\n"), ...(hidden.length > 0 ? [more] : []), "</Related>"].join("\n\n");
}
