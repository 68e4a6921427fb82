import type { Page } from "@playwright/test";

/**
 * Records from the next page on what its policy blocks, in the page and in its workers.
 *
 * @returns a list that grows: directive, element, what was blocked, and a bit of its text
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const list: string[] = [];
  await page.exposeFunction("recordViolation", (text: string) => list.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { recordViolation } = window as unknown as { readonly recordViolation: (text: string) => void };
      // An element that is not in the page yet leaves the event to the document.
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
