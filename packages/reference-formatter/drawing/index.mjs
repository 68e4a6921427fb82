/**
 * Draws a type and its neighbours as SVG in MDX, on one line, because MDX would turn lines into paragraphs. Links are
 * Markdown, so that Docusaurus checks them, adds the base URL, and follows them without a reload. The widths of texts come
 * from a table instead of a font, so that they are the same on every machine, and wide enough for common fonts.
 */
import { splitList } from "../page/mdx.mjs";

/** @import { Entity, Relation } from "../schema.mjs" */

/** @typedef {{ readonly id: string, readonly width: number, readonly height: number }} Box in pixels */
/** @typedef {Box & { readonly x: number, readonly y: number }} Placed a box with the position of its upper left corner */

/** @type {ReturnType<typeof importDagre> | undefined} */
let dagreLoading;

/**
 * Loads dagre, which computes layouts. Without this optional package, pages have no drawings, and a warning is printed once.
 *
 * @returns {Promise<typeof import("@dagrejs/dagre") | undefined>}
 */
export async function loadDagre() {
  dagreLoading ??= importDagre();
  return dagreLoading;
}

async function importDagre() {
  try {
    return await import("@dagrejs/dagre");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    console.warn("Related types are lists without a drawing, because @dagrejs/dagre is not installed.");
    return undefined;
  }
}

/**
 * Draws a type in the middle, the entities that refer to it on the left, and those that it refers to on the right.
 *
 * @param {Entity} entity
 * @param {readonly Relation[]} relations
 * @param {(entity: Entity) => string} linkTo returns the URL of the page of an entity
 * @param {(title: string) => string} linkToAll returns the URL of the list of all entities of a relation
 * @returns {Promise<string>} one line of MDX; empty when dagre is not installed
 */
export async function draw(entity, relations, linkTo, linkToAll) {
  const dagre = await loadDagre();
  if (!dagre) return "";
  const from = panelsOf(relations.filter(({ direction }) => direction === "from"));
  const to = panelsOf(relations.filter(({ direction }) => direction === "to"));
  const centre = centreOf(entity);

  const graph = new dagre.Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 52 });
  for (const { id, width, height } of [...from, centre, ...to]) graph.setNode(id, { width, height });
  for (const { id } of from) graph.setEdge(id, centre.id, {});
  for (const { id } of to) graph.setEdge(centre.id, id, {});
  // Keeps the panels of a side in order. Their arrows cannot cross, so dagre need not look for a better order.
  dagre.layout(graph, { disableOptimalOrderHeuristic: true });

  // Dagre returns the middle of each box. Positions are rounded, so that drawings are the same on every machine.
  /** @type {<T extends Box>(box: T) => T & Placed} */
  const placed = (box) => {
    const { x = 0, y = 0 } = /** @type {Partial<Placed>} */ (graph.node(box.id));
    return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
  };
  const middle = placed(centre);
  const [left, right] = [from.map(placed), to.map(placed)];

  const { width = 0, height = 0 } = /** @type {Partial<Box>} */ (graph.graph());
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const viewBox = `0 0 ${String(size.width)} ${String(size.height)}`;
  const label = `Diagram of ${centre.name.replaceAll(BREAK, "")} and what it is related to`;
  const svg = element(
    "svg",
    { viewBox, ...size, role: "group", "aria-label": label },
    element("path", { d: arrows(middle, left, right) }),
    ...[...left, ...right].map((panel) => panelMarkup(panel, linkTo, linkToAll(panel.title))),
    centreMarkup(middle),
  );
  return element("figure", { className: "schema-drawing", translate: "no" }, svg);
}

/** Limit for the entities in a panel, see `splitList`. */
const ROW_LIMIT = 5;
/** Limit for the entities in a panel on a side with more than two panels. */
const ROW_LIMIT_ON_FULL_SIDE = 3;
/** Space between the edge of a panel and its rows. */
const PADDING = 8;
/** Height of the title of a panel, or of the kind above the type's name, including the space below it. */
const TITLE = 26;
/** Height of a row with one line. */
const ROW = 24;
/** Height of each further line of a name. */
const LINE = 14;
/** Space between rows. */
const GAP = 4;
/** Space to the left and right of a name, in total. */
const NAME_SPACE = 16;
/** Distance of a name from the left edge of its panel. */
const NAME_AT = 16;
/** Distance of a name's baseline from the top of its row. */
const BASELINE = 16;
/** SVG path data of an arrowhead that points to the right. */
const ARROWHEAD = "m-6 -4 6 4 -6 4";

/**
 * A box for the entities that have the same relation to a type: their number, and a row for each entity that is shown. The
 * `name` in a row has line breaks.
 *
 * @typedef {Box & {
 *   readonly title: string,
 *   readonly count: number,
 *   readonly rows: readonly { readonly name: string, readonly entity: Entity }[],
 * }} Panel
 */

/**
 * Makes the panels of one side of a drawing, all with the same width.
 *
 * @type {(relations: readonly Relation[]) => Panel[]}
 */
function panelsOf(relations) {
  const limit = relations.length > 2 ? ROW_LIMIT_ON_FULL_SIDE : ROW_LIMIT;
  const panels = relations.map((relation) => panelOf(relation, limit));
  const width = Math.max(0, ...panels.map((panel) => panel.width));
  return panels.map((panel) => ({ ...panel, width }));
}

