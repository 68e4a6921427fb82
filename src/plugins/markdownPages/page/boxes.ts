import { classesOf, element, elementsIn, find, hasClass, label, lineOf, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

const ADMONITION = "theme-admonition-";

/** An admonition becomes a quotation whose first line is its kind and its title. */
export const admonition: Rule = (node, { inner }) => {
  const kind = classesOf(node).find((name) => name.startsWith(ADMONITION));
  if (kind === undefined) return undefined;
  const [first = "", ...rest] = kind.slice(ADMONITION.length);
  const name = first.toUpperCase() + rest.join("");
  const heading = find(node, (part) => hasClass(part, "admonitionHeading_"));
  const content = find(node, (part) => hasClass(part, "admonitionContent_"));
  const title = heading ? lineOf(heading) : "";
  const same = title === "" || title.toLowerCase() === name.toLowerCase();
  return [element("blockquote", [label([text(same ? name : `${name}: ${title}`)]), ...inner(content?.children ?? [])])];
};

/** What is folded away is content like any other, below its summary. A fold without content is a control. */
export const details: Rule = (node, { inner }) => {
  if (node.tagName !== "details") return undefined;
  const summary = elementsIn(node).find(({ tagName }) => tagName === "summary");
  const name = summary ? lineOf(summary) : "";
  const content = inner(node.children.filter((child) => child !== summary));
  return name === "" || content.length === 0 ? content : [label([text(name)]), ...content];
};

/** A page shown within a page is quoted, so that its headings are not taken for those of the page. */
export const sheet: Rule = (node, { inner }) => {
  if (node.tagName === "figcaption") return [label(inner(node.children))];
  if (node.tagName === "div" && node.properties["role"] === "region") {
    return [element("blockquote", inner(node.children))];
  }
  return undefined;
};
