import type { Element, ElementContent, Root } from "hast";
import {
  PAGE_CHROME,
  element,
  elementsIn,
  find,
  hasClass,
  lineOf,
  rawText,
  selectorOf,
  text,
} from "../../../shared/markup/elements";

/** Parts of an article that are not indexed. */
const SKIPPED = [...PAGE_CHROME, ".docusaurus-mermaid-container", ".embedded-page", "noscript", "thead"];

/** On generated pages, also definitions, badges and lists, which repeat the rest of the page, and links to other pages. */
const SKIPPED_ON_GENERATED = [...SKIPPED, "pre", "summary", ".badge_", ".signature_", ".list_", ".facts_", ".exports_"];

const isSkipped = selectorOf(SKIPPED);
const isSkippedOnGenerated = selectorOf(SKIPPED_ON_GENERATED);
const isWrapper = selectorOf(["details", "section", "div"]);
const isBelowTitle = selectorOf(["h2", "h3", "h4", "h5", "h6"]);

export const isSectionHeading = selectorOf(["h1", "h2", "h3"]);

/** Maximum length of a text block that is indexed as a message of the tool, in running text, instead of as code. */
const MESSAGE_LENGTH = 240;

/** Surrounds the text of each code block; a control character, which no page contains. */
export const CODE_MARK = "\u0001";

/**
 * Turns a code block into a paragraph, marked as code unless it is a message of the tool. Trees of files, recognized by
 * their lines, are not messages.
 */
function paragraph(block: Element): Element {
  const value = rawText(block);
  const isMessage =
    hasClass(block, "language-text") && value.length <= MESSAGE_LENGTH && !/[\u2500-\u257f]/u.test(value);
  const mark = isMessage ? [] : [text(CODE_MARK)];
  return element("p", [...mark, ...block.children, ...mark]);
}

/** The last headers of tables with the facts of options, which are indexed as code. */
const FACTS = "Type,Default,Flag";

const isLabel = (node: ElementContent | undefined): node is Element =>
  node?.type === "element" && node.tagName === "strong";

/** The facts of an option without their labels, if the paragraph has them: it then begins with the label of the type. */
function factsIn({ tagName, children }: Element): ElementContent[] | undefined {
  const [first] = children;
  const hasFacts = tagName === "p" && isLabel(first) && rawText(first) === "Type";
  return hasFacts ? children.filter((child) => !isLabel(child)) : undefined;
}

interface Cell {
  readonly text: string;
  /** Whether it contains words outside code. */
  readonly isProse: boolean;
}

function withoutCode(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" && node.tagName !== "code" ? node.children.map(withoutCode).join("") : "";
}

function cellsOf(row: Element): Cell[] {
  return elementsIn(row)
    .filter(({ tagName }) => tagName === "td" || tagName === "th")
    .map((cell) => ({ text: lineOf(cell), isProse: /\p{L}/u.test(withoutCode(cell)) }))
    .filter(({ text: line }) => line !== "");
}

function sentence(line: string): string {
  return /[.!?…:]$/u.test(line) ? line : `${line}.`;
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * Turns a row of a table into sentences: its first cell and the first cell of prose ("force – writes all pages."), then
 * the other cells of prose. Cells of code are marked as code.
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

/** Turns a table into sentences, or into marked code if it contains the facts of options. */
function sentencesOfTable(table: Element): Element[] {
  const parts = elementsIn(table);
  const header = parts.find(({ tagName }) => tagName === "thead");
  const rows = parts.filter(({ tagName }) => tagName === "tbody").flatMap((body) => elementsIn(body).map(cellsOf));
  const lines = (cells: readonly Cell[]): string[] => cells.map(({ text: line }) => line);
  const names = header ? lines(elementsIn(header).flatMap(cellsOf)).join() : "";
  if (names.endsWith(FACTS)) return [paragraph(element("pre", [text(lines(rows.flat()).join(" "))]))];
  return rows.flatMap(sentencesOf);
}

/** Makes a deeper heading start a section if it is a name in code; otherwise removes it. */
function promoteHeading(heading: Element): Element[] {
  const words = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const isName = /^[\w$.]+\(\)$/u.test(words.map(rawText).join("").trim());
  return isName || elementsIn(heading).some(({ tagName }) => tagName === "code") ? [{ ...heading, tagName: "h3" }] : [];
}

/**
 * Makes each name on a generated page a section, and removes the lists of returned and related types, which have their
 * own pages.
 */
function nameSections(nodes: readonly ElementContent[]): ElementContent[] {
  let inRelations = false;
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const id = node.properties["id"];
    if (isSectionHeading(node))
      inRelations = node.tagName !== "h1" && typeof id === "string" && id.startsWith("section-");
    if (inRelations) return [];
    return isBelowTitle(node) && !isSectionHeading(node) && id !== undefined ? promoteHeading(node) : [node];
  });
}

/**
 * Reduces a built page to the text to index: removes page chrome, turns tables into sentences, marks code, and makes
 * each name of a generated page a section.
 *
 * @param generated - whether the page was generated from a schema or from types
 * @returns the reduced article, and the labels of the sidebar categories above the page, outermost first
 */
export function prepare(
  tree: Root,
  generated: boolean,
): { readonly article: Element; readonly categories: readonly string[] } {
  const skips = generated ? isSkippedOnGenerated : isSkipped;
  const hasHeading = (node: ElementContent): boolean =>
    node.type === "element" && (isBelowTitle(node) || find(node, isBelowTitle) !== undefined);
  const named = (nodes: ElementContent[]): ElementContent[] => (generated ? nameSections(nodes) : nodes);
  const reduce = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (skips(node) || node.properties["role"] === "tablist") return [];
    if (node.tagName === "table") return sentencesOfTable(node);
    const facts = factsIn(node);
    if (facts) return [paragraph({ ...node, children: facts })];
    const children = node.children.flatMap(reduce);
    if (node.tagName === "pre" || hasClass(node, "codeBlockTitle_")) return [paragraph({ ...node, children })];
    // Removes wrappers of headings, such as folds and tabs: the text of a section must be in siblings of its heading.
    if (isWrapper(node) && children.some(hasHeading)) {
      return children.filter((child) => child.type !== "element" || child.tagName !== "summary");
    }
    return [{ ...node, children: named(children) }];
  };
  const article = find(tree, ({ tagName }) => tagName === "article") ?? element("article", []);
  const crumbs = find(article, (node) => hasClass(node, "theme-doc-breadcrumbs"));
  const list = crumbs && find(crumbs, ({ tagName }) => tagName === "ul");
  const labels = list ? elementsIn(list).map((crumb) => rawText(crumb).trim()) : [];
  return {
    article: { ...article, children: named(article.children.flatMap(reduce)) },
    categories: labels.slice(1, -1).filter((label) => label !== ""),
  };
}
