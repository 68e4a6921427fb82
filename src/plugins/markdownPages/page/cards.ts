import type { Element } from "hast";
import { element, elementsIn, find, hasClass, lineOf, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

function cardIn(node: Element): Element | undefined {
  return find(node, (part) => hasClass(part, "theme-doc-card-container"));
}

function item(card: Element): Element {
  const title = find(card, (part) => hasClass(part, "theme-doc-card-title")) ?? card;
  const description = find(card, (part) => hasClass(part, "theme-doc-card-description"));
  const rest = description ? [text(`: ${lineOf(description)}`)] : [];
  return element("li", [element("a", [text(lineOf(title))], { href: card.properties["href"] }), ...rest]);
}

/** Cards that lead to the pages of a category become a list of links with their descriptions. */
export const cards: Rule = (node, { inner }) => {
  if (node.tagName !== "section") return undefined;
  const found = elementsIn(node).map(cardIn);
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return [element("ul", inner(found.flatMap((card) => (card ? [item(card)] : []))))];
};
