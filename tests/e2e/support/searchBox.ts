// cspell:ignore Rechercher
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "./shell";

/** URL pattern of the index, for `page.route`. */
export const INDEX = "**/search-index-en.json";

/** URL pattern of the shards of the index that have texts. */
export const TEXTS = "**/assets/search/*/texts-*.json";

/** URL pattern of all shards of the index. */
export const SHARDS = "**/assets/search/**";

/** A viewport with the search box in the navbar. */
export const desktop = { width: 1440, height: 900 };

/** A viewport with the full-screen search. */
export const phone = { width: 390, height: 844 };

/** Goes to a page, and waits until it has hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The visible search field, in English or French. */
export function field(page: Page): Locator {
  return page.getByRole("search").getByRole("combobox", { name: /^(?:Search|Rechercher)$/u });
}

/** The live region in which the search box announces results to screen readers. */
export function announcement(page: Page): Locator {
  return page.getByRole("search").locator("xpath=../..").getByRole("status");
}

/** The full-screen search of narrow screens. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Search" });
}

export function results(page: Page): Locator {
  return page.getByRole("option");
}

export function activeResult(page: Page): Locator {
  return page.getByRole("option", { selected: true });
}

/** URL that a result leads to, for `toHaveURL`. */
export async function urlOf(result: Locator): Promise<RegExp> {
  return new RegExp(`${(await result.getAttribute("href")) ?? "no result"}$`, "u");
}

/** Waits until the answer is complete, with the texts of its results. */
export async function waitForAnswer(page: Page): Promise<void> {
  await expect(page.getByRole("search").filter({ visible: true })).toHaveAttribute("aria-busy", "false");
}

/** Collects the URLs of requests for the index from now on, including the requests of the worker. The list grows. */
export function watchIndex(page: Page): readonly string[] {
  const requested: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("search-index")) requested.push(request.url());
  });
  return requested;
}

/** Types a query into the visible search field, and waits for the complete answer, which must have results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(results(page).first()).toBeVisible();
  await waitForAnswer(page);
}

/**
 * Marks the document; a page load removes the mark.
 *
 * @returns a function that tells whether the mark is still there
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset["testMark"] = "here";
  });
  return () => page.evaluate(() => document.documentElement.dataset["testMark"] === "here");
}

/** Presses Ctrl+K on a keyboard with Cyrillic letters. */
export async function pressCyrillicK(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: "л", code: "KeyK", windowsVirtualKeyCode: 75, modifiers: 2 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await session.detach();
}

/** Texts that are highlighted on the page, in order. */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get("search-terms") ?? [])].map((range) => (range instanceof Range ? range.toString() : "")),
  );
}

/** The parts of the page with highlights: "article", "main" for the rest of the main element, and "elsewhere". */
export function markedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...(CSS.highlights.get("search-terms") ?? [])].map(({ startContainer }) => {
      const element = startContainer.parentElement;
      return element?.closest("main") ? (element.closest("article") ? "article" : "main") : "elsewhere";
    });
    return [...new Set(parts)].sort();
  });
}
