import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { desktop, field, markedParts, markedTexts, results, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Opens the first result of a query, which is a field of an example. */
async function openField(page: Page): Promise<void> {
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect.poll(() => markedTexts(page)).toContain("averageScore");
  // The marks in the definition are empty until its syntax is highlighted.
  await expect.poll(() => markedTexts(page)).not.toContain("");
}

const clearButton = (page: Page) => page.getByRole("button", { name: "Clear highlights" });

test(
  "opening a result shows its section and marks its terms until they are cleared",
  proves("L117a", "L117b", "L117c"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    await openField(page);
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

    // The same works for a result on the open page.
    await openField(page);
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
  await openField(page);
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

  await openField(page);
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
  await openField(page);
  await expect(field(other)).toHaveValue("deprecated");
  expect(await markedTexts(other)).toEqual([]);
});

test("a folded result is shown even without the highlight API", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Highlight");
  });
  await visit(page, "/examples/default/types/objects/studio");
  const folded = page.locator("main details:not([open]) :is(h2, h3)[id]").first();
  const id = (await folded.getAttribute("id")) ?? "";
  const name = ((await folded.textContent()) ?? "").replaceAll(/[\u200B#]/gu, "").split(/\s/u)[0];
  await searchFor(page, `+${name ?? ""} +studio`);
  await page.locator(`[role=option][href$="/studio#${id}"]`).click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(exceptions).toEqual([]);
});
