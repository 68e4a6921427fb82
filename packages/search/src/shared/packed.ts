import {
  decodeNumbers,
  encodeGaps,
  encodeNumber,
  packLines,
  packTerms,
  sumGaps,
  unpackLines,
  unpackTerms,
} from "./encoding.ts";
import { identifiersOf, normalize } from "./terms.ts";
import type { SearchField } from "./terms.ts";
import type { Kind, SearchSettings } from "./settings.ts";
import { splitIdentifier } from "./text.ts";
import type { SearchDocument } from "./types.ts";

/** Suffix of the type of a demoted page. */
const DEMOTED = "-";

/** All documents without their texts. Lists have one line for each page or document; see `packLines`. */
export interface PackedDocuments {
  /** Routes of the pages, front-coded. */
  readonly pages: string;
  /** Number of documents of each page: the page, its sections and the names on it. */
  readonly counts: string;
  readonly types: string;
  /** Kind of each document, as its position in the settings. */
  readonly kinds: string;
  readonly tags: string;
  readonly categories: string;
  readonly titles: string;
  /** Anchor of each section, shortened by `packAnchor`. */
  readonly anchors: string;
}

/** The part of the core that can't be computed from the documents. */
export interface PackedIndex {
  readonly fields: readonly SearchField[];
  /** Identifies the index and its shards. */
  readonly hash: string;
  /** The terms that are only in running text, in ascending order, front-coded. */
  readonly terms: string;
  /** Number of terms in the running text of each document. */
  readonly lengths: string;
  /** First term of each shard of postings. */
  readonly postings: string;
  /** Number of documents in each shard of texts. */
  readonly texts: string;
  /** Of a large index only: its documents, terms and lengths are in cells, not in the core. */
  readonly cells?: CellDirectory;
}

/** Describes the cells of a large index, in its core. */
export interface CellDirectory {
  /** First term of each cell. */
  readonly firsts: string;
  /** Number of documents. */
  readonly count: number;
  /** Average length of each field of the index. */
  readonly averageLengths: readonly number[];
  /** Section of each document, as its position in the settings. */
  readonly sections: string;
}

/** Some documents of a large index, and the pages that they are on. */
export interface DocumentPart {
  /** The ids of the documents, as gaps. */
  readonly ids: string;
  readonly documents: PackedDocuments;
  /** Number of terms in the running text of each document. */
  readonly lengths: string;
}

/** A file with consecutive terms, and the documents that have one of them in their names. */
export interface Cell extends DocumentPart {
  /** The terms that are only in running text, in ascending order, front-coded. */
  readonly terms: string;
}

/** The core of the index of a locale, which the worker reads first. */
export interface SearchIndexFile {
  readonly documents: PackedDocuments;
  readonly index: PackedIndex;
  readonly settings: SearchSettings;
}

/** A file with the postings of consecutive terms in running text. A query fetches the files of its words. */
export interface PostingShard {
  /** The terms in ascending order, front-coded. */
  readonly terms: string;
  /** For each term, in order: the gaps between the ids of its documents. Spaces separate the lists. */
  readonly documents: string;
  /** For each posting, in the same order: how often the term occurs in the document. */
  readonly frequencies: string;
  /** In a large index, for each posting: number of terms in the running text of the document. */
  readonly lengths?: string;
}

/** A file with the texts of consecutive documents. A query fetches the files of its results. */
export interface TextShard {
  readonly texts: readonly string[];
  readonly code: readonly string[];
  /** In a large index: the documents of the texts. */
  readonly part?: DocumentPart;
}

/** Stands for the words of the title, identifiers split: the anchor that many generators write, `media-list` for `mediaList`. */
const SPLIT_TITLE = "*";
/** Stands for the words of the title, identifiers whole: the anchor that Docusaurus writes. */
const WHOLE_TITLE = "!";
/** Prefix of an anchor that does not derive from the title. */
const LITERAL = "=";

