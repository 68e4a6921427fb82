import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import {
  activeResult,
  desktop,
  field,
  markDocument,
  markedParts,
  markedTexts,
  results,
  searchFor,
  urlOf,
  visit,
} from "./support/searchBox";
import { waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Opens a result: the field `averageScore` in an example. Waits until its terms are marked. */
async function openFieldResult(page: Page): Promise<void> {
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect.poll(() => markedTexts(page)).toContain("averageScore");
  // The marks in the definition of the field are empty until its syntax is highlighted.
  await expect.poll(() => markedTexts(page)).not.toContain("");
}

const clearButton = (page: Page) => page.getByRole("button", { name: "Clear highlights" });

test(
  "opening a result shows its section and marks its terms until they are cleared",
  proves("L117a", "L117b", "L117c"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    await openFieldResult(page);
    const heading = page.locator("#average-score");
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(await markedParts(page)).toEqual(["article"]);
    // Marks add no elements to the page.
    await expect(page.locator("main mark")).toHaveCount(0);

    await page.keyboard.press("Escape");
    await expect.poll(() => markedTexts(page)).toEqual([]);
    await expect(clearButton(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#average-score$/u);

    // The same works for a result on the page that is open.
    await openFieldResult(page);
    await page.locator(".table-of-contents a").first().click();
    await expect(page).not.toHaveURL(/#average-score$/u);
    expect(await markedTexts(page)).toContain("averageScore");

    // On a category page, the heading is outside of the article.
    await searchFor(page, "mutations");
    await page.locator("[role=option][href$='/category/mutations']").click();
    await expect(page).toHaveURL(/\/category\/mutations$/u);
    await expect.poll(() => markedTexts(page)).toContain("mutations");
    expect(await markedParts(page)).toContain("main");

    // When the page renders its text again, the marks come back.
    const before = await markedTexts(page);
    await page.evaluate(() => {
      const article = document.querySelector("main article");
      const copy = article?.cloneNode(true);
      if (article && copy) article.replaceWith(copy);
    });
    await expect.poll(() => markedTexts(page)).toEqual(before);
    expect(
      await page.evaluate(() =>
        [...(CSS.highlights.get("search-terms") ?? [])].every(({ startContainer }) => startContainer.isConnected),
      ),
    ).toBe(true);

    await clearButton(page).click();
    await expect.poll(() => markedTexts(page)).toEqual([]);
    await expect(clearButton(page)).toHaveCount(0);
  },
);

test("Back, Forward, a reload and another tab show the page of a result without marks", async ({ page, context }) => {
  await visit(page, "/docs/intro");
  await openFieldResult(page);
  await searchFor(page, "deprecated");
  await results(page).first().click();
  await expect(page).not.toHaveURL(/#average-score$/u);
  const last = page.url();
  await expect.poll(() => markedTexts(page)).not.toContain("averageScore");
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await expect.poll(() => markedTexts(page)).toEqual([]);
  for (const url of [last, /#average-score$/u, /\/docs\/intro$/u]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    expect(await markedTexts(page)).toEqual([]);
  }
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(last);

  await openFieldResult(page);
  const other = await context.newPage();
  await visit(other, page.url());
  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab.locator("#average-score")).toBeInViewport();
    expect(await markedTexts(tab)).toEqual([]);
    await expect(clearButton(tab)).toHaveCount(0);
  }
  // Each tab has its own search.
  await searchFor(other, "deprecated");
  await openFieldResult(page);
  await expect(field(other)).toHaveValue("deprecated");
  expect(await markedTexts(other)).toEqual([]);
});

test("a result in a closed section is shown even without the highlight API", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Highlight");
  });
  await visit(page, "/examples/default/types/objects/studio");
  const heading = page.locator("main details:not([open]) :is(h2, h3)[id]").first();
  const id = (await heading.getAttribute("id")) ?? "";
  const name = ((await heading.textContent()) ?? "").replaceAll(/[\u200B#]/gu, "").split(/\s/u)[0];
  await searchFor(page, `+${name ?? ""} +studio`);
  await page.locator(`[role=option][href$="/studio#${id}"]`).click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(exceptions).toEqual([]);
});

test(
  "results, Clear and Submit of the search box work by pointer",
  proves("L121a", "L121b", "L169b", "L170a", "L170d"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    const stillThere = await markDocument(page);
    const clear = page.getByRole("search").getByTitle("Clear", { exact: true });
    await expect(clear).toBeHidden();
    await field(page).click();
    await page.keyboard.insertText("x".repeat(600));
    await expect(field(page)).toHaveValue("x".repeat(512));
    await expect(page.getByRole("search")).toHaveAttribute("novalidate", "");

    await searchFor(page, "media");
    await results(page).nth(2).hover();
    await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await page.mouse.move(100, 700);
    await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    await page.mouse.click(400, 700);
    await expect(results(page)).toHaveCount(0);
    await field(page).click();
    await expect(results(page).first()).toBeVisible();

    await clear.click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);

    await searchFor(page, "averageScore");
    await page.keyboard.press("ArrowDown");
    const active = await urlOf(activeResult(page));
    const submit = page.getByRole("search").getByTitle("Submit", { exact: true });
    await expect(submit).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL(active);

    await searchFor(page, "media");
    const url = await urlOf(results(page).nth(1));
    await results(page).nth(1).click();
    await expect(page).toHaveURL(url);
    await expect(results(page)).toHaveCount(0);
    expect(await stillThere()).toBe(true);
  },
);

test(
  "a result opened in another tab is marked there, but not again after a reload",
  proves("L117a", "L117b"),
  async ({ page, context }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "averageScore");
    const result = results(page).first();
    const href = (await result.getAttribute("href")) ?? "";
    const ways = {
      "by its menu": async () => {
        // Tests can't use the browser's context menu; this does what its first item does.
        await result.click({ button: "right" });
        await page.evaluate((url) => window.open(url, "_blank", "noopener"), href);
      },
      "by Ctrl": () => result.click({ modifiers: ["Control"] }),
      "by the middle button": () => result.click({ button: "middle" }),
      "by Shift": () => result.click({ modifiers: ["Shift"] }),
    };
    for (const [way, open] of Object.entries(ways)) {
      const [opened] = await Promise.all([context.waitForEvent("page"), open()]);
      // Until then, the tab shows an empty page, from which the browser navigates away.
      await expect(opened, way).toHaveURL(/#average-score$/u);
      await expect.poll(() => markedTexts(opened), way).toContain("averageScore");
      await expect(opened.locator("#average-score")).toBeInViewport();
      expect(await markedParts(opened)).toEqual(["article"]);
      expect(new URL(opened.url())).toMatchObject({ pathname: href.split("#")[0], search: "", hash: "#average-score" });
      await expect(field(opened)).toHaveValue("");
      expect(await opened.evaluate(() => [history.length, sessionStorage.length])).toEqual([1, 0]);
      await opened.keyboard.press("Escape");
      await expect.poll(() => markedTexts(opened)).toEqual([]);
      // The terms are marked once only.
      await opened.reload();
      await waitForHydration(opened);
      expect(await markedTexts(opened)).toEqual([]);
      await opened.close();
      await expect(page).toHaveURL(/\/docs\/intro$/u);
      await expect(result).toBeVisible();
    }
  },
);
