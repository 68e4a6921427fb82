import { leavesOf, mapLeaves, OWN } from "../shared/routes";
import type { PackedPages, PackedRoute, Shape, Tree } from "../shared/routes";
import type { SiteRoute } from "./read";

/** A module that several routes may use, before it is assigned to a chunk. */
export interface PlannedModule {
  readonly module: string;
  /** Numbers of the pages and groups of pages that use the module. */
  readonly users: Set<number>;
}

/** The packed routes of a site, and the modules that they refer to by index. */
export interface Plan {
  readonly routes: readonly PackedRoute[];
  readonly sharedModules: readonly PlannedModule[];
  /** The numbers in `users` that stand for groups of pages. */
  readonly groups: ReadonlySet<number>;
  /** The packed pages, in the order of their groups in `routes`. */
  readonly pages: readonly PlannedPages[];
}

/** The pages of a group. */
export interface PlannedPages {
  readonly paths: readonly string[];
  /** Modules of the pages, in the order of the paths. */
  readonly modules: readonly string[];
}

/** Properties with a module that may belong to one page only: the text of a doc, or the data of a generated page. */
const OWN_PROPERTIES = ["content", "__props"];

function countUses(routes: readonly SiteRoute[], uses = new Map<string, number>()): Map<string, number> {
  for (const { modules, routes: children } of routes) {
    for (const module of leavesOf(modules)) uses.set(module, (uses.get(module) ?? 0) + 1);
    countUses(children, uses);
  }
  return uses;
}

/**
 * Packs the routes of a site: pages that differ only in path and module become a group, which lists their paths and modules.
 *
 * @param notFound module of the page for unknown URLs
 */
export function planRoutes(site: readonly SiteRoute[], notFound: string): Plan {
  const uses = countUses(site);
  const sharedModules: PlannedModule[] = [];
  const numbers = new Map<string, number>();
  const pages: PlannedPages[] = [];
  const groupUsers = new Set<number>();
  let users = 0;

  const numberOf = (module: string): number => {
    const known = numbers.get(module);
    if (known !== undefined) return known;
    numbers.set(module, sharedModules.length);
    return sharedModules.push({ module, users: new Set() }) - 1;
  };

  const shapeOf = (tree: Tree<string>, own?: string): Shape =>
    mapLeaves(tree, (module) => (module === own ? OWN : numberOf(module)));

  /** Returns the module that only this page uses; undefined when the page can't be in a group. */
  const ownModule = ({ exact, modules, routes }: SiteRoute): string | undefined => {
    if (!exact || routes.length > 0) return undefined;
    const own = OWN_PROPERTIES.map((property) => modules[property]).filter((module) => typeof module === "string");
    return own.length === 1 && uses.get(own[0] ?? "") === 1 ? own[0] : undefined;
  };

  /** Adds the next page or group as a user of all shared modules in these shapes. */
  const addUser = (shapes: readonly Shape[]): void => {
    for (const index of leavesOf(shapes)) sharedModules[index]?.users.add(users);
    users += 1;
  };

  const packPages = (routes: readonly SiteRoute[], above: readonly Shape[]): PackedPages[] => {
    const groups = new Map<string, { readonly shape: Shape; readonly members: SiteRoute[] }>();
    for (const route of routes) {
      const shape = shapeOf(route.modules, ownModule(route));
      const key = JSON.stringify([shape, route.attributes]);
      const group = groups.get(key) ?? { shape, members: [] };
      group.members.push(route);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ shape, members }) => {
      const modules = members.map((route) => ownModule(route) ?? "");
      pages.push({ paths: members.map(({ path }) => path), modules });
      groupUsers.add(users);
      addUser([...above, shape]);
      return { shape, json: modules[0]?.endsWith(".json") === true, attributes: members[0]?.attributes ?? {} };
    });
  };

  const pack = (route: SiteRoute, above: readonly Shape[]): PackedRoute => {
    const shape = shapeOf(route.modules);
    const chain = [...above, shape];
    if (route.exact || route.routes.length === 0) addUser(chain);
    return {
      path: route.path,
      ...(route.exact && { exact: true as const }),
      shape,
      attributes: route.attributes,
      ...packChildren(route.routes, chain),
    };
  };

  const packChildren = (
    children: readonly SiteRoute[],
    above: readonly Shape[],
  ): Pick<PackedRoute, "routes" | "pages"> => {
    const single = children.filter((route) => ownModule(route) === undefined);
    const grouped = children.filter((route) => ownModule(route) !== undefined);
    return {
      ...(grouped.length > 0 && { pages: packPages(grouped, above) }),
      ...(single.length > 0 && { routes: single.map((route) => pack(route, above)) }),
    };
  };

  const routes = site.map((route) => pack(route, []));
  const notFoundRoute = { path: "*", exact: false, modules: { __comp: notFound }, attributes: {}, routes: [] };
  return { routes: [...routes, pack(notFoundRoute, [])], sharedModules, groups: groupUsers, pages };
}
