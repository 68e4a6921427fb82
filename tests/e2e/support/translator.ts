import type { Page } from "@playwright/test";
import { listenToScripts } from "./console";
import { expect, test as base } from "./test";

/**
 * Changes all pages as a browser's translation does: wraps each text node, including nodes that are added later, in two
 * `<font>` elements. The words stay the same, so that tests find them.
 *
 * @param begin when the translation begins: once the page has hydrated, or as soon as it is parsed
 */
export async function translate(page: Page, begin: "hydrated" | "parsed" = "hydrated"): Promise<void> {
  await page.addInitScript((trigger) => {
    const make = (): Element => document.createElementNS("http://www.w3.org/1999/xhtml", "font");

    function replace(text: Text): void {
      const parent = text.parentElement;
      // Skips text in SVG, and text that must not be translated: names and code.
      if (!(parent instanceof HTMLElement) || !parent.translate) return;
      if (text.data.trim() === "" || parent.closest("font, script, style, noscript, textarea")) return;
      const [outer, inner] = [make(), make()];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }

    function replaceIn(root: Node): void {
      if (root instanceof Text) replace(root);
      else root.childNodes.forEach(replaceIn);
    }

    function translateBody(): void {
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceIn);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }

    if (trigger === "parsed") {
      document.addEventListener("DOMContentLoaded", translateBody);
      return;
    }
    new MutationObserver((_changes, waiting) => {
      if (document.documentElement.dataset["hasHydrated"] !== "true") return;
      waiting.disconnect();
      translateBody();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  }, begin);
}

/** Playwright's `test` with a page that is translated, and must neither crash nor log anything. */
export const translatedTest = base.extend({
  page: async ({ page }, use) => {
    await translate(page);
    const messages = listenToScripts(page);
    await use(page);
    await expect(page.locator("font").first()).toBeAttached();
    await expect(page.getByText("This page crashed.")).toHaveCount(0);
    expect(messages).toEqual([]);
  },
});
