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
  /** How much it weighs to keep it short and straight. */
  readonly weight?: number;
}

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a box is: its left and top. */
export interface Placed extends Box, Point {}

interface Settings {
  readonly direction: "LR" | "TB";
  /** Between the boxes of one rank, and between ranks. */
  readonly gap: number;
  readonly rankGap: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Placed>;
  /** The way of each arrow, in the order in which they were given. */
  readonly ways: readonly (readonly Point[])[];
}

function round({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/**
 * Places boxes so that arrows lead from one rank to the next. The layout depends on nothing but the boxes, the arrows and
 * their order; its coordinates are integers, so that no machine rounds them otherwise.
 *
 * @throws Error when an arrow names a box that there is not
 */
export function place(boxes: readonly Box[], arrows: readonly Arrow[], settings: Settings): Layout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir: settings.direction, nodesep: settings.gap, ranksep: settings.rankGap });
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
  for (const { from, to, weight = 1 } of arrows) {
    if (!graph.hasNode(from) || !graph.hasNode(to)) throw new Error(`No box for the arrow from ${from} to ${to}.`);
    graph.setEdge(from, to, { weight });
  }
  // Boxes of a rank keep the order in which they were given, unless that makes arrows cross.
  layout(graph, { disableOptimalOrderHeuristic: true });
  const placed = boxes.map((box): [string, Placed] => {
    const { x = 0, y = 0 } = graph.node(box.id);
    return [box.id, { ...box, ...round({ x: x - box.width / 2, y: y - box.height / 2 }) }];
  });
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: new Map(placed),
    ways: arrows.map(({ from, to }) => (graph.edge(from, to).points ?? []).map(round)),
  };
}
