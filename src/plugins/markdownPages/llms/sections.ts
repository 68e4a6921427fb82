import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { SidebarItem } from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import type { LoadedPlugin } from "@docusaurus/types";

/** Options of a section of `llms.txt`, which lists pages. */
export interface SectionOptions {
  readonly title: string;
  /** Ids of the docs instances whose pages the section lists, in order. */
  readonly instances: readonly string[];
  /** Whether to list only the landing page and the generated category pages of each instance. */
  readonly overviewOnly?: boolean;
}

export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute path, with the base URL. */
  readonly path: string;
  /** Whether Docusaurus generated the page for a category. */
  readonly category: boolean;
}

/** A section of `llms.txt`, with its pages in the order of the sidebars. */
interface Section {
  readonly title: string;
  readonly overviewOnly: boolean;
  readonly pages: readonly ListedPage[];
}

/** The listed docs of a version, by id. */
type Docs = ReadonlyMap<string, ListedPage>;

function pagesOf(item: SidebarItem, docs: Docs): (ListedPage | undefined)[] {
  if (item.type === "doc") return [docs.get(item.id)];
  if (item.type !== "category") return [];
  const { link, label } = item;
  const below = item.items.flatMap((child) => pagesOf(child, docs));
  if (link?.type === "doc") return [docs.get(link.id), ...below];
  if (link?.type !== "generated-index") return below;
  const { title = label, description = item.description ?? "", permalink } = link;
  return [{ title, description, path: permalink, category: true }, ...below];
}

/**
 * Lists the pages of a version of the docs: first those in its sidebars, in order, then the others.
 *
 * @returns each page once, without unlisted ones
 */
function pagesInOrder(version: Pick<LoadedVersion, "docs" | "sidebars">): ListedPage[] {
  const docs: Docs = new Map(
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, title, description, permalink }) => [id, { title, description, path: permalink, category: false }]),
  );
  const inSidebars = Object.values(version.sidebars).flatMap((sidebar) =>
    sidebar.flatMap((item) => pagesOf(item, docs)),
  );
  const all = [...inSidebars, ...docs.values()].filter((page) => page !== undefined);
  const seen = new Set<string>();
  return all.filter(({ path }) => !seen.has(path) && seen.add(path));
}

type Version = Pick<LoadedVersion, "docs" | "sidebars" | "isLast" | "path">;

/** Versions of the docs, by the id of their docs instance. */
type Instances = ReadonlyMap<string, readonly Version[]>;

export type SitePlugin = Pick<LoadedPlugin, "name" | "content"> & { readonly options: { readonly id: string } };

function instancesOf(plugins: readonly SitePlugin[]): Instances {
  const docs = plugins.filter(({ name }) => name === "docusaurus-plugin-content-docs");
  return new Map(docs.map(({ options, content }) => [options.id, (content as LoadedContent).loadedVersions]));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/u, "");
}

/** Returns the title of the section for an instance: `Docs` for `default`, `Manual` for `manual`. */
function titleOf(id: string): string {
  return id === "default" ? "Docs" : id.charAt(0).toUpperCase() + id.slice(1);
}

/** Lists the landing page of a version and the generated pages of its categories. */
function overviewOf(version: Version): ListedPage[] {
  const root = withoutSlash(version.path);
  return pagesInOrder(version).filter(({ category, path }) => category || withoutSlash(path) === root);
}

function sectionOf({ title, instances: ids, overviewOnly = false }: SectionOptions, instances: Instances): Section {
  const versions = ids.map((id) => {
    const found = instances.get(id);
    if (found) return found.filter(({ isLast }) => isLast);
    const known = [...instances.keys()].map((name) => `"${name}"`).join(", ");
    throw new Error(
      `The option "llmsSections" of src/plugins/afterBuild/index.ts names the docs instance "${id}" in the section "${title}", ` +
        `but the site has ${known}. Name one of these in docusaurus.config.ts.`,
    );
  });
  return { title, overviewOnly, pages: versions.flat().flatMap(overviewOnly ? overviewOf : pagesInOrder) };
}

/** The docs pages of the site. */
export interface Contents {
  readonly sections: readonly Section[];
  /** Whether a path leads to a docs page of any version. The sections list only pages of the latest versions. */
  readonly includes: (path: string) => boolean;
}

/**
 * Groups the pages of all docs instances, each in its latest version, into sections.
 *
 * @param options - the sections in order. Each instance that none of them names is added as a section at the end
 * @throws Error when a section names an unknown instance
 */
export function contentsOf(plugins: readonly SitePlugin[], options: readonly SectionOptions[]): Contents {
  const instances = instancesOf(plugins);
  const named = new Set(options.flatMap((section) => section.instances));
  const others = [...instances.keys()].filter((id) => !named.has(id));
  const all = [...options, ...others.map((id): SectionOptions => ({ title: titleOf(id), instances: [id] }))];
  const paths = new Set(
    [...instances.values()]
      .flat()
      .flatMap(pagesInOrder)
      .map(({ path }) => withoutSlash(path)),
  );
  return {
    sections: all.map((section) => sectionOf(section, instances)),
    includes: (path) => paths.has(withoutSlash(path)),
  };
}
