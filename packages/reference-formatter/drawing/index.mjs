import { drawingMarkup } from "./markup.mjs";
import { centreOf, panelsOf } from "./panels.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Relation } from "../schema/relations.mjs" */

/**
 * Boxes and positions in pixels, x and y of the upper left corner.
 *
 * @typedef {{ readonly id: string, readonly width: number, readonly height: number }} Box
 * @typedef {Box & { readonly x: number, readonly y: number }} Placed
 */

/** @type {ReturnType<typeof importDagre> | undefined} */
let dagreLoading;

/**
 * Loads the library that computes layouts. It is optional: without it, pages have no drawings, and a warning is printed once.
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
 * @param {(title: string) => string} linkToAll returns the URL of the whole list of a relation
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
  // The panels of a side keep their order, unless arrows would cross.
  dagre.layout(graph, { disableOptimalOrderHeuristic: true });

  // Dagre returns the middle of each box. Rounded, so that drawings are the same on every machine.
  /** @type {<T extends Box>(box: T) => T & Placed} */
  const placed = (box) => {
    const { x = 0, y = 0 } = /** @type {Partial<Placed>} */ (graph.node(box.id));
    return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
  };
  const { width = 0, height = 0 } = /** @type {Partial<Box>} */ (graph.graph());
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  return drawingMarkup({ size, centre: placed(centre), from: from.map(placed), to: to.map(placed) }, linkTo, linkToAll);
}
