import type { Page } from "@playwright/test";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";
import { answerOf } from "./support/answer";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { desktop, field, INDEX, markedTexts, results, searchFor, visit } from "./support/searchBox";
import { started } from "./support/shell";
import { expect, test } from "./support/test";

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

/** Where the marks on the page stand: in the article, beside it in the main element, or elsewhere. */
function markedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...(CSS.highlights.get("search-terms") ?? [])].map(({ startContainer }) => {
      const element = startContainer.parentElement;
      return element?.closest("main") ? (element.closest("article") ? "article" : "main") : "elsewhere";
    });
    return [...new Set(parts)].sort();
  });
}

const clearButton = (page: Page) => page.getByRole("button", { name: "Clear highlights" });

test(
  "opening a result shows its section and marks its terms, which stay on the page until they are cleared",
  proves("L117a", "L117b"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    await openField(page);
    const heading = page.locator("#average-score");
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(await markedParts(page)).toEqual(["article"]);
    // The elements of the page stay as they are.
    await expect(page.locator("main mark")).toHaveCount(0);

    await page.keyboard.press("Escape");
    await expect.poll(() => markedTexts(page)).toEqual([]);
    await expect(clearButton(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#average-score$/u);

    // A result on the page that is open already is marked there.
    await openField(page);
    await page.locator(".table-of-contents a").first().click();
    await expect(page).not.toHaveURL(/#average-score$/u);
    expect(await markedTexts(page)).toContain("averageScore");

    // Marks come again after the page has rendered its text anew.
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

test("Back and Forward lead through the results that were opened, without their marks", async ({ page }) => {
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
  await searchFor(page, "media");
});

test(
  "the same URL in another tab, which searches on its own, and a reload show no marks",
  { tag: "@slow" },
  async ({ page, context }) => {
    await visit(page, "/docs/intro");
    await openField(page);
    const other = await context.newPage();
    await visit(other, page.url());
    await page.reload();
    for (const tab of [page, other]) {
      await expect(tab.locator("#average-score")).toBeInViewport();
      expect(await markedTexts(tab)).toEqual([]);
      await expect(clearButton(tab)).toHaveCount(0);
    }
    await searchFor(other, "deprecated");
    await openField(page);
    await expect(field(other)).toHaveValue("deprecated");
    expect(await markedTexts(other)).toEqual([]);
  },
);

test(
  "a result opened in a tab of its own is marked there as in this one, and leaves nothing behind",
  proves("L117a", "L117b"),
  async ({ page, context }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "averageScore");
    const result = results(page).first();
    const href = (await result.getAttribute("href")) ?? "";
    const open = {
      "by its menu": async () => {
        // The menu is the browser's; this is what its first entry does.
        await result.click({ button: "right" });
        await page.evaluate((url) => window.open(url, "_blank", "noopener"), href);
      },
      "in a window, by Shift": () => result.click({ modifiers: ["Shift"] }),
    };
    for (const [how, act] of Object.entries(open)) {
      const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
      await expect.poll(() => markedTexts(opened), how).toContain("averageScore");
      await expect(opened.locator("#average-score")).toBeInViewport();
      expect(await markedParts(opened)).toEqual(["article"]);
      expect(new URL(opened.url())).toMatchObject({ pathname: href.split("#")[0], search: "", hash: "#average-score" });
      await expect(field(opened)).toHaveValue("");
      expect(await opened.evaluate(() => [history.length, sessionStorage.length])).toEqual([1, 0]);
      await opened.keyboard.press("Escape");
      await expect.poll(() => markedTexts(opened)).toEqual([]);
      // The terms were for that page alone.
      await opened.reload();
      await started(opened);
      expect(await markedTexts(opened)).toEqual([]);
      await opened.close();
    }
  },
);

test("a page that lists others is marked within the main element", proves("L117c"), async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "mutations");
  await page.locator("[role=option][href$='/category/mutations']").click();
  await expect(page).toHaveURL(/\/category\/mutations$/u);
  await expect.poll(() => markedTexts(page)).toContain("mutations");
  // Its heading stands beside the article with the list.
  expect(await markedParts(page)).toContain("main");
});

test("a result that is neither docs nor blog is marked within the main element", proves("L117c"), async ({ page }) => {
  await page.route(INDEX, async (route) => {
    const { documents, index } = (await (await answerOf(route)).json()) as SearchIndexFile;
    const types = documents.types.replaceAll("docs", "page");
    await route.fulfill({ json: { documents: { ...documents, types }, index } });
  });
  await visit(page, "/docs/intro");
  await openField(page);
  // The table of contents stands beside the article.
  expect(await markedParts(page)).toEqual(["article", "main"]);
});

test("a section that is folded away is opened, and a browser without custom highlights shows it all the same", async ({
  page,
}) => {
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
