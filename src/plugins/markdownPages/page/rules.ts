import type { Element, ElementContent, Nodes } from "hast";
import {
  classesOf,
  element,
  elementsIn,
  find,
  hasClass,
  lineOf,
  PAGE_CHROME,
  rawText,
  selectorOf,
  text,
} from "docusaurus-lean-search/hast";

/** Creates a paragraph in bold that labels the content after it. */
function label(children: ElementContent[]): Element {
  return element("p", [element("strong", children)]);
}

/**
 * Applies all rules to the content of an element.
 *
 * @param labels - labels of the tabs around the content, by default those around the element
 */
export type Inner = (nodes: readonly ElementContent[], labels?: readonly string[]) => ElementContent[];

/** The context of the element that a rule rewrites. */
interface RuleContext {
  readonly inner: Inner;
  /** Labels of the tabs around the element, outermost first. */
  readonly labels: readonly string[];
  /** URL of the page, to resolve links. */
  readonly pageUrl: string;
}

/**
 * Replaces an element of a component by plain elements that Markdown can express.
 *
 * @returns undefined for an element that the rule does not apply to
 */
export type Rule = (element: Element, context: RuleContext) => ElementContent[] | undefined;

/** Elements that the Markdown form skips: navigation, controls, decoration and hidden parts. */
const SKIPPED = [
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
  // The host name on a card of the showcase, which the card's link contains too.
  ".host_",
  // The legend below the drawing of a type.
  ".schema-key",
  // One of the two pictures of a themed image.
  ".themedComponent--dark_",
];

const isSkipped = selectorOf(SKIPPED);

/** Drops elements that are not part of the text of a page, and elements with `aria-hidden` or `data-markdown-ignore`. */
export const pageChrome: Rule = (node) =>
  isSkipped(node) || node.properties["aria-hidden"] === "true" || "data-markdown-ignore" in node.properties
    ? []
    : undefined;

function languageOf(node: Element): string | undefined {
  const name = classesOf(node).find((found) => found.startsWith("language-"));
  return name?.slice("language-".length);
}

/** Returns the text of a code block, without the extra line break that the theme puts into an empty line. */
function codeTextOf(node: Nodes): string {
  if (hasClass(node, "token-line")) return `${rawText(node).replace(/\n+$/u, "")}\n`;
  return "children" in node ? node.children.map(codeTextOf).join("") : rawText(node);
}

/** Reduces a code block to its text, below its title in bold. The property `dataLang` passes the language to `toMarkdown`. */
export const code: Rule = (node) => {
  const block = hasClass(node, "theme-code-block");
  if (!block && node.tagName !== "pre") return undefined;
  const pre = block ? find(node, ({ tagName }) => tagName === "pre") : node;
  if (!pre) return undefined;
  const title = find(node, (part) => hasClass(part, "codeBlockTitle_"));
  const inside = find(pre, ({ tagName }) => tagName === "code");
  const language = languageOf(node) ?? languageOf(pre) ?? (inside && languageOf(inside));
  const lines = element("pre", [text(codeTextOf(pre).replace(/\n$/u, ""))], { dataLang: language });
  return title ? [label([text(lineOf(title))]), lines] : [lines];
};

/** Finds the elements with a role, except those of nested tabs. */
function elementsWithRole(node: Element, role: string): Element[] {
  return elementsIn(node).flatMap((child) => {
    if (child.properties["role"] === role) return [child];
    return hasClass(child, "tabs-container") ? [] : elementsWithRole(child, role);
  });
}

/**
 * Writes the content of all tabs one after the other, each below its label in bold. The label of a nested tab includes
 * the label of the outer tab, because nothing else shows where the outer tab ends.
 */
export const tabs: Rule = (node, { inner, labels }) => {
  if (!hasClass(node, "tabs-container")) return undefined;
  const names = elementsWithRole(node, "tab").map(lineOf);
  return elementsWithRole(node, "tabpanel").flatMap((panel, at) => {
    const path = [...labels, names[at] ?? ""].filter((name) => name !== "");
    return [label([text(path.join(", "))]), ...inner(panel.children, path)];
  });
};

const ADMONITION = "theme-admonition-";

/** Turns an admonition into a quotation whose first line is its kind and title. */
export const admonition: Rule = (node, { inner }) => {
  const kind = classesOf(node).find((name) => name.startsWith(ADMONITION));
  if (kind === undefined) return undefined;
  const [first = "", ...rest] = kind.slice(ADMONITION.length);
  const name = first.toUpperCase() + rest.join("");
  const heading = find(node, (part) => hasClass(part, "admonitionHeading_"));
  const content = find(node, (part) => hasClass(part, "admonitionContent_"));
  const title = heading ? lineOf(heading) : "";
  const isDefaultTitle = title === "" || title.toLowerCase() === name.toLowerCase();
  return [
    element("blockquote", [
      label([text(isDefaultTitle ? name : `${name}: ${title}`)]),
      ...inner(content?.children ?? []),
    ]),
  ];
};

/** Unfolds a `details` element: its summary in bold, then its content. */
export const details: Rule = (node, { inner }) => {
  if (node.tagName !== "details") return undefined;
  const summary = elementsIn(node).find(({ tagName }) => tagName === "summary");
  const name = summary ? lineOf(summary) : "";
  const content = inner(node.children.filter((child) => child !== summary));
  return name === "" ? content : [label([text(name)]), ...content];
};

/** Quotes an embedded page below its caption, so that its headings are not mistaken for headings of the outer page. */
export const embeddedPage: Rule = (node, { inner }) => {
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

/** Turns the cards of a category into a list of links with descriptions. */
export const cards: Rule = (node, { inner }) => {
  if (node.tagName !== "section") return undefined;
  const found = elementsIn(node).map(cardIn);
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return [element("ul", inner(found.flatMap((card) => (card ? [item(card)] : []))))];
};

/** Elements that a cell of a Markdown table can't contain, and the separators that replace them. */
const SEPARATORS: Readonly<Record<string, string>> = { p: " ", li: "; ", div: " ", br: " " };

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

/** Writes the lists and paragraphs of a cell on one line, because a row of a Markdown table is one line. */
export const cells: Rule = (node, { inner }) =>
  node.tagName === "td" || node.tagName === "th" ? [{ ...node, children: onOneLine(inner(node.children)) }] : undefined;

function absolute(value: unknown, base: string): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value, base)) return undefined;
  return URL.canParse(value) ? value : new URL(value, base).href;
}

/** Makes links absolute, drops links without visible content, and replaces a link without a valid URL by its content. */
export const links: Rule = (node, { inner, pageUrl }) => {
  if (node.tagName !== "a") return undefined;
  const href = absolute(node.properties["href"], pageUrl);
  const content = inner(node.children);
  if (href === undefined) return content;
  const isVisible = lineOf(node) !== "" || find(node, ({ tagName }) => tagName === "img") !== undefined;
  return isVisible ? [element("a", content, { href })] : [];
};

/** Makes URLs of images absolute. An image with a `data:` URL, or without a valid URL, becomes its alternative text. */
export const images: Rule = (node, { pageUrl }) => {
  if (node.tagName !== "img") return undefined;
  const { alt, title, src: given } = node.properties;
  const src = absolute(given, pageUrl);
  const words = typeof alt === "string" ? alt : "";
  if (src === undefined || src.startsWith("data:")) return words === "" ? [] : [text(words)];
  return [element("img", [], { src, alt: words, title })];
};
