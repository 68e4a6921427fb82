import type { Page } from "@playwright/test";

/**
 * Watches a page for errors that a reader would not see.
 *
 * @param origin the only origin to which the page may send requests
 * @returns a list that grows, with console errors and warnings, exceptions, and failed or foreign requests
 */
export function watch(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page cancels its prefetches, which is not a failure.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${String(response.status())}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== origin) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}
