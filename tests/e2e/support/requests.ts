import { expect } from "@playwright/test";
import type { APIResponse, Page, Route } from "@playwright/test";

/**
 * Holds back requests from now on, as a slow network does.
 *
 * @param url which URLs, as for `page.route`
 * @returns a function that lets the held requests continue or fail, and all later ones continue
 */
export async function hold(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<(how?: "continue" | "abort") => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(url, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async (how = "continue") => {
    released = true;
    await Promise.all(held.map((route) => route[how]()));
  };
}

/**
 * Fetches the server's answer to an intercepted request. The server closes connections that are idle for five seconds; if
 * the request was sent on one of them, it is repeated, as a browser would do. If the page closes meanwhile, the promise
 * stays pending, so that no error appears in the next test.
 */
export async function answerOf(route: Route, options: { readonly url?: string } = {}): Promise<APIResponse> {
  try {
    return await route.fetch({ ...options, maxRetries: 2 });
  } catch (error) {
    if (!route.request().frame().page().isClosed()) throw error;
    return new Promise(() => undefined);
  }
}

/** Answers a request wrongly, or aborts it. */
export type Fault = (route: Route) => Promise<void>;

/** Faults of hosts and connections. The names complete "when the file …". */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "cannot be reached": (route) => route.abort("connectionreset"),
  "is missing": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" }),
  "causes a server error": (route) => route.fulfill({ status: 500, body: "" }),
  "is a page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Log in</title>" }),
  "is cut off": async (route) => {
    const response = await answerOf(route);
    const body = await response.body();
    // Without the caching headers: the browser must not cache the incomplete file.
    const contentType = response.headers()["content-type"] ?? "text/plain";
    await route.fulfill({ contentType, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
};

/** Occurs only in the script that highlights code. */
const HIGHLIGHTING = "languages.graphql";

/** Occurs only in the script that draws diagrams. */
export const DIAGRAMS = "mermaidAPI";

export interface Fetched {
  /** Sources of the scripts that the page runs, without prefetched ones. */
  readonly scripts: Promise<string>[];
  readonly paths: string[];
}

/** Collects the scripts that a page runs from now on, and the paths that it fetches. The lists grow. */
export function collectScripts(page: Page): Fetched {
  const fetched: Fetched = { scripts: [], paths: [] };
  page.on("response", (response) => {
    const request = response.request();
    fetched.paths.push(new URL(request.url()).pathname);
    if (request.resourceType() !== "script" || request.headers()["sec-purpose"] === "prefetch") return;
    // A script that was preloaded may have no body here, because the browser takes it from its cache.
    fetched.scripts.push(response.text().catch(() => ""));
  });
  return fetched;
}

/** Whether a path is that of the table of pages, which a page fetches for links to pages that it does not know. */
export function isPageTable(path: string): boolean {
  return /^\/assets\/js\/pages\.[\da-f]{8}\.json$/u.test(path);
}

/** Expects that a first visit has loaded neither the highlighter, nor the search index, nor the table of pages. */
export async function expectLightVisit({ scripts, paths }: Fetched): Promise<void> {
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter((source) => source.includes(HIGHLIGHTING))).toEqual([]);
  expect(paths.filter((file) => file.includes("search-index") || isPageTable(file))).toEqual([]);
}

/**
 * Answers requests for pages with other files of the site.
 *
 * @param file returns the path of the file for the path of a page; if both are the same, the page is served as usual
 * @param status of the other files
 */
export async function answerDocuments(page: Page, file: (path: string) => string, status = 200): Promise<void> {
  await page.route("**/*", async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (route.request().resourceType() !== "document" || file(pathname) === pathname) return route.fallback();
    return route.fulfill({ response: await answerOf(route, { url: origin + file(pathname) }), status });
  });
}
