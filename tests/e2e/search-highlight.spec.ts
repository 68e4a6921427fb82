import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { desktop, INDEX, markedTexts, results, searchFor, visit } from "./searchBox";

test.use({ viewport: desktop });

/** Opens the first result for a query that leads to a field of an example. */
async function openField(page: Page): Promise<void> {
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect.poll(() => markedTexts(page)).toContain("averageScore");
  // The definition gets its colours later than its text, and its marks are empty until then.
  await expect.poll(() => markedTexts(page)).not.toContain("");
}

test.beforeEach(async ({ page }) => {
  await visit(page, "/docs/intro");
});

test("opening a result scrolls to its section and moves the focus there", proves("L117a"), async ({ page }) => {
  await openField(page);
  const heading = page.locator("#average-score");
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test("only text of the article is marked", proves("L117b"), async ({ page }) => {
  await openField(page);
  const outside = await page.evaluate(() =>
    [...(CSS.highlights.get("search-terms") ?? [])].filter(
      ({ startContainer }) => startContainer.parentElement?.closest("main article") === null,
    ),
  );
  expect(outside).toEqual([]);
});

test("a result that is neither docs nor blog is marked within the main element", proves("L117c"), async ({ page }) => {
  await page.route(INDEX, async (route) => {
    const file = (await (await route.fetch()).json()) as { documents: Record<string, unknown>[] };
    for (const document of file.documents) document["type"] = "page";
    await route.fulfill({ json: file });
  });
  await openField(page);
  const places = await page.evaluate(() =>
    [...(CSS.highlights.get("search-terms") ?? [])].map(({ startContainer }) => {
      const element = startContainer.parentElement;
      return element?.closest("main") ? (element.closest("article") ? "article" : "main") : "elsewhere";
    }),
  );
  // The table of contents stands beside the article.
  expect(new Set(places)).toEqual(new Set(["article", "main"]));
});

test("marks go away with the next navigation and do not come back with it", async ({ page }) => {
  await openField(page);
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await expect.poll(() => markedTexts(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/#average-score$/u);
  expect(await markedTexts(page)).toEqual([]);
});

test("marks stay when the reader jumps about on the page", async ({ page }) => {
  await openField(page);
  await page.locator(".table-of-contents a").first().click();
  await expect(page).not.toHaveURL(/#average-score$/u);
  expect(await markedTexts(page)).toContain("averageScore");
});

test("marks come again after the page has rendered its text anew", async ({ page }) => {
  await openField(page);
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
});

test("marking leaves the elements of the page as they are", async ({ page }) => {
  await openField(page);
  await expect(page.locator("main mark")).toHaveCount(0);
});

for (const [how, clear] of [
  ["a button", (page: Page) => page.getByRole("button", { name: "Clear highlights" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`marks are cleared by ${how}`, async ({ page }) => {
    await openField(page);
    await clear(page);
    await expect.poll(() => markedTexts(page)).toEqual([]);
    await expect(page.getByRole("button", { name: "Clear highlights" })).toHaveCount(0);
    await expect(page).toHaveURL(/#average-score$/u);
  });
}

test("a reload, and the same address in another tab, show no marks", async ({ page, context }) => {
  await openField(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab.locator("#average-score")).toBeInViewport();
    expect(await markedTexts(tab)).toEqual([]);
    await expect(tab.getByRole("button", { name: "Clear highlights" })).toHaveCount(0);
  }
});

test("a result on the page that is open already is marked there", async ({ page }) => {
  await openField(page);
  await page.getByRole("button", { name: "Clear highlights" }).click();
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect.poll(() => markedTexts(page)).toContain("averageScore");
});

test("a section that is folded away is opened", async ({ page }) => {
  await visit(page, "/examples/default/types/objects/studio");
  const folded = page.locator("main details:not([open]) :is(h2, h3, h4, h5)[id]");
  const id = await folded.first().getAttribute("id");
  const name = ((await folded.first().textContent()) ?? "").replaceAll(/[\u200B#]/gu, "").split(/\s/u)[0];
  await searchFor(page, `+${name ?? ""} +studio`);
  await page.locator(`[role=option][href$="/studio#${id ?? ""}"]`).click();
  await expect(page.locator(`[id="${id ?? ""}"]`)).toBeInViewport();
});

test("a browser without custom highlights opens the result all the same", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Highlight");
  });
  await page.reload();
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page.locator("#average-score")).toBeInViewport();
  expect(exceptions).toEqual([]);
});
