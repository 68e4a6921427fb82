import type { ParsedPage } from "../../../shared/markup/page";
import type { SearchDocument } from "../shared/types";
import type { IndexedPage } from "./pages";
import { CODE_MARK, prepare } from "./prepare";
import { sectionsOf } from "./sections";
import type { Section } from "./sections";

/** A document before it has a number. */
export interface Draft extends Omit<SearchDocument, "id"> {
  /** Code in the text, which makes no sentence. */
  readonly code: string;
}

/** What decides how a page is cut into documents. */
export interface DocumentOptions {
  /** Whether the page was made from a schema or from types. */
  readonly generated: boolean;
  /** Sidebar categories above the page that become part of its documents. */
  readonly parentCategories: number;
}

/**
 * The description of a hand-written page stands in its head alone, and says best what the page is for. That of a
 * generated page is its first sentence.
 */
function withDescription(description: string, text: string): string {
  return [description, text].filter((part) => part !== "").join(" ");
}

/** Takes the code, which `prepare` marked, out of the text of a section. */
function separateCode(content: string): { readonly text: string; readonly code: string } {
  const parts = content.split(CODE_MARK).map((part) => part.trim());
  const every = (rest: number): string => parts.filter((part, at) => at % 2 === rest && part !== "").join(" ");
  return { text: every(0), code: every(1) };
}

/** A heading of a generated page that only groups the names below it. */
function isGroupHeading({ title, content }: Section): boolean {
  return content === "" && /^[A-Z]/u.test(title) && !/[A-Z]{2}|[a-z][A-Z]/u.test(title);
}

/** The heading over the links at the end of a hand-written page: they lead to answers, and are none. */
const NEXT_STEPS = "Next steps";

/** Whether a section holds nothing that anybody looks for. */
function isUnsought(section: Section, generated: boolean): boolean {
  return generated ? isGroupHeading(section) : section.title === NEXT_STEPS;
}

/**
 * Cuts a built page into documents: one for the page, one for each section and each name on it.
 *
 * @param page - where it stands
 * @param parsed - what stands there
 * @returns nothing for a page that asks not to be indexed
 */
export function documentsOf(page: IndexedPage, { tree, head }: ParsedPage, options: DocumentOptions): Draft[] {
  if (!head.listed) return [];
  const { article, categories } = prepare(tree, options.generated);
  const { pageTitle, sections } = sectionsOf(article);
  const parents = categories.toReversed().slice(0, options.parentCategories).join(" ");
  return sections
    .map((section, position): Draft | undefined => {
      const first = position === 0;
      if (!first && isUnsought(section, options.generated)) return undefined;
      const { text, code } = separateCode(section.content);
      const title = first ? pageTitle : section.title;
      return {
        title,
        sectionTitle: title,
        sectionRoute: page.route + section.hash,
        pageTitle,
        type: page.type,
        // The keywords of a generated page are its name and its kind, which its URL says.
        tags: first && !options.generated ? head.keywords.replaceAll(",", " ") : "",
        sidebarParentCategories: parents,
        content: first && !options.generated ? withDescription(head.description, text) : text,
        code,
      };
    })
    .filter((draft): draft is Draft => draft !== undefined);
}
