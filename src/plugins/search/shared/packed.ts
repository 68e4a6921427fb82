import { identifiersOf, partsOf } from "./terms";
import type { SearchField } from "./terms";
import type { SearchDocument } from "./types";

/** All documents without their texts. Lists have one line for each page or document. */
export interface PackedDocuments {
  /** Routes of the pages, front-coded. */
  readonly pages: string;
  /** For each page, how many documents it has: itself, its sections, its names. */
  readonly counts: string;
  /** Type of each page. */
  readonly types: string;
  /** Keywords of each page. */
  readonly tags: string;
  /** Sidebar categories of each page. */
  readonly categories: string;
  /** Title of each document. */
  readonly titles: string;
  /** Anchor of each section, as `packAnchor` shortens it. */
  readonly anchors: string;
}

/** The part of the core that cannot be computed from the documents. */
interface PackedIndex {
  readonly fields: readonly SearchField[];
  /** Names this index and its shards. */
  readonly hash: string;
  /** The terms that stand in running text alone, in ascending order and front-coded. */
  readonly terms: string;
  /** For each document, how many terms its running text has. */
  readonly lengths: string;
  /** For each shard of postings, the first of its terms. */
  readonly postings: string;
  /** For each shard of texts, in order, how many documents it holds. */
  readonly texts: string;
}

/** What the build writes for each locale, and the worker reads first: the core of the index. */
export interface SearchIndexFile {
  readonly documents: PackedDocuments;
  readonly index: PackedIndex;
}

/** A file with the postings of consecutive terms in running text: a query fetches those of its words. */
export interface PostingShard {
  /** The terms in ascending order, front-coded. */
  readonly terms: string;
  /** For each term, in order: the gaps between the ids of its documents; terms are separated by a space. */
  readonly documents: string;
  /** For each posting, in the same order: how often the term stands in that document. */
  readonly frequencies: string;
}

/** A file with the texts of consecutive documents: a query fetches those of its results. */
export interface TextShard {
  /** Running text of each document. */
  readonly texts: readonly string[];
  /** Code of each document. */
  readonly code: readonly string[];
}

/** 64 characters that JSON does not escape: those before `BASE` end a number, those after it lead one. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE = 32;
/** The value of each digit, by its character code. */
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/**
 * Writes a number with as few characters as it needs: one up to 31, two up to 1,055.
 *
 * @param value - an integer that is not negative
 */
export function encodeNumber(value: number): string {
  let rest = Math.floor(value / BASE);
  let text = DIGITS.charAt(value % BASE);
  while (rest > 0) {
    rest -= 1;
    text = DIGITS.charAt(BASE + (rest % BASE)) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/**
 * Reads numbers that `encodeNumber` wrote one after the other.
 *
 * @param numbers - receives them
 * @param start - position of the first one
 * @returns the position after the last one
 * @throws Error if a character is not a digit, or the last number has no end
 */
export function decodeInto(numbers: number[] | Uint32Array, start: number, text: string): number {
  let end = start;
  let lead = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`"${text.charAt(at)}" is not a digit of a packed number`);
    if (value < BASE) {
      numbers[end] = lead * BASE + value;
      end += 1;
      lead = 0;
    } else {
      lead = lead * BASE + (value - BASE) + 1;
    }
  }
  if (lead > 0) throw new Error("a packed number has no end");
  return end;
}

/** Reads numbers as `decodeInto` does, into a new list. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  decodeInto(numbers, 0, text);
  return numbers;
}

/** Stands between the entries of a packed list; terms are made of letters and digits, and never hold it. */
export const SEPARATOR = " ";

/** Longest prefix that one digit can count. */
const LONGEST_PREFIX = BASE - 1;

/**
 * Front-codes a sorted list: each term is written as the number of characters that it shares with the one before, and the
 * rest of it.
 *
 * @param terms - distinct terms in ascending order
 */
