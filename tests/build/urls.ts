/** The URLs to which other sites may link: each route of the site with the fragments on its page. */
import type { BuiltPage } from "./site";

/** Ids on each page in document order, by route in alphabetical order. */
export type Urls = Readonly<Record<string, readonly string[]>>;

/** Path of the list of all published URLs, relative to the project. */
export const URLS_FILE = "tests/data/urls.json";

/** Path of the list of the first URLs, which no program writes. */
export const FIRST_URLS_FILE = "tests/data/urls-first.json";

/** Ids that React generates, and ids of the layout: nobody links to them. */
const INTERNAL = /^_|:|^__/u;

/** The ids in the main part of a page, such as those of headings, fields, arguments and values. */
export function fragmentsOf({ $ }: BuiltPage): string[] {
  return $("main [id]")
    .toArray()
    .map((element) => $(element).attr("id") ?? "")
    .filter((id) => id !== "" && !INTERNAL.test(id));
}

/**
 * Lists the URLs of a build.
 *
 * @param pages all pages of the build, by route
 */
export function urlsOf(pages: ReadonlyMap<string, BuiltPage>): Urls {
  const routes = [...pages.keys()].sort();
  return Object.fromEntries(
    routes.map((route) => {
      const page = pages.get(route);
      return [route, page ? fragmentsOf(page) : []];
    }),
  );
}

/**
 * Adds new URLs to the published ones. None is removed: a published URL must keep working.
 *
 * @param published the list so far
 * @param current the URLs of the build
 */
export function mergeUrls(published: Urls, current: Urls): Urls {
  const routes = [...new Set([...Object.keys(published), ...Object.keys(current)])].sort();
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...(current[route] ?? []), ...(published[route] ?? [])])]]),
  );
}
