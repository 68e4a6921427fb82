import type { ConsoleMessage, Page } from "@playwright/test";

/** What `listen` has collected so far. */
export interface PageMessages {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** Messages of uncaught errors. */
  readonly exceptions: readonly string[];
}

/**
 * Collects console messages and uncaught errors of a page from now on.
 *
 * @returns lists that grow with each message
 */
export function listen(page: Page): PageMessages {
  const warnings: string[] = [];
  const errors: string[] = [];
  const exceptions: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => exceptions.push(error.message));
  return { warnings, errors, exceptions };
}

/**
 * Collects console messages of a page and its workers, and uncaught errors of the page, but not the browser's network errors.
 *
 * @returns a list that grows with each message
 */
export function listenToScripts(page: Page): readonly string[] {
  const messages: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (!message.text().startsWith("Failed to load resource:")) messages.push(`${message.type()}: ${message.text()}`);
  };
  page.on("console", hear);
  page.on("worker", (worker) => worker.on("console", hear));
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}

/**
 * Collects problems of a page from now on.
 *
 * @param origin the only origin to which the page may send requests
 * @returns a list that grows, with console errors and warnings, uncaught errors, and requests that fail or go elsewhere
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

/**
 * Records violations of the Content Security Policy in all pages loaded from now on, and in their workers.
 *
 * @returns a list that grows; for violations in a page, with directive, element, blocked URL and a sample of the blocked code
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const list: string[] = [];
  await page.exposeFunction("recordViolation", (text: string) => list.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { recordViolation } = window as unknown as { readonly recordViolation: (text: string) => void };
      // For an element that is not in the page yet, the target is the document.
      const { nodeName } = event.target as Node;
      recordViolation(`${event.effectiveDirective} ${nodeName.toLowerCase()} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("worker", (worker) => {
    worker.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) list.push(message.text());
    });
  });
  return list;
}
