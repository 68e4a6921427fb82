import type { Engine } from "@site/src/plugins/search/browser/engine/engine";
import type { Draft } from "@site/src/plugins/search/build/documents";
import { packIndex } from "@site/src/plugins/search/build/pack";
import type { PackedFiles } from "@site/src/plugins/search/build/pack";
import type { NamedDocument } from "@site/src/plugins/search/shared/packed";
import { engineOver } from "../../../search/engineOver";

/** Makes a document from the fields that matter to a test. */
export function draft(sectionRoute: string, title: string, content = "", more: Partial<Draft> = {}): Draft {
  return {
    title,
    sectionTitle: title,
    sectionRoute,
    pageTitle: sectionRoute.includes("#") ? "Page" : title,
    type: "docs",
    tags: "",
    sidebarParentCategories: "",
    content,
    code: "",
    ...more,
  };
}

/** Adds the pages of sections. Each page is followed by its sections. */
function withPages(drafts: readonly Draft[]): Draft[] {
  const pageOf = ({ sectionRoute }: Draft): string => sectionRoute.split("#")[0] ?? "";
  return [...new Set(drafts.map(pageOf))].flatMap((route) => {
    const own = drafts.filter((one) => pageOf(one) === route);
    const page = own.find(({ sectionRoute }) => sectionRoute === route) ?? draft(route, own[0]?.pageTitle ?? "");
    return [page, ...own.filter((one) => one !== page)];
  });
}

/** Makes the files that the build writes for these documents. */
export function indexFiles(drafts: readonly Draft[]): PackedFiles {
  return packIndex(withPages(drafts));
}

/** Makes an engine for these documents. */
export function engineOf(drafts: readonly Draft[]): Engine {
  return engineOver(indexFiles(drafts));
}

/** Routes of the results of a query, best first. */
export async function routes(engine: Engine, query: string): Promise<string[]> {
  const { hits } = await engine.search(query);
  return hits.map(({ document }) => document.sectionRoute);
}

/** The fields of a document in the index, without its text. */
export function named(from: Draft, id: number): NamedDocument {
  const { title, sectionTitle, sectionRoute, pageTitle, type, tags, sidebarParentCategories } = from;
  return { id, title, sectionTitle, sectionRoute, pageTitle, type, tags, sidebarParentCategories };
}
