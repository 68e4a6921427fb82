import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageTask } from "../../../shared/markup/page";
import { searchIndexFile, shardFile } from "../shared/constants";
import { documentsOf } from "./documents";
import type { Draft } from "./documents";
import { packIndex } from "./pack";
import type { PackedFiles } from "./pack";
import { sitePages } from "./pages";
import type { BuildProps, CategoryPage } from "./pages";

/** What the site says about its index. */
export interface IndexOptions {
  /** Route prefixes of generated pages, whose code repeats their names; the landing page itself is written by hand. */
  readonly generatedRoutes: readonly string[];
  /** Sidebar categories above a page that are indexed with it. */
  readonly indexDocSidebarParentCategories: number;
}

function isBelow(route: string, parents: readonly string[]): boolean {
  return parents.some((parent) => route.startsWith(`${parent}/`));
}

function categoryDocument({ route, title, description }: CategoryPage): Draft {
  return {
    title,
    sectionTitle: title,
    sectionRoute: route,
    pageTitle: title,
    type: "docs",
    tags: "",
    sidebarParentCategories: "",
    content: description,
    code: "",
  };
}

/** Writes the files of one locale: what the index names first, so that a reader who has it finds them. */
async function writeIndex(outDir: string, locale: string, { core, ...shards }: PackedFiles): Promise<void> {
  for (const kind of ["postings", "texts"] as const) {
    for (const [number, shard] of shards[kind].entries()) {
      const file = path.join(outDir, shardFile(core.index.hash, kind, number));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(shard));
    }
  }
  const file = path.join(outDir, searchIndexFile(locale));
  await writeFile(`${file}.tmp`, JSON.stringify(core));
  await rename(`${file}.tmp`, file);
}

/**
 * Makes the search index of one locale from its built pages. A failed build leaves the index of the one before.
 *
 * @param props - of `postBuild`
 * @returns a task whose end writes the same for the same pages, whatever the order in which the plugins list them; it throws
 *   an error if the file of a page is missing
 * @throws Error if there is no page to index
 */
export function searchIndex(
  props: BuildProps & { readonly outDir: string },
  locale: string,
  { generatedRoutes, indexDocSidebarParentCategories: parentCategories }: IndexOptions,
): PageTask {
  const { pages, categories } = sitePages(props);
  if (pages.length === 0) throw new Error("The search found no page to index: no docs instance has a page.");
  const known = new Map(pages.map((page) => [page.file, page]));
  const drafts = new Map<string, Draft[]>();
  return {
    page(built, html) {
      const page = known.get(built.file);
      if (!page) return html;
      const how = { generated: isBelow(page.route, generatedRoutes), parentCategories };
      const parts = ["search", page.route, page.type, JSON.stringify(how)];
      drafts.set(
        page.file,
        built.recall(parts, () => documentsOf(page, built, how)),
      );
      return html;
    },
    async finish() {
      const found = pages.flatMap(({ route, file }) => {
        const documents = drafts.get(file);
        if (!documents) throw new Error(`The search knows the page ${route}, but the build has no ${file}.`);
        return documents;
      });
      await writeIndex(props.outDir, locale, packIndex([...found, ...categories.map(categoryDocument)]));
    },
  };
}
