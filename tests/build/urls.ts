/** The URLs that other sites may link to: each route of the site with the fragments on its page. */
import type { BuiltPage } from "./site";

/** Routes in the order of the alphabet, each with the ids on its page in the order of the page. */
export type Urls = Readonly<Record<string, readonly string[]>>;

/** The file that holds every URL that was ever published, relative to the project. */
export const URLS_FILE = "tests/data/urls.json";

/** The file that holds those that were there when the list began, which nothing writes. */
export const FIRST_URLS_FILE = "tests/data/urls-first.json";

/** Ids that React generates, and those of the page's frame, which nobody links to. */
const INTERNAL = /^_|:|^__/u;

/** The ids in the main part of a page: those of its headings, fields, arguments and values. */
export function fragmentsOf({ $ }: BuiltPage): string[] {
  return $("main [id]")
    .toArray()
    .map((element) => $(element).attr("id") ?? "")
    .filter((id) => id !== "" && !INTERNAL.test(id));
}

/**
 * Lists what a build offers.
 *
 * @param pages every page of the build, by route
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
 * Adds what is new to a list of URLs. Nothing is removed: a published URL keeps working.
 *
 * @param published the list so far
 * @param current what the build offers
 */
export function mergeUrls(published: Urls, current: Urls): Urls {
  const routes = [...new Set([...Object.keys(published), ...Object.keys(current)])].sort();
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...(current[route] ?? []), ...(published[route] ?? [])])]]),
  );
}
