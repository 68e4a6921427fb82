import { access, rm } from "node:fs/promises";
import path from "node:path";
import type { GenerationTarget, Report } from "../target";
import { GenerationError } from "../target";
import { API_PACKAGES, SCOPE } from "./packages";
import { writeCategories } from "./categories";
import { convertWorkspace } from "./convert";
import type { Conversion } from "./convert";
import { hasPage, moduleId, packageName, pageFile } from "./modules";
import type { ApiModule } from "./modules";
import { createWorkspaceFolder, fillWorkspace } from "./workspace";
import type { Workspace } from "./workspace";

/** The API reference: one folder of pages for each package of the tool, beside the hand-written `api/index.mdx`. */
export const apiTarget: GenerationTarget = {
  name: "api",
  folder: "api",
  entries: API_PACKAGES.map(({ name }) => name),
  inputs: [
    "src/generate",
    "package.json",
    // In addition to the versions in `packages`, because a package may be linked from a checkout.
    ...API_PACKAGES.map(({ name, source }) => `node_modules/${SCOPE}/${name}/${source}`),
  ],
  packages: [
    ...API_PACKAGES.map(({ name }) => `@graphql-markdown/${name}`),
    "typedoc",
    "typedoc-plugin-markdown",
    "typescript",
  ],
  generate: async ({ root, staging, report }) => {
    const pages = await generateApiReference({ root, outDir: staging, report });
    return pages.length;
  },
};

export interface ApiReferenceOptions {
  /** The project's folder, with `node_modules` below it. */
  readonly root: string;
  /** An existing, empty folder that receives the pages. */
  readonly outDir: string;
  readonly report: Report;
}

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

/** Renders all pages, and checks for errors, because TypeDoc only logs them. */
async function renderPages({ app, project }: Conversion, outDir: string): Promise<void> {
  app.options.setValue("cleanOutputDir", false);
  await app.outputs.writeOutput({ name: "markdown", path: outDir }, project);
  if (!app.logger.hasErrors()) return;
  throw new GenerationError(
    `TypeDoc could not write all pages of the API reference to ${outDir}; see its errors above.`,
    "Check that the folder can be written to; anything else is a bug in src/generate/api.",
    { cause: new Error(`TypeDoc reported ${String(app.logger.errorCount)} error(s)`) },
  );
}

async function checkWritten(outDir: string, pages: readonly ApiModule[]): Promise<void> {
  const checks = pages.map(async (module) =>
    access(path.join(outDir, pageFile(module))).catch((cause: unknown) => {
      throw new GenerationError(
        `TypeDoc wrote no page for the module ${moduleId(module)} of ${packageName(module.pkg)}.`,
        "Check that TypeDoc still converts its declarations; `npm ci` restores the versions that work.",
        { cause },
      );
    }),
  );
  await Promise.all(checks);
}

async function generate(workspace: Workspace, { outDir, report }: ApiReferenceOptions): Promise<string[]> {
  const pages = pagesOf(workspace.modules);
  report(`reading the types of ${String(API_PACKAGES.length)} packages`);
  const conversion = await convertWorkspace(workspace);
  await renderPages(conversion, outDir);
  await checkWritten(outDir, pages);
  await writeCategories(outDir, workspace.modules, conversion.reference.internal);
  for (const pkg of API_PACKAGES) {
    report(`${packageName(pkg)}: ${String(pages.filter((module) => module.pkg === pkg).length)} pages`);
  }
  return pages.map(pageFile).sort();
}

/**
 * Writes the API reference from the type declarations of the installed `@graphql-markdown` packages: a page for every
 * module, and the categories of its sidebar.
 *
 * @returns the paths of the pages, relative to `outDir`, with `/`, sorted
 * @throws GenerationError when a package is not installed, has no declarations, or lacks a module or a page
 */
export async function generateApiReference(options: ApiReferenceOptions): Promise<string[]> {
  const folder = await createWorkspaceFolder();
  try {
    return await generate(await fillWorkspace(options.root, folder), options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
