/**
 * Places boxes with dagre, which is optional: without it, pages have no drawings.
 *
 * @typedef {{ readonly id: string, readonly width: number, readonly height: number }} Box
 * @typedef {Box & { readonly x: number, readonly y: number }} Placed left and top in pixels
 * @typedef {{ readonly width: number, readonly height: number, readonly boxes: ReadonlyMap<string, Placed> }} Layout
 */

/**
 * A function that places boxes so that arrows lead from left to right, or `undefined` when dagre is not installed. The
 * layout depends on nothing but the boxes, the arrows and their order; its coordinates are integers, so that no machine
 * rounds them otherwise.
 *
 * @returns {Promise<undefined | ((boxes: readonly Box[], arrows: readonly { readonly from: string, readonly to: string }[]) => Layout)>}
 */
export async function loadPlace() {
  const dagre = await import("@dagrejs/dagre").catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
  });
  if (!dagre) return undefined;
  return (boxes, arrows) => {
    const graph = new dagre.Graph();
    graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 52 });
    for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
    for (const { from, to } of arrows) graph.setEdge(from, to, {});
    // The boxes of a column keep the order in which they were given, unless that makes arrows cross.
    dagre.layout(graph, { disableOptimalOrderHeuristic: true });
    const placed = boxes.map((box) => {
      const { x = 0, y = 0 } = /** @type {Partial<Placed>} */ (graph.node(box.id));
      return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
    });
    const { width = 0, height = 0 } = /** @type {Partial<Box>} */ (graph.graph());
    return {
      width: Math.ceil(width),
      height: Math.ceil(height),
      boxes: new Map(placed.map((box) => [box.id, box])),
    };
  };
}
