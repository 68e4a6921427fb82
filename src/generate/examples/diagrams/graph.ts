import { Graph, layout } from "@dagrejs/dagre";
import type { EdgeLabel, GraphLabel, NodeLabel } from "@dagrejs/dagre";

export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a box is: its left and top. */
export interface Placed extends Box, Point {}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Placed>;
}

/**
 * Places boxes so that arrows lead from left to right. The layout depends on nothing but the boxes, the arrows and their
 * order; its coordinates are integers, so that no machine rounds them otherwise.
 *
 * @param gaps pixels between the boxes of one column, and between columns
 * @throws Error when an arrow names an unknown box
 */
export function place(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  gaps: { readonly nodesep: number; readonly ranksep: number },
): Layout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir: "LR", ...gaps });
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
  for (const { from, to } of arrows) {
    if (!graph.hasNode(from) || !graph.hasNode(to)) throw new Error(`No box for the arrow from ${from} to ${to}.`);
    graph.setEdge(from, to, {});
  }
  // The boxes of a column keep the order in which they were given, unless that makes arrows cross.
  layout(graph, { disableOptimalOrderHeuristic: true });
  const placed = boxes.map((box): [string, Placed] => {
    const { x = 0, y = 0 } = graph.node(box.id);
    return [box.id, { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) }];
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width: Math.ceil(width), height: Math.ceil(height), boxes: new Map(placed) };
}
