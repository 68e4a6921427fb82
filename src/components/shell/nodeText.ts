import { Children, isValidElement } from "react";
import type { ReactNode } from "react";

/** Joins the text of a tree of React nodes, leaving out what components would render. */
function collect(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node))
    return Children.toArray(node as ReactNode)
      .map(collect)
      .join("");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? collect(node.props.children) : "";
}

/**
 * The text that a reader sees of some markup, on one line.
 *
 * @returns text without break opportunities (zero-width spaces) and without space at its ends
 */
export function nodeText(node: ReactNode): string {
  return collect(node).replaceAll("\u200B", "").replaceAll(/\s+/gu, " ").trim();
}
