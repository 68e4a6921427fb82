import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";

/**
 * Plain text of the blocks of a Markdown text, each on one line.
 *
 * @param types the only types of blocks wanted; all when left out
 */
export function textOfBlocks(markdown: string, types?: readonly Nodes["type"][]): string[] {
  return fromMarkdown(markdown)
    .children.filter(({ type }) => types?.includes(type) ?? true)
    .map((block) => toString(block).replaceAll(/\s+/gu, " ").trim())
    .filter((text) => text !== "");
}
