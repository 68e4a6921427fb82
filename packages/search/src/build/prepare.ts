import type { Element, ElementContent, Nodes, Root } from "hast";
import { withoutBreaks } from "../shared/text.ts";
import { PAGE_CHROME, element, elementsIn, find, hasClass, lineOf, rawText, selectorOf, text } from "./hast.ts";

/** Parts of an article that are not indexed. */
const isSkipped = selectorOf([...PAGE_CHROME, ".docusaurus-mermaid-container", "noscript", "thead"]);

const isWrapper = selectorOf(["details", "summary", "section", "div"]);
const isBelowTitle = selectorOf(["h2", "h3", "h4", "h5", "h6"]);

export const isSectionHeading = selectorOf(["h1", "h2", "h3"]);

/** Matches block elements and cells: their words must be separated from the words before and after them. */
const isBlock = selectorOf(
  (
    "article aside blockquote details div figcaption figure footer header section summary " +
    "h1 h2 h3 h4 h5 h6 dd dl dt hr li ol p pre table td th ul"
  ).split(" "),
);

const isHidden = selectorOf(["script", "style"]);

function visibleText(node: Nodes): string {
  if (node.type === "text") return withoutBreaks(node.value);
  if (node.type !== "element" || isHidden(node)) return "";
  if (node.tagName === "br") return " ";
  const content = node.children.map(visibleText).join("");
  return isBlock(node) ? ` ${content} ` : content;
}

/** Returns the text of elements on one line. */
export function textOf(elements: readonly Element[]): string {
  return elements.map(visibleText).join("").trim().replace(/\s+/gu, " ");
}

/**
 * Whether the author of the page has excluded an element with `data-search="off"`. hast calls the property `dataSearch`; a
 * tree that a site passes in may use the name of the attribute, `data-search`.
 */
function isOff({ properties }: Element): boolean {
  return (properties["data-search"] ?? properties["dataSearch"]) === "off";
}

/**
 * Maximum length of a code block in the language `text` that counts as a message of a program: it is indexed as running text,
 * not as code.
 */
const MESSAGE_LENGTH = 240;

/** Surrounds each piece of text that is indexed as code; a control character, which no page contains. */
export const CODE_MARK = "\u0001";

/**
 * Turns a code block into a paragraph, marked as code unless it is a message of a program. Trees of files, recognized by
 * the characters that draw lines, are not messages.
 */
function paragraph(block: Element): Element {
  const value = rawText(block);
  const isMessage =
    hasClass(block, "language-text") && value.length <= MESSAGE_LENGTH && !/[\u2500-\u257f]/u.test(value);
  const mark = isMessage ? [] : [text(CODE_MARK)];
  return element("p", [...mark, ...block.children, ...mark]);
}

interface Cell {
  readonly text: string;
  /** Whether the cell contains words outside code. */
  readonly isProse: boolean;
}

function withoutCode(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" && node.tagName !== "code" ? node.children.map(withoutCode).join("") : "";
}

function cellsOf(row: Element): Cell[] {
  return elementsIn(row)
    .filter(({ tagName }) => tagName === "td" || tagName === "th")
    .map((cell) => ({ text: textOf([cell]).replaceAll(CODE_MARK, ""), isProse: /\p{L}/u.test(withoutCode(cell)) }))
    .filter(({ text: line }) => line !== "");
}

function sentence(line: string): string {
  return /[.!?…:]$/u.test(line) ? line : `${line}.`;
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * Turns a row of a table into sentences: its first cell with the next cell of prose, or else the second cell ("force – writes
 * all pages."), then the other cells of prose. The remaining cells are marked as code.
 */
function sentencesOf([subject, ...rest]: readonly Cell[]): Element[] {
  if (!subject) return [];
  const first = rest.find(({ isProse }) => isProse) ?? rest[0];
  const others = rest.filter((cell) => cell !== first);
  const lead = sentence([subject, ...(first ? [first] : [])].map(({ text: line }) => line).join(" – "));
  const more = others.filter(({ isProse }) => isProse).map(({ text: line }) => sentence(capitalized(line)));
  const code = others.filter(({ isProse }) => !isProse).map(({ text: line }) => line);
  const prose = element("p", [text([lead, ...more].join(" "))]);
  return code.length === 0 ? [prose] : [prose, paragraph(element("pre", [text(code.join(" "))]))];
}

function sentencesOfTable(table: Element): Element[] {
  const rows = elementsIn(table)
    .filter(({ tagName }) => tagName === "tbody")
    .flatMap((body) => elementsIn(body).map(cellsOf));
  return rows.flatMap(sentencesOf);
}

/** Whether an element is, or contains, a heading below the title. */
function hasHeading(node: ElementContent): boolean {
  return node.type === "element" && (isBelowTitle(node) || find(node, isBelowTitle) !== undefined);
}

/**
 * Whether an element that wraps headings, such as a fold or tabs, is to be replaced by its children: the text of a section must
 * be in siblings of its heading.
 *
 * @param children - the children of the element, after their own replacement
 */
export function isUnwrapped(node: Element, children: readonly ElementContent[]): boolean {
  return isWrapper(node) && children.some(hasHeading);
}

/**
 * Reduces an article to the text to index: removes page chrome and what its author has excluded, turns tables into
 * sentences, and marks code.
 */
export function prepare(article: Element): Element {
  const reduce = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (isSkipped(node) || isOff(node) || node.properties["role"] === "tablist") return [];
    const children = node.children.flatMap(reduce);
    if (node.tagName === "table") return sentencesOfTable({ ...node, children });
    if (node.tagName === "pre" || hasClass(node, "codeBlockTitle_")) return [paragraph({ ...node, children })];
    return isUnwrapped(node, children) ? children : [{ ...node, children }];
  };
  return { ...article, children: article.children.flatMap(reduce) };
}

/** Returns the part of a page that is indexed, and the labels of the sidebar categories above the page, outermost first. */
export function articleOf(tree: Root): { readonly article: Element; readonly categories: readonly string[] } {
  const article = find(tree, ({ tagName }) => tagName === "article") ?? find(tree, ({ tagName }) => tagName === "main");
  const crumbs = article && find(article, (node) => hasClass(node, "theme-doc-breadcrumbs"));
  const list = crumbs && find(crumbs, ({ tagName }) => tagName === "ul");
  const labels = list ? elementsIn(list).map(lineOf) : [];
  return {
    article: article ?? element("article", []),
    categories: labels.slice(1, -1).filter((label) => label !== ""),
  };
}
