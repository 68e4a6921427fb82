import { BREAK, breakName, codeWidth, textWidth } from "./text.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Relation } from "../schema/relations.mjs" */

/** Rows of a panel, and of one that shares its side with two others. */
const LIMIT = 5;
const LIMIT_OF_MANY = 3;

/** Measures of a panel in pixels. */
export const MEASURES = {
  /** Space around the rows of a panel. */
  padding: 8,
  /** Height of the title, the space below it included. */
  title: 26,
  /** Height of a row of one line. */
  row: 24,
  /** What each further line of a name adds. */
  line: 14,
  gap: 4,
  /** Room for the letter of the kind in a row, its margins included. */
  letter: 28,
};

/**
 * A list of entities that have the same relation to a type, of which the first are shown.
 *
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {number} count how many there are
 * @property {readonly { readonly name: string, readonly entity: Entity }[]} rows names have their breaks
 * @property {number} width
 * @property {number} height
 */

/**
 * Height of a row.
 *
 * @param {string} name with its breaks
 */
export function rowHeight(name) {
  return MEASURES.row + (name.split(BREAK).length - 1) * MEASURES.line;
}

/**
 * @param {Relation} relation
 * @param {number} limit
 * @returns {Panel}
 */
function panelOf({ title, entities }, limit) {
  // One above the limit is shown: "and 1 more" would take the same room.
  const shown = entities.length <= limit + 1 ? entities.length : limit;
  const rows = entities.slice(0, shown).map((entity) => ({ name: breakName(entity.name), entity }));
  const heading = textWidth(`${title} ${String(entities.length)}`) + MEASURES.gap;
  const heights = rows.map(({ name }) => rowHeight(name) + MEASURES.gap);
  const rest = shown < entities.length ? MEASURES.row : -MEASURES.gap;
  return {
    id: title,
    title,
    count: entities.length,
    rows,
    width: Math.max(heading, ...rows.map(({ name }) => MEASURES.letter + codeWidth(name))) + 2 * MEASURES.padding,
    height: MEASURES.title + heights.reduce((sum, height) => sum + height, 0) + rest + MEASURES.padding,
  };
}

/**
 * The panels of one side of a drawing, all of one width.
 *
 * @param {readonly Relation[]} relations
 * @returns {Panel[]}
 */
export function panelsOf(relations) {
  const limit = relations.length > 2 ? LIMIT_OF_MANY : LIMIT;
  const panels = relations.map((relation) => panelOf(relation, limit));
  const width = Math.max(0, ...panels.map((panel) => panel.width));
  return panels.map((panel) => ({ ...panel, width }));
}

/**
 * The box of the type itself.
 *
 * @param {Entity} entity
 */
export function centreOf({ name, kind }) {
  const lines = breakName(name);
  // The name is a little larger there than in a row.
  const width = Math.max(Math.ceil(codeWidth(lines) * 1.1), textWidth(kind)) + 3 * MEASURES.padding;
  return { id: "the type", name: lines, kind, width, height: MEASURES.title + rowHeight(lines) };
}
