/**
 * Computes the boxes of a drawing: their texts, and their sizes in pixels. The widths of texts come from a table
 * instead of a font, so that they are the same on every machine, and wide enough for common fonts.
 */
import { splitList } from "../page/mdx.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Relation } from "../schema/relations.mjs" */

/** Maximum number of entities in a panel. */
const MAX_ROWS = 5;
/** Maximum number of entities in a panel on a side with more than two panels. */
const MAX_ROWS_ON_FULL_SIDE = 3;

export const MEASURES = {
  /** Space between the edge of a panel and its rows. */
  padding: 8,
  /** Height of the title, including the space below it. */
  title: 26,
  /** Height of a row with one line. */
  row: 24,
  /** Height of each further line of a name. */
  line: 14,
  gap: 4,
  /** Space to the left and right of a name, in total. */
  nameSpace: 16,
};

/**
 * A box with the entities that have the same relation to a type.
 *
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {number} count number of all entities, including those that are not shown
 * @property {readonly { readonly name: string, readonly entity: Entity }[]} rows names with line breaks
 * @property {number} width
 * @property {number} height
 */

/**
 * Makes the panels of one side of a drawing, all with the same width.
 *
 * @param {readonly Relation[]} relations
 * @returns {Panel[]}
 */
export function panelsOf(relations) {
  const limit = relations.length > 2 ? MAX_ROWS_ON_FULL_SIDE : MAX_ROWS;
  const panels = relations.map((relation) => panelOf(relation, limit));
  const width = Math.max(0, ...panels.map((panel) => panel.width));
  return panels.map((panel) => ({ ...panel, width }));
}

/** @type {(relation: Relation, limit: number) => Panel} */
function panelOf({ title, entities }, limit) {
  const { shown, hidden } = splitList(entities, limit);
  const rows = shown.map((entity) => ({ name: breakName(entity.name), entity }));
  const heading = textWidth(`${title} ${String(entities.length)}`) + MEASURES.gap;
  const heights = rows.map(({ name }) => rowHeight(name) + MEASURES.gap);
  const lastRow = hidden.length > 0 ? MEASURES.row : -MEASURES.gap;
  return {
    id: title,
    title,
    count: entities.length,
    rows,
    width: Math.max(heading, ...rows.map(({ name }) => MEASURES.nameSpace + codeWidth(name))) + 2 * MEASURES.padding,
    height: MEASURES.title + heights.reduce((sum, height) => sum + height, 0) + lastRow + MEASURES.padding,
  };
}

/** @param {string} name with line breaks */
export function rowHeight(name) {
  return MEASURES.row + (name.split(BREAK).length - 1) * MEASURES.line;
}

/**
 * Makes the box of the type itself.
 *
 * @param {Entity} entity
 */
export function centreOf({ name, kind }) {
  const lines = breakName(name);
  // The name is a little larger than in a row.
  const width = Math.max(Math.ceil(codeWidth(lines) * 1.1), textWidth(kind)) + 3 * MEASURES.padding;
  return { id: "the type", name: lines, kind, width, height: MEASURES.title + rowHeight(lines) };
}

/** Separates the lines of a name. */
export const BREAK = "\n";

/** Maximum number of characters on a line of a name. */
const MAX_LINE_LENGTH = 20;

/**
 * Breaks a long name into lines, between its words.
 *
 * @param {string} name in camel case or with underscores
 * @returns {string}
 */
export function breakName(name) {
  /** @type {string[]} */
  const lines = [];
  const words = name.match(/[A-Z]+(?![a-z])_?|[A-Z]?[^A-Z_]+_?|_+|[A-Z]/gu) ?? [];
  // A word that is longer than a line is cut.
  const parts = words.flatMap((word) => word.match(new RegExp(`.{1,${String(MAX_LINE_LENGTH)}}`, "gu")) ?? []);
  for (const part of name.length > MAX_LINE_LENGTH ? parts : [name]) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= MAX_LINE_LENGTH) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.join(BREAK);
}

/** Width in pixels of any character in the code font. */
const CODE_ADVANCE = 7.5;
/** Width in pixels of most characters in the text font. */
const USUAL_ADVANCE = 8.4;
/** Widths in pixels of the other characters in the text font. */
const ADVANCES = /** @type {const} */ ([
  [/[iljI.,:|'!()[\] ]/u, 4.8],
  [/[mwMW@]/u, 13.4],
  [/[A-Z0-9]/u, 9.2],
]);

/**
 * Estimates the width of the longest line of a name in the code font, at 12 px.
 *
 * @type {(name: string) => number}
 */
function codeWidth(name) {
  return Math.ceil(Math.max(...name.split(BREAK).map(({ length }) => length)) * CODE_ADVANCE);
}

/**
 * Estimates the width of a text in the text font, at 13 px and weight 600.
 *
 * @type {(text: string) => number}
 */
function textWidth(text) {
  const advances = Array.from(
    text,
    (letter) => ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_ADVANCE,
  );
  return Math.ceil(advances.reduce((sum, advance) => sum + advance, 0));
}
