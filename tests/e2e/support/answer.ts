import type { APIResponse, Route } from "@playwright/test";

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
