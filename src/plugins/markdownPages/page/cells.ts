import type { ElementContent } from "hast";
import { element, lineOf, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

/** Elements that a cell of a Markdown table cannot hold, and what stands between two of them there. */
const SEPARATORS: Readonly<Record<string, string>> = { p: " ", li: "; ", div: " ", br: " " };

/** Writes the content of a cell on one line. */
function onOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (node.tagName === "pre") return [text(" "), element("code", [text(lineOf(node))])];
    const content = onOneLine(node.children);
    if (node.tagName === "ul" || node.tagName === "ol" || node.tagName === "blockquote") return content.slice(0, -1);
    const separator = SEPARATORS[node.tagName];
    return separator === undefined ? [{ ...node, children: content }] : [...content, text(separator)];
  });
}

/** A row of a Markdown table is one line, so lists and paragraphs in a cell are written one after the other. */
export const cells: Rule = (node, { inner }) =>
  node.tagName === "td" || node.tagName === "th" ? [{ ...node, children: onOneLine(inner(node.children)) }] : undefined;