/**
 * Functions that derive an anchor from a title, by the sign that stands for it. Browsers split a text without spaces in
 * different ways, so it stays whole.
 */
const ANCHORS: Readonly<Record<string, (title: string) => string>> = {
  [SPLIT_TITLE]: (title) => identifiersOf(title).flatMap(splitIdentifier).map(normalize).join("-"),
  [WHOLE_TITLE]: (title) => identifiersOf(title).map(normalize).join("-"),
};

/**
 * Shortens an anchor: replaces the part that derives from the title of its section, usually all of it, with a sign.
 *
 * @returns the form that `unpackAnchor` reads; empty for the most frequent form
 */
export function packAnchor(anchor: string, title: string): string {
  if (anchor.startsWith(LITERAL)) return LITERAL + anchor;
  for (const [sign, anchorOf] of Object.entries(ANCHORS)) {
    const end = anchorOf(title);
    if (end === "" || !anchor.endsWith(end)) continue;
    const before = anchor.slice(0, anchor.length - end.length);
    return before === "" && sign === SPLIT_TITLE ? "" : before + sign;
  }
  return LITERAL + anchor;
}

/** Reads an anchor that `packAnchor` wrote. */
export function unpackAnchor(packed: string, title: string): string {
  if (packed.startsWith(LITERAL)) return packed.slice(1);
  const form = packed === "" ? SPLIT_TITLE : packed;
  return form.slice(0, -1) + (ANCHORS[form.slice(-1)]?.(title) ?? "");
}

/** A document without its text. */
export type NamedDocument = Omit<SearchDocument, "content">;

/** Whether a document is a page, rather than a section of one. */
export function isPage({ sectionRoute }: Pick<NamedDocument, "sectionRoute">): boolean {
  return !sectionRoute.includes("#");
}

/** Counts the documents of each page: the page itself, and its sections, which follow it. */
function countsOf(documents: readonly Pick<NamedDocument, "sectionRoute">[]): number[] {
  const counts: number[] = [];
  let page = "";
  for (const document of documents) {
    if (isPage(document)) {
      page = document.sectionRoute;
      counts.push(1);
    } else if (counts.length > 0 && document.sectionRoute.startsWith(`${page}#`)) {
      counts.push((counts.pop() ?? 0) + 1);
    } else throw new Error(`The search cannot pack ${document.sectionRoute}: it does not follow its page.`);
  }
  return counts;
}

function positionOf(kinds: readonly Kind[], kind: string, route: string): number {
  const position = kinds.findIndex(({ name }) => name === kind);
  if (position >= 0) return position;
  const known = kinds.map(({ name }) => name).join(", ");
  throw new Error(
    `The search cannot pack ${route}: its kind "${kind}" is not one of ${known}. Add it to the option "kinds".`,
  );
}

/**
 * Packs documents without their texts: pages, and for their sections only the data that differs from the page.
 *
 * @param documents - each page followed by its sections; their ids are not packed
 * @throws Error if a section does not follow its page, a text has a line break or a tab, or a kind is unknown
 */
export function packDocuments(
  documents: readonly Omit<NamedDocument, "id">[],
  kinds: readonly Kind[],
): PackedDocuments {
  const pages = documents.filter(isPage);
  const sections = documents.filter((document) => !isPage(document));
  return {
    // Spaces separate the entries of a packed list.
    pages: packTerms(pages.map(({ sectionRoute }) => sectionRoute.replaceAll(" ", "%20"))),
    counts: countsOf(documents).map(encodeNumber).join(""),
    types: packLines(pages.map(({ type, isDemoted }) => type + (isDemoted ? DEMOTED : ""))),
    kinds: documents.map(({ kind, sectionRoute }) => encodeNumber(positionOf(kinds, kind, sectionRoute))).join(""),
    tags: packLines(pages.map(({ tags }) => tags)),
    categories: packLines(pages.map(({ sidebarParentCategories }) => sidebarParentCategories)),
    titles: packLines(documents.map(({ title }) => title)),
    anchors: packLines(
      sections.map(({ sectionRoute, title }) => packAnchor(sectionRoute.slice(sectionRoute.indexOf("#") + 1), title)),
    ),
  };
}

