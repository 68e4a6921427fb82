import path from "node:path";
import { pageChunkName, sharedChunkName } from "../shared/routes";
import type { Plan, PlannedPages, PlannedPart } from "./plan";

/**
 * Assigns parts to chunks. Parts with the same users share a chunk, so that they need one request. All code that groups
 * of pages use is in one chunk too, because each group uses nearly all of it. Data and code are in different chunks: data
 * changes with each edit, and must not invalidate the browser's cache of the code.
 */
function chunksOf(parts: readonly PlannedPart[], groups: ReadonlySet<number>): Map<PlannedPart, number> {
  const chunks = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const users = [...part.users];
      const isData = part.module.endsWith(".json");
      const key = !isData && users.some((user) => groups.has(user)) ? "groups" : JSON.stringify([isData, users]);
      const chunk = chunks.get(key) ?? chunks.size;
      chunks.set(key, chunk);
      return [part, chunk];
    }),
  );
}

function importOf(module: string, chunkName: string): string {
  return `() => import(/* webpackChunkName: ${JSON.stringify(chunkName)} */ ${JSON.stringify(module)})`;
}

/**
 * Writes a function with imports that nothing calls. The bundler creates their chunks, and then the minimizer removes the
 * function, so that the script does not contain the names of the chunks.
 */
function unusedImports(loaders: readonly string[]): string {
  return `function chunks() { return [${loaders.join(",\n")}]; }`;
}

const TABLE = "const table = { isLoaded: hasAllPages, load: () => addAllPages(site.groups) }";

function allPages(pages: readonly PlannedPages[], loaders: readonly string[]): string {
  const paths = pages.map((group) => group.paths);
  return `addPages(site.groups, ${JSON.stringify(paths)}, [${loaders.join(",\n")}]);`;
}

/** The module that replaces Docusaurus's routes. */
export interface RouteModule {
  /** Its source. The routes are its default export. */
  readonly source: string;
  readonly sharedChunks: number;
}

/**
 * Writes the module that replaces Docusaurus's routes.
 *
 * @param isServer whether to write it for the server, which loads all modules at once
 */
export function writeRoutes(plan: Plan, browser: string, isServer: boolean): RouteModule {
  const chunks = chunksOf(plan.parts, plan.groups);
  const parts = [...chunks].map(
    ([{ module }, chunk]) => `{ chunk: ${String(chunk)}, load: ${importOf(module, sharedChunkName(chunk))} }`,
  );
  const loaders = plan.pages.flatMap(({ modules }) => modules).map((module, at) => importOf(module, pageChunkName(at)));
  return {
    sharedChunks: new Set(chunks.values()).size,
    source: `import { expandRoutes } from ${JSON.stringify(path.join(browser, "expand.ts"))};
import { addPages } from ${JSON.stringify(path.join(browser, isServer ? "allPages.ts" : "firstPage.ts"))};
${isServer ? "" : `import { addAllPages, hasAllPages } from ${JSON.stringify(path.join(browser, "table.ts"))};`}

const parts = [
${parts.join(",\n")}
];
${isServer ? "const table = undefined" : TABLE};
const site = expandRoutes(${JSON.stringify(plan.routes)}, parts, table);
${isServer ? allPages(plan.pages, loaders) : `addPages(site.groups);\n${unusedImports(loaders)}`}
export const groups = site.groups;
export default site.routes;
`,
  };
}
