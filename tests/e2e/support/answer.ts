import type { APIResponse, Route } from "@playwright/test";

/**
 * What the server answers to a request that a test holds, as it would without the test. The server ends a connection that
 * has been idle for five seconds, which may be the one that this request is sent on; then it is sent once more, as a
 * browser does. When its page has closed, as it does at the end of a test, there is no answer, nor an error in the next test.
 */
export async function answerOf(route: Route, options: { readonly url?: string } = {}): Promise<APIResponse> {
  try {
    return await route.fetch({ ...options, maxRetries: 2 });
  } catch (error) {
    if (!route.request().frame().page().isClosed()) throw error;
    return new Promise(() => undefined);
  }
}
