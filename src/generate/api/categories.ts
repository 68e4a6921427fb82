import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PackageAudience } from "../../shared/packageAudience";
import { packageAudiences } from "./audiences";
import type { ApiModule } from "./module";
import { hasPage, packageName, pageFile } from "./module";
import type { ApiPackage } from "./packages";
import { API_PACKAGES } from "./packages";

/** Content of a `_category_.json`. */
interface Category {
  readonly label: string;
  readonly position: number;
  readonly className?: string;
  /** For the page that a category opens. */
  readonly customProps?: { readonly audience: PackageAudience };
  readonly link:
    | { readonly type: "doc"; readonly id: string }
    | { readonly type: "generated-index"; readonly title: string; readonly description: string; readonly slug: string };
}

/** The hand-written home page of the reference comes before all packages. */
const AFTER_HOME = 2;
/** Folders stand below all modules of their package. */
const AFTER_MODULES = 100;

function generatedIndex(title: string, description: string, slug: string): Category["link"] {
  return { type: "generated-index", title, description, slug: `/category/${slug}` };
}

/** A package of one module opens its page; the others open the list of their modules. */
function packageCategory(pkg: ApiPackage, index: number): Category {
  const label = packageName(pkg);
  const position = AFTER_HOME + index;
  if (pkg.single) return { label, position, link: { type: "doc", id: `${pkg.name}/index` } };
  const link = generatedIndex(`${label}: modules`, pkg.description, `graphql-markdown${pkg.name}`);
  const audience = packageAudiences[label];
  return { label, position, ...(audience && { customProps: { audience } }), link };
}

function folderCategory(pkg: ApiPackage, folder: string, index: number, isInternal: boolean): Category {
  const description = pkg.folders?.[folder]?.description ?? `Modules of ${packageName(pkg)} in ${folder}.`;
  const slug = pkg.folders?.[folder]?.slug ?? folder;
  return {
    label: folder,
    position: AFTER_MODULES + index,
    ...(isInternal ? { className: "api-internal" } : {}),
    link: generatedIndex(`${pkg.name}/${folder}: modules`, description, slug),
  };
}

/** Folders below the package's own that hold pages, sorted; those with nothing but internal modules last. */
function foldersOf(
  pkg: ApiPackage,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): { readonly folder: string; readonly isInternal: boolean }[] {
  const pages = modules.filter((module) => module.pkg === pkg && hasPage(module));
  const folderOf = (module: ApiModule): string => path.posix.dirname(pageFile(module)).slice(pkg.name.length + 1);
  const folders = [...new Set(pages.map(folderOf))].filter((folder) => folder !== "").sort();
  const isInternal = (folder: string): boolean =>
    pages.filter((module) => folderOf(module) === folder).every((module) => internal.has(module));
  return folders
    .map((folder) => ({ folder, isInternal: isInternal(folder) }))
    .toSorted((a, b) => Number(a.isInternal) - Number(b.isInternal));
}

async function writeCategory(outDir: string, folder: string, category: Category): Promise<void> {
  const target = path.join(outDir, ...folder.split("/"));
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, "_category_.json"), `${JSON.stringify(category, null, 2)}\n`);
}

/**
 * Writes the sidebar's categories. Every slug is explicit: those that Docusaurus makes up are numbered in the order
 * of the sidebar, and two packages have folders of the same name.
 */
export async function writeCategories(
  outDir: string,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): Promise<void> {
  const written = API_PACKAGES.flatMap((pkg, index) => [
    writeCategory(outDir, pkg.name, packageCategory(pkg, index)),
    ...foldersOf(pkg, modules, internal).map(({ folder, isInternal }, place) =>
      writeCategory(outDir, `${pkg.name}/${folder}`, folderCategory(pkg, folder, place, isInternal)),
    ),
  ]);
  await Promise.all(written);
}
