import { packAnchor, unpackAnchor } from "./anchors";
import { decodeNumbers, encodeNumber } from "./numbers";
import type { PackedDocuments } from "./packed";
import { packTerms, unpackTerms } from "./terms";
import type { SearchDocument } from "./types";

/** A document without its text. */
export type NamedDocument = Omit<SearchDocument, "content">;

function lines(list: readonly string[]): string {
  const broken = list.find((line) => line.includes("\n"));
  if (broken !== undefined)
    throw new Error(`The search cannot pack a text with a line break: ${JSON.stringify(broken)}`);
  return list.join("\n");
}

/** Documents by page. The first of each is the page itself. */
function byPage(documents: readonly Omit<NamedDocument, "id">[]): Omit<NamedDocument, "id">[][] {
  const pages: Omit<NamedDocument, "id">[][] = [];
  for (const document of documents) {
    const page = pages.at(-1);
    if (!document.sectionRoute.includes("#")) pages.push([document]);
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
  const sections = documents.filter(({ sectionRoute }) => sectionRoute.includes("#"));
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
 * @throws Error if the lists do not fit together
 */
export function unpackDocuments(packed: PackedDocuments): NamedDocument[] {
  const pages = unpackTerms(packed.pages);
  const counts = decodeNumbers(packed.counts);
  const types = packed.types.split("\n");
  const tags = packed.tags.split("\n");
  const categories = packed.categories.split("\n");
  const titles = packed.titles.split("\n");
  const anchors = packed.anchors.split("\n");
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expect = (what: string, list: readonly string[], count: number): void => {
    // Of nothing, a list of lines has one that is empty.
    if (list.length === Math.max(count, 1)) return;
    throw new Error(`${String(list.length)} ${what} for ${String(total)} documents of ${String(pages.length)} pages`);
  };
  expect("titles", titles, total);
  expect("anchors", anchors, total - counts.length);
  expect("types", types, counts.length);
  expect("tags", tags, counts.length);
  expect("categories", categories, counts.length);
  if (counts.length !== pages.length)
    throw new Error(`${String(counts.length)} counts for ${String(pages.length)} pages`);
  const documents: NamedDocument[] = [];
  let anchor = 0;
  pages.forEach((page, at) => {
    const pageTitle = titles[documents.length] ?? "";
    for (let position = 0; position < (counts[at] ?? 0); position += 1) {
      const title = titles[documents.length] ?? "";
      const first = position === 0;
      documents.push({
        id: documents.length,
        title,
        sectionTitle: title,
        sectionRoute: first ? page : `${page}#${unpackAnchor(anchors[anchor++] ?? "", title)}`,
        pageTitle,
        type: types[at] as SearchDocument["type"],
        tags: first ? (tags[at] ?? "") : "",
        sidebarParentCategories: categories[at] ?? "",
      });
    }
  });
  return documents;
}
