import { Children, isValidElement } from "react";
import type { ReactNode } from "react";
import { withoutBreaks } from "docusaurus-lean-search/text";

/** Joins the text of a tree of React nodes. Text that components would render is not included. */
function collect(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node))
    return Children.toArray(node as ReactNode)
      .map(collect)
      .join("");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? collect(node.props.children) : "";
}

/**
 * Returns the visible text of React nodes, on one line.
 *
 * @returns trimmed text without the characters that only control where it wraps
 */
export function nodeText(node: ReactNode): string {
  return withoutBreaks(collect(node)).replaceAll(/\s+/gu, " ").trim();
}
