import type { Page } from "@playwright/test";
import { isComplete } from "../matrix";
import { visit } from "./support/searchBox";
import { expect, test } from "./support/test";

/** Pages of all kinds, as they are told apart by what writes their heads; in `npm test`, each third of them. */
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

/** Notes what the head says of the page once the body is there, and whenever that changes afterwards. */
async function noteHead(page: Page): Promise<() => Promise<string[]>> {
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
  test(`the head of ${path} stays as it is while the page starts @matrix`, async ({ page }) => {
    const notes = await noteHead(page);
    // On a slow machine, React starts a page in many steps, with a frame between two.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await visit(page, path);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const [first = "", ...later] = await notes();
    expect(first).toContain("<title>");
    expect(later).toEqual([]);
  });
}
