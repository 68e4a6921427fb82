import type { APIResponse, Route } from "@playwright/test";

/**
 * What the server answers to a request that a test holds, as it would without the test. The server ends a connection that
 * has been idle for five seconds, which may be the one that this request is sent on; then it is sent once more, as a
 * browser does.
 */
export async function answerOf(route: Route, options: { readonly url?: string } = {}): Promise<APIResponse> {
  return route.fetch({ ...options, maxRetries: 2 });
}
