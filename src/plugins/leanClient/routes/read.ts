import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { patchFailed } from "../../../shared/bundler/expectations";
import { patch } from "../parts";
import { mapLeaves } from "../shared/routes";
import type { Tree } from "../shared/routes";

export interface SiteRoute {
  readonly path: string;
  readonly exact: boolean;
  /** Properties of the route's component. The leaves are paths of modules. */
  readonly modules: Readonly<Record<string, Tree<string>>>;
  /** Further properties of the route, such as the sidebar. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes: readonly SiteRoute[];
}

/** A route in `routes.js`. Instead of a component, it has the key of its modules in `routesChunkNames.json`. */
interface WrittenRoute {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly WrittenRoute[];
  readonly [attribute: string]: unknown;
}

const EXPORT = "export default";

/** Evaluates the exported expression of a script that Docusaurus has generated, with the given global variables. */
function evaluate(source: string, globals: object): unknown {
  const start = source.indexOf(EXPORT) + EXPORT.length;
  return runInNewContext(`(${source.slice(start).replace(/;\s*$/u, "")})`, { ...globals });
}

/**
 * Reads the routes, with their modules, from the files that Docusaurus generates for its client.
 *
 * @param folder `.docusaurus`, after the plugins have been loaded
 * @returns the routes in order, without the one for unknown URLs
 * @throws Error when a file is missing, or a route has a module that is not in the registry
 * @upstream @docusaurus/core/lib/server/codegen/codegenRoutes.js
 */
export function readRoutes(folder: string): SiteRoute[] {
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  const chunkNames = JSON.parse(read("routesChunkNames.json")) as Record<
    string,
    Readonly<Record<string, Tree<string>>>
  >;
  const registry = evaluate(read("registry.js"), { require: { resolveWeak: () => undefined } }) as Record<
    string,
    readonly [load: unknown, module: string]
  >;
  const written = evaluate(read("routes.js"), {
    ComponentCreator: (route: string, hash?: string) => `${route}-${hash ?? ""}`,
  }) as readonly WrittenRoute[];

  const moduleOf = (chunkName: string): string => {
    const module = registry[chunkName]?.[1];
    if (module === undefined) throw patchFailed(patch, `registry.js in ${folder} has no chunk "${chunkName}"`);
    return module;
  };

  const chunksOf = (component: string): Readonly<Record<string, Tree<string>>> => {
    const chunks = chunkNames[component];
    if (chunks === undefined)
      throw patchFailed(patch, `routesChunkNames.json in ${folder} has no route "${component}"`);
    return chunks;
  };

  const convert = ({ path: route, component, exact, routes = [], ...attributes }: WrittenRoute): SiteRoute => ({
    path: route,
    exact: exact === true,
    modules: mapLeaves(chunksOf(component), moduleOf) as SiteRoute["modules"],
    attributes,
    routes: routes.map(convert),
  });
  return written.filter(({ path: route }) => route !== "*").map(convert);
}
