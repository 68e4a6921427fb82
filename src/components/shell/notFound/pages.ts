/** The properties of a route that this module reads. */
export interface Route {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * Lists the paths of all pages: the exact routes at any depth, without the not-found page.
 *
 * @returns paths with their base URL, in the order of the routes
 */
export function pagePaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, exact, routes: children }) => {
    const ownPath = exact === true && typeof path === "string" && path !== "*" ? [path] : [];
    return [...ownPath, ...pagePaths(children ?? [])];
  });
}
