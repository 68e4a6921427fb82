import type { Nodes } from "mdast";

/** Replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where a parsed node stands in its source. */
export function rangeOf({ position }: Nodes): { readonly start: number; readonly end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error("A node has no position: it was not parsed.");
  return { start, end };
}

/** The source of a node. */
export function sourceOf(node: Nodes, source: string): string {
  const { start, end } = rangeOf(node);
  return source.slice(start, end);
}

/**
 * Applies edits to the text that they were made for, and leaves the rest as it is.
 *
 * @param edits in any order, none over another
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let output = "";
  let position = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    output += source.slice(position, start) + text;
    position = end;
  }
  return output + source.slice(position);
}
