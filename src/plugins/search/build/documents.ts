import type { Element, Nodes } from "hast";
import { elementsIn, find, hasClass, rawText, selectorOf } from "../../../shared/markup/elements";
import { withoutBreaks } from "../../../shared/text/identifiers";
import type { ParsedPage } from "../../../shared/markup/page";
import type { SearchDocument } from "../shared/types";
import { CODE_MARK, isSectionHeading, prepare } from "./prepare";

export interface IndexedPage {
  /** Path below the base URL, with a leading slash. */
  readonly route: string;
  readonly type: SearchDocument["type"];
  readonly isInternal?: boolean;
  /** Path of its HTML below the folder of the locale. */
  readonly file: string;
}

/** A document without an id. */
export interface Draft extends Omit<SearchDocument, "id"> {
  /** Code below the heading. */
  readonly code: string;
}

/** Options for splitting a page into documents. */
interface DocumentOptions {
  /** Whether the page was generated from a schema or from types. */
  readonly generated: boolean;
  /** Number of sidebar categories above the page that become part of its documents. */
  readonly parentCategories: number;
}

/** The text from one heading to the next. */
interface Section {
  readonly title: string;
  /** `#` and the anchor of the heading; empty if it has none. */
  readonly hash: string;
  /** Text on one line. */
  readonly content: string;
}

/** Block elements and cells: their words must be separated from those around them. */
const isBlock = selectorOf([
  ...["article", "aside", "blockquote", "details", "div", "figcaption", "figure", "footer", "header", "section"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "dd", "dl", "dt", "hr", "li", "ol", "p", "pre", "table", "td", "th", "ul"],
]);

const isHidden = selectorOf(["script", "style"]);

function visibleText(node: Nodes): string {
  if (node.type === "text") return withoutBreaks(node.value);
  if (node.type !== "element" || isHidden(node)) return "";
  if (node.tagName === "br") return " ";
  const content = node.children.map(visibleText).join("");
  return isBlock(node) ? ` ${content} ` : content;
}

/** Returns the elements, and parts of them, before the first heading. */
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
    title: withoutBreaks(title.map(rawText).join("")).trim(),
    hash: link?.properties["href"] ?? "",
    content: elements.map(visibleText).join("").trim().replace(/\s+/gu, " "),
  };
}

/**
 * Splits a page at its headings of the first three levels. The text of a section must be in siblings of its heading.
 *
 * @returns the sections in the order of the page; the first is the text below the page title
 */
export function sectionsOf(article: Element): { readonly pageTitle: string; readonly sections: readonly Section[] } {
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
  return { pageTitle: title ? withoutBreaks(rawText(title)) : "", sections };
}

/** Separates the code, which `prepare` has marked, from the text of a section. */
function separateCode(content: string): { readonly text: string; readonly code: string } {
  const parts = content.split(CODE_MARK).map((part) => part.trim());
  const every = (rest: number): string => parts.filter((part, at) => at % 2 === rest && part !== "").join(" ");
  return { text: every(0), code: every(1) };
}

/** Whether a heading of a generated page only groups the names below it. */
function isGroupHeading({ title, content }: Section): boolean {
  return content === "" && /^[A-Z]/u.test(title) && !/[A-Z]{2}|[a-z][A-Z]/u.test(title);
}

/** The heading of the links at the end of a hand-written page, which is not indexed: the linked pages are. */
const NEXT_STEPS = "Next steps";

/**
 * Splits a built page into documents: one for the page, and one for each section and each name on it.
 *
 * @returns none for a page with `noindex`
 */
export function documentsOf(page: IndexedPage, { tree, head }: ParsedPage, options: DocumentOptions): Draft[] {
  if (!head.listed) return [];
  const { generated, parentCategories } = options;
  const { article, categories } = prepare(tree, generated);
  const { pageTitle, sections } = sectionsOf(article);
  const parents = categories.toReversed().slice(0, parentCategories).join(" ");
  return sections.flatMap((section, position): Draft[] => {
    const isPage = position === 0;
    if (!isPage && (generated ? isGroupHeading(section) : section.title === NEXT_STEPS)) return [];
    const { text, code } = separateCode(section.content);
    const title = isPage ? pageTitle : section.title;
    // Not for generated pages, whose description is their first sentence, and whose keywords are their name and kind.
    const hasOwnHead = isPage && !generated;
    return [
      {
        title,
        sectionTitle: title,
        sectionRoute: page.route + section.hash,
        pageTitle,
        type: page.type,
        ...(page.isInternal && { isInternal: true }),
        tags: hasOwnHead ? head.keywords.replaceAll(",", " ") : "",
        sidebarParentCategories: parents,
        content: [hasOwnHead ? head.description : "", text].filter((part) => part !== "").join(" "),
        code,
      },
    ];
  });
}
