import type { Element, Nodes } from "hast";
import { elementsIn, find, hasClass, rawText, selectorOf } from "../../../shared/markup/elements";

/** The text from one heading to the next. */
export interface Section {
  readonly title: string;
  /** `#` and the anchor of the heading; empty if it has none. */
  readonly hash: string;
  /** Text on one line. */
  readonly content: string;
}

/** A page cut at its headings. */
export interface PageSections {
  readonly pageTitle: string;
  /** In the order of the page; the first is what stands below its title. */
  readonly sections: readonly Section[];
}

/** Whether an element is a heading that begins a section. */
export const isSectionHeading = selectorOf(["h1", "h2", "h3"]);

/** Elements that stand on lines of their own, or in cells: the words before and after are not joined. */
const isBlock = selectorOf([
  ...["article", "aside", "blockquote", "details", "div", "figcaption", "figure", "footer", "header", "section"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "dd", "dl", "dt", "hr", "li", "ol", "p", "pre", "table", "td", "th", "ul"],
]);

/** Elements whose text nobody sees. */
const isHidden = selectorOf(["script", "style"]);

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || isHidden(node)) return "";
  if (node.tagName === "br") return " ";
  const content = node.children.map(textOf).join("");
  return isBlock(node) ? ` ${content} ` : content;
}

/** What stands before the first heading among or within some elements. */
function beforeHeading(elements: readonly Element[]): readonly Element[] {
  const end = elements.findIndex((one) => isSectionHeading(one) || find(one, isSectionHeading) !== undefined);
  const last = elements[end];
  if (!last) return elements;
  const before = elements.slice(0, end);
  return isSectionHeading(last) ? before : [...before, ...beforeHeading(elementsIn(last))];
}

function sectionOf(heading: Element, elements: readonly Element[]): Section {
  const title = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const link = find(heading, (node) => hasClass(node, "hash-link"));
  return {
    title: title.map(rawText).join("").trim(),
    hash: link?.properties["href"] ?? "",
    content: elements.map(textOf).join("").trim().replace(/\s+/gu, " "),
  };
}

/**
 * Cuts a page at its headings of the first three levels. The text of a section stands beside its heading.
 *
 * @param article - of a built page, prepared or not
 */
export function sectionsOf(article: Element): PageSections {
  const title = find(article, ({ tagName }) => tagName === "h1");
  const sections: Section[] = [];
  const visit = (parent: Element, afterParent: () => readonly Element[]): void => {
    const children = elementsIn(parent);
    for (const [at, child] of children.entries()) {
      const following = (): readonly Element[] => children.slice(at + 1);
      if (isSectionHeading(child)) {
        const isInHeader = child === title && parent.tagName === "header";
        sections.push(sectionOf(child, beforeHeading(isInHeader ? afterParent() : following())));
      }
      visit(child, following);
    }
  };
  visit(article, () => []);
  return { pageTitle: title ? rawText(title) : "", sections };
}
