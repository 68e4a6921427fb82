import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import { lineOf, nodesOf, sourceTextOf, textOf } from "./node";
import type { MarkdownNode } from "./node";

/** A heading of a page. */
export interface Heading {
  /** With inline code between backticks, without the explicit id. */
  readonly text: string;
  readonly id: string;
  readonly explicit: boolean;
  readonly depth: number;
  readonly line: number;
  readonly node: MarkdownNode;
}

/** The headings of a page, with the ids that Docusaurus gives them. */
export function headingsOf(tree: MarkdownNode): Heading[] {
  const slugger = createSlugger();
  return nodesOf(tree, "heading").map((node) => {
    const { id } = parseMarkdownHeadingId(textOf(node));
    return {
      text: parseMarkdownHeadingId(sourceTextOf(node)).text,
      id: id ?? slugger.slug(textOf(node)),
      explicit: id !== undefined,
      depth: node.depth ?? 0,
      line: lineOf(node),
      node,
    };
  });
}
