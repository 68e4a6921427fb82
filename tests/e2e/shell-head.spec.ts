import type { Page } from "@playwright/test";
import { isComplete } from "../matrix";
import { visit } from "./support/searchBox";
import { expect, test } from "./support/test";

/** One page for each component that writes to the head. A short run checks every third. */
const PAGES = [
  "/",
  "/showcase",
  "/docs/intro",
  "/docs/category/advanced-settings",
  "/docs/try-it",
  "/api/",
  "/api/printer-legacy/link",
  "/examples/default/types/objects/user",
  "/no/such/page",
].filter((_, at) => isComplete() || at % 3 === 0);

/** Records the metadata in the head once the body exists, and whenever it changes. */
async function recordHead(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { headNotes: notes });
    new MutationObserver(() => {
      if (!(document.body as HTMLElement | null)) return;
      const tags = document.head.querySelectorAll(
        "title, link[rel=canonical], meta[name=description], meta[property^='og:'], meta[name^='twitter:']",
      );
      const now = [...tags].map((tag) => tag.outerHTML.replace(/ data-rh="true"/u, "")).sort();
      if (notes.at(-1) !== now.join("\n")) notes.push(now.join("\n"));
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { headNotes: string[] }).headNotes);
}

for (const path of PAGES) {
  test(`the head of ${path} stays the same during startup`, { tag: "@matrix" }, async ({ page }) => {
    const notes = await recordHead(page);
    // On a slow machine, React hydrates in many steps, with frames in between.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await visit(page, path);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const [first = "", ...later] = await notes();
    expect(first).toContain("<title>");
    expect(later).toEqual([]);
  });
}
