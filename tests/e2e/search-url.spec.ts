import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import { activeResult, desktop, dialog, field, phone, results, urlOf, visit } from "./support/searchBox";
import { started } from "./support/shell";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";

/** URLs of what the search consists of that a page asks for from now on. */
function searchRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-index")) urls.push(request.url());
  });
  return urls;
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the query in the URL of the home page is searched for, again after a reload and on the way back from a result", async ({
    page,
  }) => {
    const blocked = await violations(page);
    await visit(page, "/docs/intro");
    await page.goto("/?q=average+score%20%C3%A9%25&other=1");
    await expect(field(page)).toHaveValue("average score é%");
    await page.goto("/?q=averageScore");
    await expect(results(page).first()).toContainText("averageScore");
    await expect(field(page)).toHaveValue("averageScore");
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    const before = await results(page).allTextContents();
    await page.reload();
    await expect(results(page)).toHaveText(before);

    // The results are gone on with by keyboard.
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const second = await urlOf(activeResult(page));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(second);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(results(page).first()).toContainText("averageScore");
    await expect(field(page)).toBeFocused();

    // Back before the page of a result is there.
    const first = await urlOf(activeResult(page));
    const release = await hold(page, "**/assets/js/*.js");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(first);
    await expect(results(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(results(page).first()).toContainText("averageScore");
    await release();
    await expect(field(page)).toBeFocused();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/u);
    expect(blocked).toEqual([]);
  });

  for (const url of ["/?q=+%20", "/docs/intro?q=media"]) {
    test(`${url} loads nothing of the search and leaves the focus alone`, async ({ page }) => {
      const requests = searchRequests(page);
      await visit(page, url);
      await page.waitForLoadState("networkidle");
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).not.toBeFocused();
      expect(requests).toEqual([]);
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the query in the URL of the home page is searched for in the dialog, which Back and Cancel close", async ({
    page,
  }) => {
    await visit(page, "/");
    await expect(dialog(page)).toBeHidden();
    await page.goto("/?q=averageScore");
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue("averageScore");
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toContainText("averageScore");
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);

    await results(page).first().tap();
    await expect(page).toHaveURL(/#average-score$/u);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(dialog(page)).toBeVisible();
    await expect(results(page).first()).toBeVisible();

    await page.getByTitle("Cancel", { exact: true }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    // The entry of the dialog goes after the dialog, and a reload would keep it.
    await page.waitForFunction("navigation.canGoForward");
    await page.reload();
    await expect(results(page).first()).toBeVisible();

    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
  });
});

test("the search engine that the head names leads a browser to the results", async ({ page, request, baseURL }) => {
  await visit(page, "/docs/intro");
  const href = await page.locator("head > link[rel=search]").getAttribute("href");
  const description = await request.get(href ?? "/none");
  expect(description.headers()["content-type"]).toMatch(/\bxml\b/u);
  const template = /<Url type="text\/html" template="([^"]+)"/u.exec(await description.text())?.[1] ?? "";
  const { pathname, search } = new URL(template.replace("{searchTerms}", encodeURIComponent("averageScore")));
  await page.goto(`${baseURL ?? ""}${pathname}${search}`);
  await started(page);
  await expect(results(page).first()).toContainText("averageScore");
});
