import type { Element, ElementContent } from "hast";
import { admonition, details, sheet } from "./boxes";
import { cards } from "./cards";
import { cells } from "./cells";
import { code } from "./code";
import { text, withoutBreaks } from "../../../shared/markup/elements";
import { images, links } from "./links";
import { pageChrome } from "./pageChrome";
import type { Inner, Rule } from "./rule";
import { tabs } from "./tabs";

/** The first that takes an element decides. */
const rules: readonly Rule[] = [pageChrome, code, tabs, admonition, details, sheet, cards, cells, links, images];

/** Links that a style holds apart get a space between them. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  const isLink = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "a";
  return nodes.flatMap((node, at) => (isLink(node) && isLink(nodes[at - 1]) ? [text(" "), node] : [node]));
}

/**
 * Reduces the content of a built page to elements that Markdown has a form for.
 *
 * @param nodes - of the `main` element
 * @param pageUrl - absolute
 */
export function simplify(nodes: readonly ElementContent[], pageUrl: string): ElementContent[] {
  const one = (node: Element, labels: readonly string[]): ElementContent[] => {
    const inner = within(labels);
    for (const rule of rules) {
      const result = rule(node, { inner, labels, pageUrl });
      if (result) return result;
    }
    const { tagName, properties, children } = node;
    // Spans and attributes are for styles, but for the number that a list starts with. Without them all that follows is faster.
    if (tagName === "span") return inner(children);
    const kept = tagName === "ol" ? properties : {};
    return [{ type: "element", tagName, properties: kept, children: inner(children) }];
  };
  const within =
    (around: readonly string[]): Inner =>
    (list, labels = around) =>
      apart(
        list.flatMap((node) => {
          if (node.type === "element") return one(node, labels);
          return node.type === "text" ? [text(withoutBreaks(node.value))] : [];
        }),
      );
  return within([])(nodes);
}
