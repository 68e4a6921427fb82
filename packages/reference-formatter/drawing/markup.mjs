/**
 * Drawings as MDX, in one line, so that no part of them becomes a paragraph. Links are those of Markdown: Docusaurus checks
 * them, adds its base URL to them, and follows them without a reload.
 */
import { LETTERS } from "../schema/kinds.mjs";
import { MEASURES, rowHeight } from "./panels.mjs";
import { BREAK } from "./text.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Panel } from "./panels.mjs" */
/** @import { Placed } from "./place.mjs" */

/** Ends a path that goes to the right: the two sides of the head, drawn from one end to the other over the tip. */
const ARROWHEAD = "m-6 -4 6 4 -6 4";
const BASELINE = 16;
const LETTER_AT = 20;
const NAME_AT = 32;

/**
 * An element; its attributes may hold no quotation marks.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {...string} children
 */
function element(name, attributes, ...children) {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}=${JSON.stringify(String(value))}`);
  const start = `<${name}${pairs.join("")}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join("")}</${name}>`;
}

/**
 * Text as an expression, in which nothing is read as Markdown or as markup.
 *
 * @param {string} text
 */
function expression(text) {
  return `{${JSON.stringify(text)}}`;
}

/**
 * The lines of a name, one below the other.
 *
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function nameAt(x, y, name) {
  const [first = "", ...others] = name.split(BREAK);
  const further = others.map((line) => element("tspan", { x, dy: MEASURES.line }, expression(line)));
  return element("text", { x, y }, expression(first), ...further);
}

/**
 * @param {Panel} panel
 * @param {Placed} at
 * @param {(entity: Entity) => string} linkTo
 * @param {string} all link to the whole list
 */
function panelMarkup({ title, count, rows, width, height }, at, linkTo, all) {
  const inner = width - 2 * MEASURES.padding;
  let y = MEASURES.title;
  const links = rows.map(({ name, entity }) => {
    const box = element("rect", { x: MEASURES.padding, y, width: inner, height: rowHeight(name) });
    const letter = { className: entity.kind, x: LETTER_AT, y: y + BASELINE, "aria-hidden": "true" };
    const text = element("text", letter, LETTERS[entity.kind]) + nameAt(NAME_AT, y + BASELINE, name);
    y += rowHeight(name) + MEASURES.gap;
    return `[${box}${text}](${linkTo(entity)})`;
  });
  if (count > rows.length) {
    const box = element("rect", { x: MEASURES.padding, y, width: inner, height: MEASURES.row });
    const text = element("text", { x: LETTER_AT - 6, y: y + BASELINE }, `and ${String(count - rows.length)} more`);
    links.push(`[${box}${text}](${all})`);
  }
  const heading = element("text", { x: MEASURES.padding, y: 18 }, `${title} `, element("tspan", {}, String(count)));
  const transform = `translate(${String(at.x)} ${String(at.y)})`;
  return element("g", { transform }, element("rect", { width, height }), heading, ...links);
}

/**
 * Where the arrows of one side touch the box in the middle: spread over its height, in the order of their panels.
 *
 * @param {Placed} centre
 * @param {readonly Placed[]} panels
 * @returns {number[]}
 */
function touches({ y, height }, panels) {
  const order = [...panels].sort((one, other) => one.y - other.y);
  return panels.map((panel) => y + Math.round((height * (order.indexOf(panel) + 1)) / (panels.length + 1)));
}

/**
 * A curve that leaves and arrives level, with an arrowhead.
 *
 * @param {readonly [x: number, y: number]} from
 * @param {readonly [x: number, y: number]} to
 */
function curve([fromX, fromY], [toX, toY]) {
  const middle = Math.round((fromX + toX) / 2);
  return `M${[fromX, fromY].join(" ")}C${[middle, fromY, middle, toY, toX, toY].join(" ")}${ARROWHEAD}`;
}

/** @type {(placed: Placed) => number} */
const middleOf = ({ y, height }) => Math.round(y + height / 2);

/**
 * @param {Placed} centre
 * @param {readonly Placed[]} from
 * @param {readonly Placed[]} to
 */
function arrows(centre, from, to) {
  const [before, after] = [touches(centre, from), touches(centre, to)];
  return [
    ...from.map((panel, at) => curve([panel.x + panel.width, middleOf(panel)], [centre.x - 1, before[at] ?? 0])),
    ...to.map((panel, at) => curve([centre.x + centre.width, after[at] ?? 0], [panel.x - 1, middleOf(panel)])),
  ].join("");
}

/**
 * @param {object} drawing
 * @param {{ readonly width: number, readonly height: number }} drawing.size
 * @param {Placed & { readonly name: string, readonly kind: string }} drawing.centre
 * @param {readonly (readonly [Panel, Placed])[]} drawing.from
 * @param {readonly (readonly [Panel, Placed])[]} drawing.to
 * @param {(entity: Entity) => string} linkTo gives the link to the page of an entity
 * @param {(panel: Panel) => string} linkToAll gives the link to the whole list
 * @returns {string} one line of MDX
 */
export function drawingMarkup({ size, centre, from, to }, linkTo, linkToAll) {
  const panels = [...from, ...to].map(([panel, at]) => panelMarkup(panel, at, linkTo, linkToAll(panel)));
  const { x, y, width, height, name, kind } = centre;
  const label = `Diagram of ${name.replaceAll(BREAK, "")} and what it is related to; the lists below say the same.`;
  const middle = element(
    "g",
    { className: "centre", transform: `translate(${String(x)} ${String(y)})` },
    element("rect", { width, height }),
    element("text", { x: 12, y: 18 }, kind),
    nameAt(12, 37, name),
  );
  const placed = (/** @type {readonly (readonly [Panel, Placed])[]} */ side) => side.map(([, at]) => at);
  const path = element("path", { d: arrows(centre, placed(from), placed(to)) });
  const box = { viewBox: `0 0 ${String(size.width)} ${String(size.height)}`, width: size.width, height: size.height };
  const svg = element("svg", { ...box, role: "group", "aria-label": label }, path, ...panels, middle);
  return element("figure", { className: "schema-drawing", translate: "no" }, svg);
}
