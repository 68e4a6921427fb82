import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { INTERNAL_CLASS } from "../../data/internalModules";
import type { PackageAudience } from "../../shared/packageAudience";
import { hasPage, isFolderIndex, moduleId, packageName, pageFile } from "./modules";
import type { ApiModule } from "./modules";
import type { ApiPackage } from "./packages";
import { API_PACKAGES } from "./packages";

/** Content of a `_category_.json`. */
interface Category {
  readonly label: string;
  readonly position: number;
  /** Shown where other pages link to the category. */
  readonly description?: string;
  readonly className?: string;
  /** Shown on the page of the category. */
  readonly customProps?: { readonly audience: PackageAudience };
  readonly link:
    | { readonly type: "doc"; readonly id: string }
    | { readonly type: "generated-index"; readonly title: string; readonly description: string; readonly slug: string };
}

/** Position of the first package: after the hand-written landing page. */
const FIRST_POSITION = 2;

function generatedIndex(title: string, description: string, slug: string): Category["link"] {
  return { type: "generated-index", title, description, slug: `/category/${slug}` };
}

/** Creates the category of a package, with a link to the page of its only module or to a list of its modules. */
function packageCategory(pkg: ApiPackage, index: number): Category {
  const label = pkg.name;
  const position = FIRST_POSITION + index;
  if (pkg.single) return { label, position, link: { type: "doc", id: `${pkg.name}/index` } };
  const link = generatedIndex(`${packageName(pkg)}: modules`, pkg.description, `graphql-markdown${pkg.name}`);
  return { label, position, customProps: { audience: pkg.audience }, link };
}

/** Number of positions reserved for each kind of entry; no folder has more entries of one kind. */
const KIND_SIZE = 100;

/**
 * Returns the position of an entry in the sidebar: public entries come before internal ones, and in both groups, modules come
 * before folders.
 *
 * @param index of the entry among those of its kind
 */
function entryPosition(isFolder: boolean, isInternal: boolean, index: number): number {
  const kind = (isInternal ? 2 : 0) + (isFolder ? 1 : 0);
  return kind * KIND_SIZE + index + 1;
}

export function sidebarLabel(module: ApiModule): string {
  if (module.pkg.single) return module.pkg.name;
  if (isFolderIndex(module)) return "Entry point";
  return module.name.slice(module.name.lastIndexOf("/") + 1);
}

/** Returns the module's position in the sidebar: the index of the folder first, the others by name. */
export function sidebarPosition(
  module: ApiModule,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): number {
  const folderOf = (each: ApiModule): string => path.posix.dirname(pageFile(each));
  const isInternal = internal.has(module);
  const siblings = modules.filter(
    (other) => hasPage(other) && folderOf(other) === folderOf(module) && internal.has(other) === isInternal,
  );
  // The id of the folder's index is a prefix of the other ids, so it sorts first.
  return entryPosition(false, isInternal, siblings.map(moduleId).sort().indexOf(moduleId(module)));
}

/** Creates a category for each subfolder of a package that contains pages, sorted by name. */
function folderCategories(
  pkg: ApiPackage,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): [folder: string, Category][] {
  const pages = modules.filter((module) => module.pkg === pkg && hasPage(module));
  const folderOf = (module: ApiModule): string => path.posix.dirname(pageFile(module)).slice(pkg.name.length + 1);
  const names = [...new Set(pages.map(folderOf))].filter((folder) => folder !== "").sort();
  const isInternal = (folder: string): boolean =>
    pages.filter((module) => folderOf(module) === folder).every((module) => internal.has(module));
  return names.map((folder) => {
    const siblings = names.filter((name) => isInternal(name) === isInternal(folder));
    const { description = `Modules of ${packageName(pkg)} in ${folder}.`, slug = folder } = pkg.folders?.[folder] ?? {};
    const category = {
      label: folder,
      position: entryPosition(true, isInternal(folder), siblings.indexOf(folder)),
      description,
      ...(isInternal(folder) ? { className: INTERNAL_CLASS } : {}),
      link: generatedIndex(`${pkg.name}/${folder}: modules`, description, slug),
    };
    return [folder, category];
  });
}

async function writeCategory(outDir: string, folder: string, category: Category): Promise<void> {
  const target = path.join(outDir, ...folder.split("/"));
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, "_category_.json"), `${JSON.stringify(category, null, 2)}\n`);
}

/**
 * Writes the sidebar's categories. Every slug is explicit: some packages have folders with the same name, and Docusaurus
 * would number their slugs in the order of the sidebar.
 */
export async function writeCategories(
  outDir: string,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): Promise<void> {
  const written = API_PACKAGES.flatMap((pkg, index) => [
    writeCategory(outDir, pkg.name, packageCategory(pkg, index)),
    ...folderCategories(pkg, modules, internal).map(([folder, category]) =>
      writeCategory(outDir, `${pkg.name}/${folder}`, category),
    ),
  ]);
  await Promise.all(written);
}
