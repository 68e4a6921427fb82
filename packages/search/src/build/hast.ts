/** Helpers for trees of HTML elements (hast). */
import type { Element, ElementContent, Nodes, Properties } from "hast";
import { withoutBreaks } from "../shared/text.ts";

/** Returns the classes of an element; none for other nodes. */
export function classesOf(node: Nodes): readonly string[] {
  const { className } = node.type === "element" ? node.properties : {};
  return Array.isArray(className) ? className : [];
}

/** Whether an element has a class. A name that ends with `_` is a prefix: classes of CSS modules end with a hash. */
export function hasClass(node: Nodes, name: string): boolean {
  return classesOf(node).some((found) => (name.endsWith("_") ? found.startsWith(name) : found === name));
}

/**
 * Returns a function that tests whether an element matches one of several selectors.
 *
 * @param selectors - each a tag name, or a dot and a class for `hasClass`
 */
export function selectorOf(selectors: readonly string[]): (node: Element) => boolean {
  const classes = selectors.filter((selector) => selector.startsWith(".")).map((selector) => selector.slice(1));
  const tags = new Set(selectors.filter((selector) => !selector.startsWith(".")));
  return (node) => tags.has(node.tagName) || classes.some((name) => hasClass(node, name));
}

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** Returns the child elements of a node. */
export function elementsIn(node: Nodes): Element[] {
  const children: readonly Nodes[] = "children" in node ? node.children : [];
  return children.filter((child) => child.type === "element");
}

/** Finds the first matching element below a node, in document order. */
export function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Returns all text below a node unchanged, with a line break for each `br`. */
export function rawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.tagName === "br") return "\n";
  return "children" in node ? node.children.map(rawText).join("") : "";
}

/** Returns all text below a node on one line, without characters that only control where lines wrap. */
export function lineOf(node: Nodes): string {
  return withoutBreaks(rawText(node)).replace(/\s+/gu, " ").trim();
}

/** Selectors, for `selectorOf`, of the elements of a docs page that are not part of its text. */
export const PAGE_CHROME: readonly string[] = [
  ".theme-doc-breadcrumbs",
  ".theme-doc-toc-mobile",
  ".theme-doc-footer",
  ".theme-doc-version-badge",
  "button",
  "svg",
  "script",
  "style",
  "template",
];

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML content or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
}