/**
 * Reads documents that `packDocuments` wrote. Their ids are their positions.
 *
 * @throws Error if the lengths of the lists don't match, as in an index of another version
 */
export function unpackDocuments(packed: PackedDocuments, kinds: readonly Kind[]): NamedDocument[] {
  const pages = unpackTerms(packed.pages);
  const counts = decodeNumbers(packed.counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expectLength = (name: string, { length }: ArrayLike<unknown>, count: number): void => {
    if (length === count) return;
    throw new Error(`${String(length)} ${name} for ${String(total)} documents of ${String(pages.length)} pages`);
  };
  const read = (name: "types" | "tags" | "categories" | "titles" | "anchors", count: number): string[] => {
    const list = unpackLines(packed[name]);
    // An empty text is read as one line.
    expectLength(name, list, Math.max(count, 1));
    return list;
  };
  const kindAt = decodeNumbers(packed.kinds);
  expectLength("kinds", kindAt, total);
  expectLength("counts", counts, pages.length);
  const titles = read("titles", total);
  const anchors = read("anchors", total - counts.length);
  const types = read("types", counts.length);
  const tags = read("tags", counts.length);
  const categories = read("categories", counts.length);
  const documents: NamedDocument[] = [];
  let anchor = 0;
  pages.forEach((page, at) => {
    const pageTitle = titles[documents.length] ?? "";
    const type = types[at] ?? "";
    for (let position = 0; position < (counts[at] ?? 0); position += 1) {
      const title = titles[documents.length] ?? "";
      const isPage = position === 0;
      documents.push({
        id: documents.length,
        title,
        sectionTitle: title,
        sectionRoute: isPage ? page : `${page}#${unpackAnchor(anchors[anchor++] ?? "", title)}`,
        pageTitle,
        kind: kinds[kindAt[documents.length] ?? -1]?.name ?? "",
        type: type.replace(DEMOTED, "") as NamedDocument["type"],
        ...(type.endsWith(DEMOTED) && { isDemoted: true }),
        tags: isPage ? (tags[at] ?? "") : "",
        sidebarParentCategories: categories[at] ?? "",
      });
    }
  });
  return documents;
}

/**
 * Packs some documents of a large index. The pages of sections are added, because sections are packed with their page.
 *
 * @param documents - all documents of the index
 * @param ids - of the documents to pack, in ascending order
 * @param lengths - number of terms in the running text of each document
 */
export function packPart(
  documents: readonly Omit<NamedDocument, "id">[],
  ids: readonly number[],
  kinds: readonly Kind[],
  lengths: readonly number[],
): DocumentPart {
  const withPages: number[] = [];
  for (const id of ids) {
    let page = id;
    while (page > 0 && !isPage(documents[page] ?? { sectionRoute: "" })) page -= 1;
    for (const added of [page, id]) if (added > (withPages.at(-1) ?? -1)) withPages.push(added);
  }
  return {
    ids: encodeGaps(withPages),
    documents: packDocuments(
      withPages.flatMap((id) => documents[id] ?? []),
      kinds,
    ),
    lengths: withPages.map((id) => encodeNumber(lengths[id] ?? 0)).join(""),
  };
}

/** Reads documents that `packPart` wrote. */
export function unpackPart(part: DocumentPart, kinds: readonly Kind[]): NamedDocument[] {
  const ids = decodeNumbers(part.ids);
  sumGaps(ids, 0, ids.length);
  return unpackDocuments(part.documents, kinds).map((document, at) => ({ ...document, id: ids[at] ?? -1 }));
}
