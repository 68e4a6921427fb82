import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { INTERNAL_CLASS } from "../../data/internalModules";
import type { PackageAudience } from "../../shared/packageAudience";
import { packageAudiences } from "./audiences";
import type { ApiModule } from "./modules";
import { entryPosition, hasPage, packageName, pageFile } from "./modules";
import type { ApiPackage } from "./packages";
import { API_PACKAGES } from "./packages";

/** Content of a `_category_.json`. */
interface Category {
  readonly label: string;
  readonly position: number;
  /** Shown on the card that links to it. */
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

/** Creates the category of a package, which opens the page of its only module or a list of its modules. */
function packageCategory(pkg: ApiPackage, index: number): Category {
  const label = pkg.name;
  const position = FIRST_POSITION + index;
  if (pkg.single) return { label, position, link: { type: "doc", id: `${pkg.name}/index` } };
  const name = packageName(pkg);
  const link = generatedIndex(`${name}: modules`, pkg.description, `graphql-markdown${pkg.name}`);
  const audience = packageAudiences[name];
  return { label, position, ...(audience && { customProps: { audience } }), link };
}

interface Folder {
  readonly folder: string;
  readonly isInternal: boolean;
  /** Position among the package's internal folders, or among the others. */
  readonly index: number;
}

function folderCategory(pkg: ApiPackage, { folder, isInternal, index }: Folder): Category {
  const description = pkg.folders?.[folder]?.description ?? `Modules of ${packageName(pkg)} in ${folder}.`;
  const slug = pkg.folders?.[folder]?.slug ?? folder;
  return {
    label: folder,
    position: entryPosition({ isFolder: true, isInternal, index }),
    description,
    ...(isInternal ? { className: INTERNAL_CLASS } : {}),
    link: generatedIndex(`${pkg.name}/${folder}: modules`, description, slug),
  };
}

/** Lists the subfolders of a package that contain pages, sorted by name. */
function foldersOf(pkg: ApiPackage, modules: readonly ApiModule[], internal: ReadonlySet<ApiModule>): Folder[] {
  const pages = modules.filter((module) => module.pkg === pkg && hasPage(module));
  const folderOf = (module: ApiModule): string => path.posix.dirname(pageFile(module)).slice(pkg.name.length + 1);
  const names = [...new Set(pages.map(folderOf))].filter((folder) => folder !== "").sort();
  const allInternal = names.filter((name) =>
    pages.filter((module) => folderOf(module) === name).every((module) => internal.has(module)),
  );
  return names.map((folder) => {
    const isInternal = allInternal.includes(folder);
    const siblings = names.filter((name) => allInternal.includes(name) === isInternal);
    return { folder, isInternal, index: siblings.indexOf(folder) };
  });
}

async function writeCategory(outDir: string, folder: string, category: Category): Promise<void> {
  const target = path.join(outDir, ...folder.split("/"));
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, "_category_.json"), `${JSON.stringify(category, null, 2)}\n`);
}

/**
 * Writes the sidebar's categories. Every slug is explicit: two packages have folders with the same name, and Docusaurus
 * would number their slugs in the order of the sidebar.
 */
export async function writeCategories(
  outDir: string,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): Promise<void> {
  const written = API_PACKAGES.flatMap((pkg, index) => [
    writeCategory(outDir, pkg.name, packageCategory(pkg, index)),
    ...foldersOf(pkg, modules, internal).map((folder) =>
      writeCategory(outDir, `${pkg.name}/${folder.folder}`, folderCategory(pkg, folder)),
    ),
  ]);
  await Promise.all(written);
}
