import type { Element, Root } from "hast";
import { elementsIn, find, hasClass, lineOf } from "./hast.ts";
import type { SearchDocument } from "../shared/types.ts";
import { articleOf, CODE_MARK, isSectionHeading, prepare, textOf } from "./prepare.ts";

/** A document of the index, before it has an id. */
export interface Draft extends Omit<SearchDocument, "id"> {
  /** Code below the heading. */
  readonly code: string;
}

/** Metadata in the head of a built page; a missing value is an empty string. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Comma-separated. */
  readonly keywords: string;
  /** Whether search engines may index the page. */
  readonly listed: boolean;
}

/** A built page, for the option `documents`. */
export interface PageToIndex {
  /** Path below the base URL, with a leading slash. */
  readonly route: string;
  readonly type: SearchDocument["type"];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly head: Head;
  /** The element with the text of the page, unchanged. */
  readonly article: Element;
  /**
   * Splits an article into documents: one for the page, and one for each further heading of the first three levels, unless the
   * heading has no anchor or repeats an earlier one, as in tabs.
   *
   * @param article - by default the page's own
   * @param withHead - whether the page's document includes the keywords and description of its head; true by default
   */
  readonly split: (article?: Element, withHead?: boolean) => Draft[];
}

/** A heading, and the text up to the next heading. */
interface Section {
  readonly title: string;
  /** `#` and the anchor of the heading; empty if the heading has no anchor. */
  readonly hash: string;
  /** The text below the heading, on one line. */
  readonly content: string;
}

/**
 * Returns the elements before the first heading of a section. If an element contains this heading, returns in its place its
 * children before the heading.
 */
function beforeHeading(elements: readonly Element[]): readonly Element[] {
  const end = elements.findIndex((one) => isSectionHeading(one) || find(one, isSectionHeading) !== undefined);
  const last = elements[end];
  if (!last) return elements;
  const before = elements.slice(0, end);
  return isSectionHeading(last) ? before : [...before, ...beforeHeading(elementsIn(last))];
}

/**
 * Returns `#` and the anchor of a heading; empty if the heading has no anchor.
 *
 * @param link - the link of the heading to itself
 */
function anchorOf({ properties: { id } }: Element, link: Element | undefined): string {
  const href = link?.properties["href"];
  if (typeof href === "string") return href;
  return typeof id === "string" ? `#${id}` : "";
}

function sectionOf(heading: Element, elements: readonly Element[]): Section {
  const title = heading.children.filter((child) => !hasClass(child, "hash-link"));
  const link = find(heading, (node) => hasClass(node, "hash-link"));
  return {
    title: lineOf({ ...heading, children: title }),
    hash: anchorOf(heading, link),
    content: textOf(elements),
  };
}

/**
 * Splits a page at its headings of the first three levels. The text of a section must be in siblings of its heading.
 *
 * @returns the sections in the order of the page; the first is the text below the page title, if there is a title
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
  return { pageTitle: title ? lineOf(title) : "", sections };
}

/** Separates the code, which `prepare` has marked, from the text of a section. */
function separateCode(content: string): { readonly text: string; readonly code: string } {
  const parts = content.split(CODE_MARK).map((part) => part.trim());
  const everySecond = (first: number): string => parts.filter((part, at) => at % 2 === first && part !== "").join(" ");
  return { text: everySecond(0), code: everySecond(1) };
}

/**
 * Merges sections that no link can open. A section without an anchor is appended to the section before it. A section with the
 * heading and anchor of an earlier section, as in tabs, is appended to the earlier section, because a link to either opens
 * the earlier one.
 */
function mergeUnlinked(sections: readonly Section[]): Section[] {
  const merged: Section[] = [];
  const append = (at: number, ...texts: readonly string[]): void => {
    const to = merged[at];
    if (to) merged[at] = { ...to, content: [to.content, ...texts].join(" ").trim() };
  };
  for (const [at, { title, hash, content }] of sections.entries()) {
    const earlier = merged.findIndex((one) => one.hash === hash && one.title === title);
    if (at === 0 || (hash !== "" && earlier === -1)) merged.push({ title, hash, content });
    else if (hash === "") append(merged.length - 1, title, content);
    else append(earlier, content);
  }
  return merged;
}

/** Kinds of pages, by type. */
const PAGE_KINDS = { docs: "page", page: "page", blog: "post" } as const;

/**
 * Makes the object that the option `documents` receives for a page.
 *
 * @param parentCategories - number of sidebar categories above a page that become part of its documents
 */
export function pageToIndex(
  page: Pick<PageToIndex, "route" | "type" | "frontMatter">,
  { tree, head }: { readonly tree: Root; readonly head: Head },
  parentCategories: number,
): PageToIndex {
  const { article: pageArticle, categories } = articleOf(tree);
  // Without a description in the front matter, Docusaurus takes the first paragraph, which the text has anyway.
  const hasDescription = page.type === "page" || typeof page.frontMatter["description"] === "string";
  const parents = categories.toReversed().slice(0, parentCategories).join(" ");
  return {
    ...page,
    head,
    article: pageArticle,
    split(article = pageArticle, withHead = true) {
      const prepared = prepare(article);
      const { pageTitle, sections } = sectionsOf(prepared);
      // A page without an `h1` takes the title of its head.
      const untitled = { title: head.title, hash: "", content: textOf(beforeHeading(elementsIn(prepared))) };
      return mergeUnlinked(pageTitle === "" ? [untitled, ...sections] : sections).map((section, position): Draft => {
        const isPage = position === 0;
        const { text, code } = separateCode(section.content);
        const title = isPage ? pageTitle || head.title : section.title;
        const hasHead = isPage && withHead;
        return {
          title,
          sectionTitle: title,
          sectionRoute: page.route + (isPage ? "" : section.hash),
          pageTitle: pageTitle || head.title,
          kind: isPage ? PAGE_KINDS[page.type] : "section",
          type: page.type,
          tags: hasHead ? head.keywords.replace(/[,\s]+/gu, " ") : "",
          sidebarParentCategories: parents,
          content: [hasHead && hasDescription ? head.description : "", text].filter((part) => part !== "").join(" "),
          code,
        };
      });
    },
  };
}
