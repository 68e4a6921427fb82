import type { Element, ElementContent, Root } from "hast";
import {
  element,
  elementsIn,
  find,
  hasClass,
  lineOf,
  rawText,
  selectorOf,
  text,
  PAGE_CHROME,
} from "../../../shared/markup/elements";
import { isSectionHeading } from "./sections";

/** What stands in an article without being part of the text that readers look for. */
const UNREAD = [...PAGE_CHROME, ".docusaurus-mermaid-container", ".stock-page", "noscript", "thead"];

/** On generated pages: definitions, badges and lists that repeat what the page says elsewhere, and links to other pages. */
const GENERATED_UNREAD = [...UNREAD, "pre", "summary", ".badge_", ".signature_", ".list_", ".facts_", ".exports_"];

const isUnread = selectorOf(UNREAD);
const isUnreadOfGenerated = selectorOf(GENERATED_UNREAD);
const isWrapper = selectorOf(["details", "section", "div"]);
const isBelowTitle = selectorOf(["h2", "h3", "h4", "h5", "h6"]);

/** Longest block of plain text that counts as a sentence, as the messages of the tool do, and not as code. */
const MESSAGE_LENGTH = 240;

/** Stands before and after the text of each code block; a control character, which no page holds. */
export const CODE_MARK = "\u0001";

/** A block of plain text becomes a paragraph, any other a marked one. A tree of files, drawn with lines, is no sentence. */
function paragraph(block: Element): Element {
  const value = rawText(block);
  const isMessage =
    hasClass(block, "language-text") && value.length <= MESSAGE_LENGTH && !/[\u2500-\u257f]/u.test(value);
  const mark = isMessage ? [] : [text(CODE_MARK)];
  return element("p", [...mark, ...block.children, ...mark]);
}

/** Headers of the table below the heading of an option, which says in cells what its row in the table of options says. */
const FACTS = "Type,Default,Flag";

/** A cell of a table. */
interface Cell {
  readonly text: string;
  /** Whether it says something in words, rather than in code or signs alone. */
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
 * A row in sentences, not as a row of cells: what it is about with the first thing said of it, then each other cell that says
 * something. Cells of code are marked.
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

/** A table as sentences. Facts of options make none: they are marked, like code. */
function withoutTable(table: Element): Element[] {
  const parts = elementsIn(table);
  const header = parts.find(({ tagName }) => tagName === "thead");
  const rows = parts.filter(({ tagName }) => tagName === "tbody").flatMap((body) => elementsIn(body).map(cellsOf));
  const lines = (cells: readonly Cell[]): string[] => cells.map(({ text: line }) => line);
  const names = header ? lines(elementsIn(header).flatMap(cellsOf)).join() : "";
  if (names.endsWith(FACTS)) return [paragraph(element("pre", [text(lines(rows.flat()).join(" "))]))];
  return rows.flatMap(sentencesOf);
}

/** A deeper heading that has an anchor and names something in code becomes a section of its own; others go. */
function promoted(heading: Element): Element[] {
  const words = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const isName = /^[\w$.]+\(\)$/u.test(words.map(rawText).join("").trim());
  return isName || elementsIn(heading).some(({ tagName }) => tagName === "code") ? [{ ...heading, tagName: "h3" }] : [];
}

/**
 * Gives each name among some elements of a generated page a section, and leaves out the lists of returned and related
 * types: whoever looks for a type wants its own page.
 */
function nameSections(nodes: readonly ElementContent[]): ElementContent[] {
  let inRelations = false;
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const id = node.properties["id"];
    if (isSectionHeading(node))
      inRelations = node.tagName !== "h1" && typeof id === "string" && id.startsWith("section-");
    if (inRelations) return [];
    return isBelowTitle(node) && !isSectionHeading(node) && id !== undefined ? promoted(node) : [node];
  });
}

/** What a page is for its index. */
export interface PreparedPage {
  /** Reduced to the text that readers look for. */
  readonly article: Element;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
}

/**
 * Reduces a built page to the text that readers look for, without page chrome, and with each name of a generated page
 * under a heading of its own.
 *
 * @param tree - of the page
 * @param generated - whether the page was made from a schema or from types, where code repeats the names on the page
 */
export function prepare(tree: Root, generated: boolean): PreparedPage {
  const isLeftOut = generated ? isUnreadOfGenerated : isUnread;
  const hasHeading = (node: ElementContent): boolean =>
    node.type === "element" && (isBelowTitle(node) || find(node, isBelowTitle) !== undefined);
  const named = (nodes: ElementContent[]): ElementContent[] => (generated ? nameSections(nodes) : nodes);
  const reduce = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (isLeftOut(node) || node.properties["role"] === "tablist") return [];
    if (node.tagName === "table") return withoutTable(node);
    const children = node.children.flatMap(reduce);
    if (node.tagName === "pre" || hasClass(node, "codeBlockTitle_")) return [paragraph({ ...node, children })];
    // A section is what stands beside its heading: one inside a folded or tabbed part needs its text beside it.
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
