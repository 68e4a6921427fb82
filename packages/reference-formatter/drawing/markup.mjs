/**
 * Writes drawings as SVG in MDX, on one line, because MDX would turn lines into paragraphs. Links are Markdown, so that
 * Docusaurus checks them, adds the base URL, and follows them without a reload.
 */
import { BREAK, MEASURES, rowHeight } from "./panels.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Placed } from "./index.mjs" */
/** @import { Panel } from "./panels.mjs" */

/** SVG path data of an arrowhead that points to the right. */
const ARROWHEAD = "m-6 -4 6 4 -6 4";
/** Distance of a name's baseline from the top of its row. */
const BASELINE = 16;
/** Distance of a name from the left edge of its panel. */
const NAME_AT = 16;

/**
 * @param {object} drawing
 * @param {{ readonly width: number, readonly height: number }} drawing.size
 * @param {Placed & { readonly name: string, readonly kind: string }} drawing.centre
 * @param {readonly (Panel & Placed)[]} drawing.from
 * @param {readonly (Panel & Placed)[]} drawing.to
 * @param {(entity: Entity) => string} linkTo returns the URL of the page of an entity
 * @param {(title: string) => string} linkToAll returns the URL of the whole list of a relation
 * @returns {string} one line of MDX
 */
export function drawingMarkup({ size, centre, from, to }, linkTo, linkToAll) {
  const panels = [...from, ...to].map((panel) => panelMarkup(panel, linkTo, linkToAll(panel.title)));
  const { x, y, width, height, name, kind } = centre;
  const label = `Diagram of ${name.replaceAll(BREAK, "")} and what it is related to`;
  const middle = element(
    "g",
    { className: "centre", transform: `translate(${String(x)} ${String(y)})` },
    element("rect", { width, height }),
    element("text", { x: 12, y: 18 }, kind),
    nameAt(12, 37, name),
  );
  const path = element("path", { d: arrows(centre, from, to) });
  const box = { viewBox: `0 0 ${String(size.width)} ${String(size.height)}`, width: size.width, height: size.height };
  const svg = element("svg", { ...box, role: "group", "aria-label": label }, path, ...panels, middle);
  return element("figure", { className: "schema-drawing", translate: "no" }, svg);
}

/** @type {(panel: Panel & Placed, linkTo: (entity: Entity) => string, all: string) => string} */
function panelMarkup({ title, count, rows, x, y: top, width, height }, linkTo, all) {
  const inner = width - 2 * MEASURES.padding;
  let y = MEASURES.title;
  const links = rows.map(({ name, entity }) => {
    const box = element("rect", { x: MEASURES.padding, y, width: inner, height: rowHeight(name) });
    const text = nameAt(NAME_AT, y + BASELINE, name);
    y += rowHeight(name) + MEASURES.gap;
    return `[${box}${text}](${linkTo(entity)})`;
  });
  if (count > rows.length) {
    const box = element("rect", { x: MEASURES.padding, y, width: inner, height: MEASURES.row });
    const text = element("text", { x: NAME_AT, y: y + BASELINE }, `and ${String(count - rows.length)} more`);
    links.push(`[${box}${text}](${all})`);
  }
  const heading = element("text", { x: MEASURES.padding, y: 18 }, `${title} `, element("tspan", {}, String(count)));
  const transform = `translate(${String(x)} ${String(top)})`;
  return element("g", { transform }, element("rect", { width, height }), heading, ...links);
}

/**
 * Writes a name, with its lines below each other.
 *
 * @type {(x: number, y: number, name: string) => string}
 */
function nameAt(x, y, name) {
  const [first = "", ...others] = name.split(BREAK);
  const further = others.map((line) => element("tspan", { x, dy: MEASURES.line }, expression(line)));
  return element("text", { x, y }, expression(first), ...further);
}

/**
 * Makes one path with the arrows of all panels. Their ends on the centre are in the order of the panels, at equal distances.
 *
 * @type {(centre: Placed, from: readonly Placed[], to: readonly Placed[]) => string}
 */
function arrows(centre, from, to) {
  /** @type {(panel: Placed) => number} */
  const middleOf = ({ y, height }) => Math.round(y + height / 2);
  /** @type {(panel: Placed, panels: readonly Placed[]) => number} */
  const touch = (panel, panels) => {
    const above = panels.filter(({ y }) => y < panel.y).length;
    return centre.y + Math.round((centre.height * (above + 1)) / (panels.length + 1));
  };
  const before = from.map((panel) =>
    curve([panel.x + panel.width, middleOf(panel)], [centre.x - 1, touch(panel, from)]),
  );
  const after = to.map((panel) => curve([centre.x + centre.width, touch(panel, to)], [panel.x - 1, middleOf(panel)]));
  return [...before, ...after].join("");
}

/**
 * Makes a curve that starts and ends horizontally, with an arrowhead.
 *
 * @type {(from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => string}
 */
function curve([fromX, fromY], [toX, toY]) {
  const middle = Math.round((fromX + toX) / 2);
  return `M${[fromX, fromY].join(" ")}C${[middle, fromY, middle, toY, toX, toY].join(" ")}${ARROWHEAD}`;
}

/**
 * Writes an element. Its attributes must not contain quotation marks.
 *
 * @type {(name: string, attributes: Readonly<Record<string, string | number>>, ...children: string[]) => string}
 */
function element(name, attributes, ...children) {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}=${JSON.stringify(String(value))}`);
  const start = `<${name}${pairs.join("")}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join("")}</${name}>`;
}

/**
 * Writes text as an expression, so that MDX reads it as neither Markdown nor markup.
 *
 * @type {(text: string) => string}
 */
function expression(text) {
  return `{${JSON.stringify(text)}}`;
}
