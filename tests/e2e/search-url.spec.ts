import { hold } from "./support/requests";
import { activeResult, desktop, field, results, urlOf, visit, waitForAnswer, watchIndex } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/console";

test.use({ viewport: desktop });

test("the home page searches for the query in its URL, even after Reload and Back", async ({ page, request }) => {
  const blocked = await violations(page);
  const indexes = watchIndex(page);
  // A blank query, or a query on another page, neither loads the search nor moves the focus.
  for (const url of ["/?q=+%20", "/docs/intro?q=media"]) {
    await visit(page, url);
    await page.waitForLoadState("networkidle");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).not.toBeFocused();
    expect(indexes).toEqual([]);
  }
  await page.goto("/?q=average+score%20%C3%A9%25&other=1");
  await expect(field(page)).toHaveValue("average score é%");

  // The URL template of the OpenSearch description leads to such a search.
  const href = await page.locator("head > link[rel=search]").getAttribute("href");
  const description = await request.get(href ?? "/none");
  expect(description.headers()["content-type"]).toMatch(/\bxml\b/u);
  const template = /<Url type="text\/html" template="([^"]+)"/u.exec(await description.text())?.[1] ?? "";
  const { pathname, search } = new URL(template.replace("{searchTerms}", encodeURIComponent("averageScore")));
  await page.goto(pathname + search);
  await expect(results(page).first()).toContainText("averageScore");
  await expect(field(page)).toHaveValue("averageScore");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  // The texts of results arrive after their titles.
  await waitForAnswer(page);
  const before = await results(page).allTextContents();
  await page.reload();
  await expect(results(page)).toHaveText(before);

  // The keyboard moves through the restored results.
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const second = await urlOf(activeResult(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(second);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  await expect(results(page).first()).toContainText("averageScore");
  await expect(field(page)).toBeFocused();

  // The reader goes back before the page of a result has loaded.
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
  await expect(page).toHaveURL(/\/docs\/intro\?q=media$/u);
  expect(blocked).toEqual([]);
});
