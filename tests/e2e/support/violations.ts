import type { Page } from "@playwright/test";

/**
 * Records violations of the Content Security Policy in all pages loaded from now on, and in their workers.
 *
 * @returns a list that grows, with directive, element, blocked URL and a sample of its text
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
