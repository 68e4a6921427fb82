import { unpackPaths } from "../paths";
import type { PackedPages, PackedRoute, Part } from "../shared";
import { pageComponent } from "./component";
import type { PageComponent } from "./component";
import { ownPart } from "./ownPart";
import type { PageModule } from "./ownPart";

/** A route of the router. Its component is made when it is first needed: of hundreds, a visit needs a few. */
export interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: PageComponent;
  readonly routes?: readonly Route[];
}

function lazily(route: Omit<Route, "component">, create: () => PageComponent): Route {
  let component: PageComponent | undefined;
  return {
    ...route,
    get component() {
      component ??= create();
      return component;
    },
  };
}

/**
 * Makes the routes of the site out of their packed form.
 *
 * @param parts what several routes need
 * @param modules what single pages need, in their order in `routes`
 */
export function expandRoutes(
  routes: readonly PackedRoute[],
  parts: readonly Part[],
  modules: readonly PageModule[],
): Route[] {
  let next = 0;

  const expandPages = ({ shape, paths, json, attributes }: PackedPages): Route[] =>
    unpackPaths(paths).map((path) => {
      const at = next;
      next += 1;
      return lazily({ ...attributes, path, exact: true }, () =>
        pageComponent(path, shape, parts, ownPart(at, modules[at], json)),
      );
    });

  const expand = ({ path, exact, shape, attributes, routes: children, pages }: PackedRoute): Route => {
    const below = [...(pages ?? []).flatMap(expandPages), ...(children ?? []).map(expand)];
    return lazily({ ...attributes, path, ...(exact && { exact }), ...(below.length > 0 && { routes: below }) }, () =>
      pageComponent(path, shape, parts),
    );
  };

  return routes.map(expand);
}
