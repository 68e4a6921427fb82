/** Width and height of a drawing, in pixels. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size that the author of a diagram noted in it, as a comment of Mermaid: `%% size 276x1206`.
 *
 * @param source - text of the diagram
 * @returns undefined when there is no such comment
 */
export function diagramSize(source: string): DiagramSize | undefined {
  const [, width, height] = /^\s*%% size (\d+)x(\d+)\s*$/mu.exec(source) ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}
