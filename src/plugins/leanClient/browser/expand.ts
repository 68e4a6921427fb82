import type { PackedPages, PackedRoute, SharedModule } from "../shared/routes";
import { pageComponent } from "./component";
import type { PageComponent, Route } from "./component";
import { waitForPageTable } from "./waitForPageTable";
import type { Table } from "./waitForPageTable";
import type { PageModule } from "./pageModule";

/** Pages that differ only in path and module. A page gets a route when it is added. */
export interface Group {
  /** Whether the modules are JSON, which has no default export. */
  readonly json: boolean;
  /** Adds a page, unless it has already been added. */
  readonly add: (path: string, own: () => PageModule) => void;
}

/** Routes of a site and the groups of pages in them. */
export interface Site {
  readonly routes: readonly Route[];
  readonly groups: readonly Group[];
}

/**
 * Expands packed routes.
 *
 * @param table adds the pages of groups on demand; omitted on the server, where all pages are added before rendering
 * @returns routes, at first without the pages of groups, and the groups to which the pages can be added
 */
export function expandRoutes(
  packed: readonly PackedRoute[],
  sharedModules: readonly SharedModule[],
  table?: Table,
): Site {
  const groups: Group[] = [];
  let keys = 0;

  function lazily(route: Omit<Route, "component" | "key">, create: () => PageComponent): Route {
    let component: PageComponent | undefined;
    keys += 1;
    return {
      ...route,
      key: String(keys),
      get component() {
        component ??= create();
        return component;
      },
    };
  }

  /**
   * Creates a group of pages.
   *
   * @param insert adds the route of a page before the routes outside groups, which may match any path
   */
  function groupOf({ shape, json, attributes }: PackedPages, insert: (route: Route) => void): Group {
    const known = new Set<string>();
    return {
      json,
      add: (path, own) => {
        if (known.has(path)) return;
        known.add(path);
        insert(lazily({ ...attributes, path, exact: true }, () => pageComponent(path, shape, sharedModules, own())));
      },
    };
  }

  const expand = ({ path, exact, shape, attributes, routes, pages }: PackedRoute): Route => {
    const below: Route[] = [];
    let inserted = 0;
    const insert = (page: Route): void => {
      below.splice(inserted, 0, page);
      inserted += 1;
    };
    groups.push(...(pages ?? []).map((group) => groupOf(group, insert)));
    below.push(...(routes ?? []).map(expand));
    const children = (pages ?? routes) && { routes: below };
    return lazily({ ...attributes, path, ...(exact && { exact }), ...children }, () => {
      const component = pageComponent(path, shape, sharedModules);
      return pages && table ? waitForPageTable(component, below, table) : component;
    });
  };

  return { routes: packed.map(expand), groups };
}
