import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { frontmatter } from "micromark-extension-frontmatter";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { toString } from "mdast-util-to-string";

/**
 * Parses a page of MDX. Tables and admonitions are parsed as paragraphs, because nothing here needs their structure.
 *
 * @throws VFileMessage when the text is not MDX
 */
export function parseMdx(source: string): Root {
  return fromMarkdown(source, {
    extensions: [
      frontmatter(),
      mdxExpression(),
      mdxJsx(),
      { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } },
    ],
    mdastExtensions: [frontmatterFromMarkdown(), mdxExpressionFromMarkdown(), mdxJsxFromMarkdown()],
  });
}

/**
 * Returns the plain text of the blocks of a Markdown text, each on one line.
 *
 * @param types the types of blocks to include; by default all
 */
export function textOfBlocks(markdown: string, types?: readonly Nodes["type"][]): string[] {
  return fromMarkdown(markdown)
    .children.filter(({ type }) => types?.includes(type) ?? true)
    .map((block) => toString(block).replaceAll(/\s+/gu, " ").trim())
    .filter((text) => text !== "");
}

/** Replaces the part of a text from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the offsets of a parsed node in the source.
 *
 * @throws Error for a node that was not parsed
 */
export function rangeOf({ position }: Nodes): { readonly start: number; readonly end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error("A node has no position: it was not parsed.");
  return { start, end };
}

/** Returns the source of a parsed node. */
export function sourceOf(node: Nodes, source: string): string {
  const { start, end } = rangeOf(node);
  return source.slice(start, end);
}

/**
 * Applies edits to a text.
 *
 * @param edits in any order, without overlaps
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
