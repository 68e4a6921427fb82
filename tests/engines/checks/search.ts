import { expect, it } from "vitest";
import { NARROW, WIDE } from "../page";
import type { Page } from "../page";

const FIELD = "[role=search] input";
const RESULT = "[role=option]";
const RESULT_URL = /^\/examples\/default\/types\/objects\/[\w-]+#average-score$/u;

/** Whether the search field has the focus. */
const isInField = (page: Page): Promise<boolean> =>
  page.run((field) => document.activeElement?.matches(field) ?? false, FIELD);

/** The text in the field that has the focus. */
const query = (page: Page): Promise<string> =>
  page.run(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ""));

const countResults = async (page: Page): Promise<number> => (await page.seen(RESULT)).length;

/** Index of the active result. */
const activeIndex = (page: Page): Promise<number> =>
  page.run(
    (result) => [...document.querySelectorAll(result)].findIndex((element) => element.ariaSelected === "true"),
    RESULT,
  );

/** Texts that are highlighted on the page. */
const markedTexts = (page: Page): Promise<string[]> =>
  page.run(() => [...(CSS.highlights.get("search-terms") ?? [])].map(String));

/** Types a query into the field that has the focus, and waits for its results. */
async function typeQuery(page: Page, text: string): Promise<void> {
  await page.type(text);
  // Results for the first letters of the query arrive earlier, with fewer letters marked.
  await expect
    .poll(() => page.seen(`${RESULT}[aria-selected=true] mark`), { message: text })
    .toContainEqual(expect.stringMatching(new RegExp(`^${text}$`, "iu")));
}

/** Opens a page, and searches on it. */
async function search(page: Page, text: string): Promise<void> {
  await page.visit("/docs/intro");
  await page.press("/");
  await typeQuery(page, text);
}

/** Checks the search in the navbar, and the full-screen search of narrow screens. */
export function searchChecks(page: () => Page): void {
  it("searches by keyboard: arrows wrap around, Escape closes and clears, Tab leaves", async () => {
    await search(page(), "media");
    await expect.poll(() => activeIndex(page())).toBe(0);
    await page().press("ArrowUp");
    await expect.poll(() => activeIndex(page())).toBe((await countResults(page())) - 1);
    await page().press("ArrowDown");
    await expect.poll(() => activeIndex(page())).toBe(0);
    await page().press("Escape");
    await expect.poll(() => countResults(page())).toBe(0);
    expect(await query(page())).toBe("media");
    await page().press("Escape");
    await expect.poll(() => query(page())).toBe("");
    await typeQuery(page(), "user");
    // Firefox without a screen reports no focus, so the panel stays open there.
    const stops: (string | null | undefined)[] = [];
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await page().press("Tab");
      stops.push(await page().run(() => document.activeElement?.getAttribute("type")));
    }
    expect(stops).toEqual(["reset", "radio", null]);
    expect(await isInField(page())).toBe(false);
  });

  it("shows the section of a result, with the search terms marked until Escape", async () => {
    await search(page(), "averageScore");
    await page().press("Enter");
    await expect.poll(() => page().url()).toMatch(RESULT_URL);
    await expect.poll(() => markedTexts(page())).toContain("averageScore");
    await expect
      .poll(() => page().run(() => document.getElementById("average-score")?.getBoundingClientRect().top))
      .toBeLessThan(WIDE.height);
    expect(await page().run(() => document.querySelectorAll("main mark").length)).toBe(0);
    await page().press("Escape");
    await expect.poll(() => markedTexts(page())).toEqual([]);
  });

  it("opens a result by a click, and in a new tab by Ctrl+Enter", async () => {
    await search(page(), "averageScore");
    await page().click(RESULT);
    await expect.poll(() => page().url()).toMatch(RESULT_URL);
    // The page has loaded: leaving it earlier would abort its scripts.
    await expect.poll(() => markedTexts(page())).toContain("averageScore");
    await search(page(), "averageScore");
    await page().press("Control+Enter");
    await page().inOpenedWindow(async () => {
      await expect.poll(() => page().url()).toMatch(RESULT_URL);
    });
    expect(await page().url()).toBe("/docs/intro");
  });

  it("opens the search in full screen on a phone; Cancel, Escape and Back close it", async () => {
    await page().inWindow(NARROW, async () => {
      await page().visit("/docs/get-started");
      const dialog = (): Promise<boolean> => page().run(() => document.querySelector("dialog[open]") !== null);
      const close = {
        cancel: () => page().click("dialog [title=Cancel]"),
        escape: () => page().press("Escape"),
        back: () => page().back(),
      };
      for (const [name, closeSearch] of Object.entries(close)) {
        await page().click(".navbar button[title=Search]");
        await expect.poll(dialog, { message: name }).toBe(true);
        expect(await isInField(page()), name).toBe(true);
        const box = await page().run(() => {
          const { x, y, width, height } =
            document.querySelector("dialog[open]")?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width: Math.round(width), height: Math.round(height) };
        });
        expect(box).toEqual({ x: 0, y: 0, ...NARROW });
        await closeSearch();
        await expect.poll(dialog, { message: name }).toBe(false);
        expect(await page().url()).toBe("/docs/get-started");
      }
      await page().click(".navbar button[title=Search]");
      await typeQuery(page(), "averageScore");
      await page().click(RESULT);
      await expect.poll(() => page().url()).toMatch(RESULT_URL);
      await expect.poll(dialog).toBe(false);
    });
  });
}
