import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../../shared/files";
import type { GenerationContext, GenerationTarget } from "../target";
import { GenerationError } from "../target";
import { API_PACKAGES, SCOPE } from "./packages";
import { writePages } from "./convert";
import { hasPage, moduleId, packageName, pageFile } from "./modules";
import type { ApiModule } from "./modules";
import { writeCategories } from "./sidebar";
import { fillWorkspace } from "./workspace";

/** The API reference: one folder of pages for each package of the tool, beside the hand-written `api/index.mdx`. */
export const apiTarget: GenerationTarget = {
  name: "api",
  folder: "api",
  entries: API_PACKAGES.map(({ name }) => name),
  inputs: [
    "src/generate",
    "package.json",
    // Not only the versions in `packages`: a package that is linked from a checkout changes without a new version.
    ...API_PACKAGES.map(({ name, source }) => `node_modules/${SCOPE}/${name}/${source}`),
  ],
  packages: [
    ...API_PACKAGES.map(({ name }) => `@graphql-markdown/${name}`),
    "typedoc",
    "typedoc-plugin-markdown",
    "typescript",
  ],
  generate,
};

/** Returns the modules that get a page; throws if an expected one is missing, because readers may have links to it. */
function pagesOf(modules: readonly ApiModule[]): ApiModule[] {
  for (const pkg of API_PACKAGES) {
    const names = modules.filter((module) => module.pkg === pkg && hasPage(module)).map(({ name }) => name || "index");
    const missing = names.length === 0 ? ["any module"] : pkg.expected.filter((name) => !names.includes(name));
    if (missing.length === 0) continue;
    throw new GenerationError(
      `The package ${packageName(pkg)} no longer has ${missing.join(", ")}: its pages would be missing.`,
      `Install the version that package.json names (\`npm ci\`), or change "expected" in src/generate/api/packages.ts.`,
      { cause: new Error(`Found ${names.join(", ") || "nothing"} in ${packageName(pkg)}`) },
    );
  }
  return modules.filter(hasPage);
}

/** Checks that TypeDoc wrote all pages; throws if one is missing. */
async function checkWritten(folder: string, pages: readonly ApiModule[]): Promise<void> {
  const files = new Set(await listFiles(folder));
  const missing = pages.find((module) => !files.has(pageFile(module)));
  if (!missing) return;
  throw new GenerationError(
    `TypeDoc wrote no page for the module ${moduleId(missing)} of ${packageName(missing.pkg)}.`,
    "Check that TypeDoc still converts its declarations; `npm ci` restores the versions that work.",
  );
}

/** Writes the pages of the modules of the installed packages, and the categories of the sidebar. */
async function generate({ root, staging, report }: GenerationContext): Promise<number> {
  // The real path, because TypeScript follows links and TypeDoc compares paths.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "graphql-markdown-api-"));
  try {
    const workspace = await fillWorkspace(root, folder);
    const pages = pagesOf(workspace.modules);
    report(`reading the types of ${String(API_PACKAGES.length)} packages`);
    const { internal } = await writePages(workspace, staging);
    await checkWritten(staging, pages);
    await writeCategories(staging, workspace.modules, internal);
    for (const pkg of API_PACKAGES) {
      report(`${packageName(pkg)}: ${String(pages.filter((module) => module.pkg === pkg).length)} pages`);
    }
    return pages.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
