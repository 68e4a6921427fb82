import type { Element, ElementContent, Nodes, Properties } from "hast";

/** Classes of an element, none for anything else. */
export function classesOf(node: Nodes): readonly string[] {
  const { className } = node.type === "element" ? node.properties : {};
  return Array.isArray(className) ? className : [];
}

/** Whether an element has a class; classes of CSS modules end with a hash, so `card_` stands for all that begin so. */
export function hasClass(node: Nodes, name: string): boolean {
  return classesOf(node).some((found) => (name.endsWith("_") ? found.startsWith(name) : found === name));
}

/**
 * Makes a test for elements that one of some selectors selects.
 *
 * @param selectors - each the name of an element, or a class as `hasClass` takes it behind a dot
 */
export function selectorOf(selectors: readonly string[]): (node: Element) => boolean {
  const classes = selectors.filter((selector) => selector.startsWith(".")).map((selector) => selector.slice(1));
  const tags = new Set(selectors.filter((selector) => !selector.startsWith(".")));
  return (node) => tags.has(node.tagName) || classes.some((name) => hasClass(node, name));
}

/** Makes an element. */
export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: "element", tagName, properties, children };
}

/** Makes a text. */
export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** A line of its own in bold, which names what follows. */
export function label(children: ElementContent[]): Element {
  return element("p", [element("strong", children)]);
}

/** Children that are elements. */
export function elementsIn(node: Nodes): Element[] {
  const children: readonly Nodes[] = "children" in node ? node.children : [];
  return children.filter((child) => child.type === "element");
}

/**
 * The first element below a node, in the order of the document, for which something holds.
 *
 * @returns undefined if there is none
 */
export function find(node: Nodes, holds: (element: Element) => boolean): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = holds(child) ? child : find(child, holds);
    if (found) return found;
  }
  return undefined;
}

/** All text below a node as it is, with a line end for each `br`. */
export function rawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.tagName === "br") return "\n";
  return "children" in node ? node.children.map(rawText).join("") : "";
}

/** All text below a node on one line, without the places where a long name may break. */
export function lineOf(node: Nodes): string {
  return withoutBreaks(rawText(node)).replace(/\s+/gu, " ").trim();
}

/** Removes zero-width spaces, which are only visual. */
export function withoutBreaks(value: string): string {
  return value.replaceAll("\u200B", "");
}

/** Selectors of the elements of a docs page that are not part of its text: classes and tag names. */
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

/** Escapes what would be markup in text or in a quoted attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
}
