import path from "node:path";
import { pageChunkName, sharedChunkName } from "../shared/routes";
import type { Plan, PlannedModule, PlannedPages } from "./plan";

/**
 * Assigns shared modules to chunks. Modules with the same users share a chunk, so that they need one request. All code that
 * groups of pages use is in one chunk too, because each group uses nearly all of it. Data and code are in different chunks:
 * data changes with each edit, and must not invalidate the browser's cache of the code.
 *
 * @returns the number of each module's chunk
 */
function chunksOf(modules: readonly PlannedModule[], groups: ReadonlySet<number>): Map<PlannedModule, number> {
  const chunks = new Map<string, number>();
  return new Map(
    modules.map((planned) => {
      const users = [...planned.users];
      const isData = planned.module.endsWith(".json");
      const key = !isData && users.some((user) => groups.has(user)) ? "groups" : JSON.stringify([isData, users]);
      const chunk = chunks.get(key) ?? chunks.size;
      chunks.set(key, chunk);
      return [planned, chunk];
    }),
  );
}

function importOf(module: string, chunkName: string): string {
  return `() => import(/* webpackChunkName: ${JSON.stringify(chunkName)} */ ${JSON.stringify(module)})`;
}

/**
 * Writes a function that nothing calls, with the imports of all pages. The bundler creates the chunks of the imports, and
 * then the minimizer removes the function, so that the script does not contain the names of the chunks.
 */
function unusedImports(loaders: readonly string[]): string {
  return `function chunks() { return [${loaders.join(",\n")}]; }`;
}

const TABLE = "const table = { isLoaded: hasAllPages, load: () => addAllPages(site.groups) }";

function addPagesCall(pages: readonly PlannedPages[], loaders: readonly string[]): string {
  const paths = pages.map((group) => group.paths);
  return `addPages(site.groups, ${JSON.stringify(paths)}, [${loaders.join(",\n")}]);`;
}

/** The module that replaces Docusaurus's routes. */
export interface RouteModule {
  /** Source text, with the routes as the default export. */
  readonly source: string;
  /** Count of the chunks with shared modules. */
  readonly sharedChunks: number;
}

/**
 * Writes the module that replaces Docusaurus's routes.
 *
 * @param browser absolute path of the folder with the code that expands the routes
 * @param isServer whether to write the module for the server, which knows all pages from the start
 */
export function writeRoutes(plan: Plan, browser: string, isServer: boolean): RouteModule {
  const chunks = chunksOf(plan.sharedModules, plan.groups);
  const sharedModules = [...chunks].map(
    ([{ module }, chunk]) => `{ chunk: ${String(chunk)}, load: ${importOf(module, sharedChunkName(chunk))} }`,
  );
  const loaders = plan.pages.flatMap(({ modules }) => modules).map((module, at) => importOf(module, pageChunkName(at)));
  return {
    sharedChunks: new Set(chunks.values()).size,
    source: `import { expandRoutes } from ${JSON.stringify(path.join(browser, "expand.ts"))};
import { addPages } from ${JSON.stringify(path.join(browser, isServer ? "allPages.ts" : "firstPage.ts"))};
${isServer ? "" : `import { addAllPages, hasAllPages } from ${JSON.stringify(path.join(browser, "table.ts"))};`}

const sharedModules = [
${sharedModules.join(",\n")}
];
${isServer ? "const table = undefined" : TABLE};
const site = expandRoutes(${JSON.stringify(plan.routes)}, sharedModules, table);
${isServer ? addPagesCall(plan.pages, loaders) : `addPages(site.groups);\n${unusedImports(loaders)}`}
export const groups = site.groups;
export default site.routes;
`,
  };
}
