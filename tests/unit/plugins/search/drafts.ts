import type { Draft } from "@site/src/plugins/search/build/documents";
import { toDocument } from "@site/src/plugins/search/build";
import { packIndex } from "@site/src/plugins/search/build/pack";
import { createEngine } from "@site/src/plugins/search/browser/engine/engine";
import type { Engine } from "@site/src/plugins/search/browser/engine/engine";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";

/** A document for a test: only what matters to it needs saying. */
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
    unshown: "",
    ...more,
  };
}

/** The file that the build would write for these documents. */
export function indexFile(drafts: readonly Draft[]): SearchIndexFile {
  return {
    documents: drafts.map(toDocument),
    index: packIndex(drafts),
  };
}

/** An engine over these documents. */
export function engineOf(drafts: readonly Draft[]): Engine {
  return createEngine(indexFile(drafts));
}

/** Routes of the results of a query, best first. */
export function routes(engine: Engine, query: string): string[] {
  return engine.search(query).hits.map(({ document }) => document.sectionRoute);
}
