import path from "node:path";
import { pageChunkName, sharedChunkName } from "../shared/routes";
import type { Plan, PlannedPages, PlannedPart } from "./plan";

/**
 * Gives parts to chunks. Parts that exactly the same pages need are one chunk, one request instead of several; and so is
 * all code that groups of pages share, since each of these groups needs nearly all of it. Data is apart from code: it
 * changes with each edit, and is not to take the code along.
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
 * Makes chunks of modules without code that loads them: the bundler sees the imports, then the minimizer finds that
 * nothing calls them.
 */
function chunksOnly(loaders: readonly string[]): string {
  return `function chunks() { return [${loaders.join(",\n")}]; }`;
}

const TABLE = "const table = { isComplete: hasAllPages, complete: () => addAllPages(site.groups) }";

/** Adds all pages at once, with what loads them. */
function allPages(pages: readonly PlannedPages[], loaders: readonly string[]): string {
  const paths = pages.map((group) => group.paths);
  return `addPages(site.groups, ${JSON.stringify(paths)}, [${loaders.join(",\n")}]);`;
}

/** The module that stands for the route files of Docusaurus. */
export interface RouteModule {
  /** Its source; it exports the routes by default. */
  readonly source: string;
  /** How many chunks pages share. */
  readonly sharedChunks: number;
}

/**
 * Writes the module that stands for the route files of Docusaurus.
 *
 * @param browser folder of the modules that it uses
 * @param isServer whether all modules are there at once, instead of in chunks
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
${isServer ? allPages(plan.pages, loaders) : `addPages(site.groups);\n${chunksOnly(loaders)}`}
export const groups = site.groups;
export default site.routes;
`,
  };
}