/** @type {(relation: Relation, limit: number) => Panel} */
function panelOf({ title, entities }, limit) {
  const { shown, hidden } = splitList(entities, limit);
  const rows = shown.map((entity) => ({ name: breakName(entity.name), entity }));
  const heading = textWidth(`${title} ${String(entities.length)}`) + GAP;
  const heights = rows.map(({ name }) => rowHeight(name) + GAP);
  const lastRow = hidden.length > 0 ? ROW : -GAP;
  return {
    id: title,
    title,
    count: entities.length,
    rows,
    width: Math.max(heading, ...rows.map(({ name }) => NAME_SPACE + codeWidth(name))) + 2 * PADDING,
    height: TITLE + heights.reduce((sum, height) => sum + height, 0) + lastRow + PADDING,
  };
}

/** @type {(name: string) => number} */
function rowHeight(name) {
  return ROW + (name.split(BREAK).length - 1) * LINE;
}

/** Makes the box of the type itself. @type {(entity: Entity) => Box & { readonly name: string, readonly kind: string }} */
function centreOf({ name, kind }) {
  const lines = breakName(name);
  // The name is a little larger than in a row.
  const width = Math.max(Math.ceil(codeWidth(lines) * 1.1), textWidth(kind)) + 3 * PADDING;
  return { id: "the type", name: lines, kind, width, height: TITLE + rowHeight(lines) };
}

/** Separates the lines of a name. */
const BREAK = "\n";

/** Maximum number of characters on a line of a name. */
const MAX_LINE_LENGTH = 20;

/**
 * Breaks a long name, in camel case or with underscores, into lines between its words.
 *
 * @type {(name: string) => string}
 */
function breakName(name) {
  if (name.length <= MAX_LINE_LENGTH) return name;
  const words = name.match(/[A-Z]+(?![a-z])_?|[A-Z]?[^A-Z_]+_?|_+|[A-Z]/gu) ?? [];
  // A word that is longer than a line is cut.
  const parts = words.flatMap((word) => word.match(new RegExp(`.{1,${String(MAX_LINE_LENGTH)}}`, "gu")) ?? []);
  let lines = "";
  let length = 0;
  for (const part of parts) {
    const fits = length + part.length <= MAX_LINE_LENGTH;
    lines += fits ? part : BREAK + part;
    length = fits ? length + part.length : part.length;
  }
  return lines;
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

/** Estimates the width of the longest line of a name in the code font, at 12 px. @type {(name: string) => number} */
function codeWidth(name) {
  return Math.ceil(Math.max(...name.split(BREAK).map(({ length }) => length)) * CODE_ADVANCE);
}

/** Estimates the width of a text in the text font, at 13 px and weight 600. @type {(text: string) => number} */
function textWidth(text) {
  const advances = Array.from(
    text,
    (letter) => ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_ADVANCE,
  );
  return Math.ceil(advances.reduce((sum, advance) => sum + advance, 0));
}

/** @type {(centre: Placed & { readonly name: string, readonly kind: string }) => string} */
function centreMarkup({ x, y, width, height, name, kind }) {
  return element(
    "g",
    { className: "centre", transform: `translate(${String(x)} ${String(y)})` },
    element("rect", { width, height }),
    element("text", { x: 12, y: 18 }, kind),
    nameAt(12, 37, name),
  );
}

/** @type {(panel: Panel & Placed, linkTo: (entity: Entity) => string, all: string) => string} */
function panelMarkup({ title, count, rows, x, y: top, width, height }, linkTo, all) {
  const inner = width - 2 * PADDING;
  let y = TITLE;
  const links = rows.map(({ name, entity }) => {
    const box = element("rect", { x: PADDING, y, width: inner, height: rowHeight(name) });
    const text = nameAt(NAME_AT, y + BASELINE, name);
    y += rowHeight(name) + GAP;
    return `[${box}${text}](${linkTo(entity)})`;
  });
  if (count > rows.length) {
    const box = element("rect", { x: PADDING, y, width: inner, height: ROW });
    const text = element("text", { x: NAME_AT, y: y + BASELINE }, `and ${String(count - rows.length)} more`);
    links.push(`[${box}${text}](${all})`);
  }
  const heading = element("text", { x: PADDING, y: 18 }, `${title} `, element("tspan", {}, String(count)));
  const transform = `translate(${String(x)} ${String(top)})`;
  return element("g", { transform }, element("rect", { width, height }), heading, ...links);
}

/** Writes a name, with its lines below each other. @type {(x: number, y: number, name: string) => string} */
function nameAt(x, y, name) {
  const [first = "", ...others] = name.split(BREAK).map(expression);
  return element("text", { x, y }, first, ...others.map((line) => element("tspan", { x, dy: LINE }, line)));
}

/**
 * Makes one path with the arrows of all panels. They touch the box of the type in the order of the panels, at equal distances.
 *
 * @type {(centre: Placed, from: readonly Placed[], to: readonly Placed[]) => string}
 */
function arrows(centre, from, to) {
  /** @type {(panel: Placed) => number} */
  const middleOf = ({ y, height }) => Math.round(y + height / 2);
  /** @type {(panel: Placed, panels: readonly Placed[]) => number} */
  const touchY = (panel, panels) => {
    const above = panels.filter(({ y }) => y < panel.y).length;
    return centre.y + Math.round((centre.height * (above + 1)) / (panels.length + 1));
  };
  const incoming = from.map((panel) =>
    curve([panel.x + panel.width, middleOf(panel)], [centre.x - 1, touchY(panel, from)]),
  );
  const outgoing = to.map((panel) =>
    curve([centre.x + centre.width, touchY(panel, to)], [panel.x - 1, middleOf(panel)]),
  );
  return [...incoming, ...outgoing].join("");
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

/** Writes text as an expression, so that MDX reads it as neither Markdown nor markup. @type {(text: string) => string} */
function expression(text) {
  return `{${JSON.stringify(text)}}`;
}
