import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { started } from "./shell";

/** URL of the index, for `page.route`. */
export const INDEX = "**/search-index-en.json";

/** URLs of its other files: those of texts, and those that say where words stand in texts. */
export const TEXTS = "**/assets/search/*/texts-*.json";
export const SHARDS = "**/assets/search/**";

/** Sizes of a screen with the box in the navbar, and of one with the dialog. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Goes to a page and waits until its scripts run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** The search field that the reader sees. */
export function field(page: Page): Locator {
  return page.getByRole("search").getByRole("combobox", { name: "Search" });
}

/** What says in a few words, for screen readers, what the search shows. */
export function announcement(page: Page): Locator {
  return page.getByRole("search").locator("xpath=../..").getByRole("status");
}

/** The search of narrow screens. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Search" });
}

export function results(page: Page): Locator {
  return page.getByRole("option");
}

export function activeResult(page: Page): Locator {
  return page.getByRole("option", { selected: true });
}

/** URL that a result leads to, as `toHaveURL` takes it. */
export async function urlOf(result: Locator): Promise<RegExp> {
  return new RegExp(`${(await result.getAttribute("href")) ?? "no result"}$`, "u");
}

/** Waits until all of the answer is there, with the texts of its results. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole("search").filter({ visible: true })).toHaveAttribute("aria-busy", "false");
}

/** Types a query into the box of the navbar and waits for its results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(results(page).first()).toBeVisible();
  await answered(page);
}

/**
 * Puts a mark on the document, which a page load would wipe out.
 *
 * @returns whether it is still there
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset["testMark"] = "here";
  });
  return () => page.evaluate(() => document.documentElement.dataset["testMark"] === "here");
}

/** Presses Ctrl and the key of K on a keyboard with Cyrillic letters. */
export async function pressCyrillicK(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: "л", code: "KeyK", windowsVirtualKeyCode: 75, modifiers: 2 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await session.detach();
}

/** Texts that are marked on the page now, in order. */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get("search-terms") ?? [])].map((range) => (range instanceof Range ? range.toString() : "")),
  );
}

/** Where the marks on the page stand: in the article, beside it in the main element, or elsewhere. */
export function markedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...(CSS.highlights.get("search-terms") ?? [])].map(({ startContainer }) => {
      const element = startContainer.parentElement;
      return element?.closest("main") ? (element.closest("article") ? "article" : "main") : "elsewhere";
    });
    return [...new Set(parts)].sort();
  });
}
