import type { Element, ElementContent, Nodes } from "hast";
import {
  classesOf,
  element,
  elementsIn,
  find,
  hasClass,
  label,
  lineOf,
  PAGE_CHROME,
  rawText,
  selectorOf,
  text,
} from "../../../shared/markup/elements";

/**
 * Rewrites the content of an element that a rule has taken apart.
 *
 * @param labels - of the tabs around the content, where they change
 */
export type Inner = (nodes: readonly ElementContent[], labels?: readonly string[]) => ElementContent[];

/** The context of the element that a rule rewrites. */
interface RuleContext {
  readonly inner: Inner;
  /** Labels of the tabs around the element, outermost first. */
  readonly labels: readonly string[];
  /** URL of the page, which links are read from. */
  readonly pageUrl: string;
}

/**
 * Puts plain elements, of the kinds that Markdown has, in the place of a component of the theme or the site.
 *
 * @returns undefined for an element that the rule does not apply to
 */
export type Rule = (element: Element, context: RuleContext) => ElementContent[] | undefined;

/** Elements that the Markdown form skips: navigation, controls, decoration and hidden parts. */
const LEFT_OUT = [
  ...PAGE_CHROME,
  ".theme-doc-toc-desktop",
  ".theme-doc-version-banner",
  ".hash-link",
  ".dropdown",
  "nav",
  "wbr",
  "form",
  "label",
  "input",
  "select",
  "textarea",
  "output",
  // On the cards of the showcase: the name of the host, which the link holds.
  ".host_",
  // Below the drawing of a type: what its letters mean.
  ".schema-key",
  // Of the two pictures of a themed image, one is shown.
  ".themedComponent--dark_",
];

const isLeftOut = selectorOf(LEFT_OUT);

/** Drops elements that are not part of the text of a page, and those that their component marks with `data-markdown-ignore`. */
export const pageChrome: Rule = (node) =>
  isLeftOut(node) || node.properties["aria-hidden"] === "true" || "data-markdown-ignore" in node.properties
    ? []
    : undefined;

function languageOf(node: Element): string | undefined {
  const name = classesOf(node).find((found) => found.startsWith("language-"));
  return name?.slice("language-".length);
}

/** The lines of a code block. The theme puts an extra line end into an empty line, which is removed here. */
function linesOf(node: Nodes): string {
  if (hasClass(node, "token-line")) return `${rawText(node).replace(/\n+$/u, "")}\n`;
  return "children" in node ? node.children.map(linesOf).join("") : rawText(node);
}

/**
 * Puts the plain text of a code block in the place of its marked and linked tokens, below its title in bold. Its language
 * stands in `dataLang`, where `toMarkdown` finds it.
 */
export const code: Rule = (node) => {
  const block = hasClass(node, "theme-code-block");
  if (!block && node.tagName !== "pre") return undefined;
  const pre = block ? find(node, ({ tagName }) => tagName === "pre") : node;
  if (!pre) return undefined;
  const title = find(node, (part) => hasClass(part, "codeBlockTitle_"));
  const inside = find(pre, ({ tagName }) => tagName === "code");
  const language = languageOf(node) ?? languageOf(pre) ?? (inside && languageOf(inside));
  const lines = element("pre", [text(linesOf(pre).replace(/\n$/u, ""))], { dataLang: language });
  return title ? [label([text(lineOf(title))]), lines] : [lines];
};

/** Elements of a role, but not those of tabs within the tabs. */
function ofRole(node: Element, role: string): Element[] {
  return elementsIn(node).flatMap((child) => {
    if (child.properties["role"] === role) return [child];
    return hasClass(child, "tabs-container") ? [] : ofRole(child, role);
  });
}

/**
 * Puts the content of all tabs in a row, each below its label in bold. A tab within a tab is named after both, because
 * nothing else tells where the outer one ends.
 */
export const tabs: Rule = (node, { inner, labels }) => {
  if (!hasClass(node, "tabs-container")) return undefined;
  const names = ofRole(node, "tab").map(lineOf);
  return ofRole(node, "tabpanel").flatMap((panel, at) => {
    const path = [...labels, names[at] ?? ""].filter((name) => name !== "");
    return [label([text(path.join(", "))]), ...inner(panel.children, path)];
  });
};

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

/** Unfolds a `details` element: its summary in bold, then its content. */
export const details: Rule = (node, { inner }) => {
  if (node.tagName !== "details") return undefined;
  const summary = elementsIn(node).find(({ tagName }) => tagName === "summary");
  const name = summary ? lineOf(summary) : "";
  const content = inner(node.children.filter((child) => child !== summary));
  return name === "" ? content : [label([text(name)]), ...content];
};

/** A page shown within a page is quoted, so that its headings are not taken for those of the page. */
export const sheet: Rule = (node, { inner }) => {
  if (node.tagName === "figcaption") return [label(inner(node.children))];
  if (node.tagName === "div" && node.properties["role"] === "region") {
    return [element("blockquote", inner(node.children))];
  }
  return undefined;
};

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

/** The absolute form of a URL; undefined for what is no URL. */
function absolute(value: unknown, base: string): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value, base)) return undefined;
  return URL.canParse(value) ? value : new URL(value, base).href;
}

/** Makes links absolute, and drops links without visible content. */
export const links: Rule = (node, { inner, pageUrl }) => {
  if (node.tagName !== "a") return undefined;
  const href = absolute(node.properties["href"], pageUrl);
  const content = inner(node.children);
  if (href === undefined) return content;
  const shown = lineOf(node) !== "" || find(node, ({ tagName }) => tagName === "img") !== undefined;
  return shown ? [element("a", content, { href })] : [];
};

/** Makes URLs of images absolute. An image with a `data:` URL, or without a valid one, becomes its alternative text. */
export const images: Rule = (node, { pageUrl }) => {
  if (node.tagName !== "img") return undefined;
  const { alt, title, src: given } = node.properties;
  const src = absolute(given, pageUrl);
  const words = typeof alt === "string" ? alt : "";
  if (src === undefined || src.startsWith("data:")) return words === "" ? [] : [text(words)];
  return [element("img", [], { src, alt: words, title })];
};