export function packTerms(terms: readonly string[]): string {
  let previous = "";
  return terms
    .map((term) => {
      const limit = Math.min(previous.length, term.length, LONGEST_PREFIX);
      let shared = 0;
      while (shared < limit && previous[shared] === term[shared]) shared += 1;
      previous = term;
      return encodeNumber(shared) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/**
 * Reads back what `packTerms` wrote.
 *
 * @throws Error if an entry does not begin with the length of a prefix
 */
export function unpackTerms(packed: string): string[] {
  if (packed === "") return [];
  let previous = "";
  return packed.split(SEPARATOR).map((entry) => {
    const [shared = 0] = decodeNumbers(entry.slice(0, 1));
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}

/** Stands for the words of the title, identifiers split, as the tool writes anchors: `media-list` for `mediaList`. */
const SPLIT_TITLE = "*";
/** Stands for the words of the title, identifiers whole, as Docusaurus writes the anchors of headings. */
const WHOLE_TITLE = "!";
/** Begins an anchor that does not derive from the title. */
const LITERAL = "=";

/** Makes the anchor that each sign stands for. */
const ANCHORS: Readonly<Record<string, (title: string) => string>> = {
  [SPLIT_TITLE]: (title) =>
    partsOf(title)
      .map(({ term }) => term)
      .join("-"),
  [WHOLE_TITLE]: (title) => identifiersOf(title).join("-"),
};

/**
 * Shortens an anchor by the part that derives from the title of its section: all of it, for most.
 *
 * @returns what `unpackAnchor` reads; empty for the commonest form
 */
export function packAnchor(anchor: string, title: string): string {
  const derived = Object.entries(ANCHORS).map(([sign, anchorOf]) => [sign, anchorOf(title)] as const);
  const [sign, end = ""] = derived.find(([, one]) => one !== "" && anchor.endsWith(one)) ?? [];
  if (sign === undefined || anchor.startsWith(LITERAL)) return LITERAL + anchor;
  const before = anchor.slice(0, anchor.length - end.length);
  return before === "" && sign === SPLIT_TITLE ? "" : before + sign;
}

/** Reads back what `packAnchor` wrote. */
export function unpackAnchor(packed: string, title: string): string {
  if (packed.startsWith(LITERAL)) return packed.slice(1);
  const form = packed === "" ? SPLIT_TITLE : packed;
  return form.slice(0, -1) + (ANCHORS[form.slice(-1)]?.(title) ?? "");
}

/** A document without its text. */
export type NamedDocument = Omit<SearchDocument, "content">;

function lines(list: readonly string[]): string {
  const broken = list.find((line) => line.includes("\n"));
  if (broken !== undefined)
    throw new Error(`The search cannot pack a text with a line break: ${JSON.stringify(broken)}`);
  return list.join("\n");
}

/** Whether a document is a page, and not a section of one. */
export function isPage({ sectionRoute }: Pick<NamedDocument, "sectionRoute">): boolean {
  return !sectionRoute.includes("#");
}

/** Groups documents by page. The first of each group is the page itself. */
function byPage(documents: readonly Omit<NamedDocument, "id">[]): Omit<NamedDocument, "id">[][] {
  const pages: Omit<NamedDocument, "id">[][] = [];
  for (const document of documents) {
    const page = pages.at(-1);
    if (isPage(document)) pages.push([document]);
    else if (page && document.sectionRoute.startsWith(`${page[0]?.sectionRoute ?? ""}#`)) page.push(document);
    else throw new Error(`The search cannot pack ${document.sectionRoute}: it does not follow its page.`);
  }
  return pages;
}

/**
 * Packs documents without their texts: each page once, and of its sections only what differs from it.
 *
 * @param documents - the positions are their ids
 * @throws Error if a document does not follow its page, or has a line break in its title
 */
export function packDocuments(documents: readonly Omit<NamedDocument, "id">[]): PackedDocuments {
  const pages = byPage(documents);
  const first = pages.flatMap(([page]) => page ?? []);
  const sections = documents.filter((document) => !isPage(document));
  return {
    // A packed list is separated by spaces, and a URL has none.
    pages: packTerms(first.map(({ sectionRoute }) => sectionRoute.replaceAll(" ", "%20"))),
    counts: pages.map(({ length }) => encodeNumber(length)).join(""),
    types: lines(first.map(({ type }) => type)),
    tags: lines(first.map(({ tags }) => tags)),
    categories: lines(first.map(({ sidebarParentCategories }) => sidebarParentCategories)),
    titles: lines(documents.map(({ title }) => title)),
    anchors: lines(
      sections.map(({ sectionRoute, title }) => packAnchor(sectionRoute.slice(sectionRoute.indexOf("#") + 1), title)),
    ),
  };
}

/**
 * Reads back what `packDocuments` wrote.
 *
 * @throws Error if the lengths of the lists do not fit together
 */
export function unpackDocuments(packed: PackedDocuments): NamedDocument[] {
  const pages = unpackTerms(packed.pages);
  const counts = decodeNumbers(packed.counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const read = (name: "types" | "tags" | "categories" | "titles" | "anchors", count: number): string[] => {
    const list = packed[name].split("\n");
    // The empty text has one line.
    if (list.length === Math.max(count, 1)) return list;
    throw new Error(`${String(list.length)} ${name} for ${String(total)} documents of ${String(pages.length)} pages`);
  };
  const titles = read("titles", total);
  const anchors = read("anchors", total - counts.length);
  const types = read("types", counts.length);
  const tags = read("tags", counts.length);
  const categories = read("categories", counts.length);
  if (counts.length !== pages.length) {
    throw new Error(`${String(counts.length)} counts for ${String(pages.length)} pages`);
  }
  const documents: NamedDocument[] = [];
  let anchor = 0;
  pages.forEach((page, at) => {
    const pageTitle = titles[documents.length] ?? "";
    for (let position = 0; position < (counts[at] ?? 0); position += 1) {
      const title = titles[documents.length] ?? "";
      const isPage = position === 0;
      documents.push({
        id: documents.length,
        title,
        sectionTitle: title,
        sectionRoute: isPage ? page : `${page}#${unpackAnchor(anchors[anchor++] ?? "", title)}`,
        pageTitle,
        type: types[at] as SearchDocument["type"],
        tags: isPage ? (tags[at] ?? "") : "",
        sidebarParentCategories: categories[at] ?? "",
      });
    }
  });
  return documents;
}
