import type { Engine } from "../engine/engine.ts";
import type { Draft } from "../build/documents.ts";
import { packIndex } from "../build/pack.ts";
import type { PackedFiles } from "../build/pack.ts";
import type { NamedDocument } from "../shared/packed.ts";
import type { SearchScope } from "../shared/types.ts";
import type { SearchSettings } from "../shared/settings.ts";
import { engineOver } from "./engineOver.ts";
import { kindAt, settings } from "./settings.ts";

/** Makes a document from the fields that matter to a test. */
export function draft(sectionRoute: string, title: string, content = "", more: Partial<Draft> = {}): Draft {
  return {
    title,
    sectionTitle: title,
    sectionRoute,
    pageTitle: sectionRoute.includes("#") ? "Page" : title,
    kind: kindAt(sectionRoute, title),
    type: "docs",
    tags: "",
    sidebarParentCategories: "",
    content,
    code: "",
    ...more,
  };
}

/** Adds the missing pages of sections, and moves the sections of each page after it. */
function withPages(drafts: readonly Draft[]): Draft[] {
  const pageOf = ({ sectionRoute }: Draft): string => sectionRoute.split("#")[0] ?? "";
  return [...new Set(drafts.map(pageOf))].flatMap((route) => {
    const own = drafts.filter((one) => pageOf(one) === route);
    const page = own.find(({ sectionRoute }) => sectionRoute === route) ?? draft(route, own[0]?.pageTitle ?? "");
    return [page, ...own.filter((one) => one !== page)];
  });
}

/** Makes the files that the build writes for these documents. `more` changes the settings of `settings.ts`. */
export function indexFiles(drafts: readonly Draft[], more: Partial<SearchSettings> = {}): PackedFiles {
  return packIndex(withPages(drafts), { ...settings, ...more });
}

/** Makes the files of an index in cells, as the build does for a large site, but with few documents in each cell. */
export function indexInCells(drafts: readonly Draft[], maxInCell = 40, maxOfTerm = 100): PackedFiles {
  return packIndex(withPages(drafts), settings, { maxCore: 0, maxInCell, maxOfTerm });
}

/** Makes an engine for these documents. `more` changes the settings of `settings.ts`. */
export function engineOf(drafts: readonly Draft[], more?: Partial<SearchSettings>): Engine {
  return engineOver(indexFiles(drafts, more));
}

/** Routes of the results of a query, best first. */
export async function routes(engine: Engine, query: string, scope?: SearchScope): Promise<string[]> {
  const { hits } = await engine.search(query, scope);
  return hits.map(({ document }) => document.sectionRoute);
}

/** Makes the document that the index has for a draft, without its text. */
export function namedDocument(from: Draft, id: number): NamedDocument {
  const { title, sectionTitle, sectionRoute, pageTitle, kind, type, tags, sidebarParentCategories, isDemoted } = from;
  const fields = { id, title, sectionTitle, sectionRoute, pageTitle, kind, type, tags, sidebarParentCategories };
  return { ...fields, ...(isDemoted && { isDemoted }) };
}
