import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { hold } from "./hold";
import { activeResult, desktop, field, phone, results, visit } from "./searchBox";
import { started } from "./shell";
import { violations } from "./violations";

/** Addresses of what the search consists of that a page asks for from now on. */
function searchRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-index")) urls.push(request.url());
  });
  return urls;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the query in the address of the home page is searched for, with the focus in the field", async ({ page }) => {
    await page.goto("/?q=averageScore");
    await expect(results(page).first()).toContainText("averageScore");
    await expect(field(page)).toHaveValue("averageScore");
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  });

  test("a reload shows the same results again", async ({ page }) => {
    await page.goto("/?q=media");
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).allTextContents();
    await page.reload();
    await expect(results(page)).toHaveText(before);
  });

  test("the results are gone on with by keyboard", async ({ page }) => {
    await page.goto("/?q=media");
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const href = (await activeResult(page).getAttribute("href")) ?? "no result";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`, "u"));
  });

  test("Back leads from a result to the results, and from there to the page before", async ({ page }) => {
    await visit(page, "/docs/intro");
    await page.goto("/?q=averageScore");
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#average-score$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(results(page).first()).toContainText("averageScore");
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/u);
  });

  test("Back before the page of a result is there opens the results again", async ({ page }) => {
    await page.goto("/?q=averageScore");
    await expect(results(page).first()).toBeVisible();
    const release = await hold(page, "**/assets/js/*.js");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#average-score$/u);
    await expect(results(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(results(page).first()).toContainText("averageScore");
    await release();
    await expect(field(page)).toBeFocused();
  });

  test("the form of a query in an address is read: plus signs, percent signs, letters of other scripts", async ({
    page,
  }) => {
    await page.goto("/?q=average+score%20%C3%A9%25&other=1");
    await expect(field(page)).toHaveValue("average score é%");
  });

  test("a percent sign that encodes nothing breaks nothing", async ({ page }) => {
    await page.goto("/?q=media%");
    await expect(field(page)).toHaveValue("media%");
    await expect(results(page).first()).toBeVisible();
  });

  test("markup in the query stays text", async ({ page }) => {
    await page.goto(`/?q=${encodeURIComponent("<img src=x onerror=alert(1)> zqx")}`);
    await expect(field(page)).toHaveValue("<img src=x onerror=alert(1)> zqx");
    await expect(field(page).locator("xpath=ancestor::form")).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });

  test("a query that is longer than the field takes is cut to 512 characters", async ({ page }) => {
    const words = "averageScore ".repeat(50);
    await page.goto(`/?q=${encodeURIComponent(words)}`);
    await expect(field(page)).toHaveValue(words.slice(0, 512));
    await expect(results(page).first()).toContainText("averageScore");
  });

  for (const address of ["/", "/?q=", "/?q=+%20", "/?query=media"]) {
    test(`${address} loads nothing of the search and leaves the focus alone`, async ({ page }) => {
      const requests = searchRequests(page);
      await visit(page, address);
      await page.waitForLoadState("networkidle");
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).not.toBeFocused();
      expect(requests).toEqual([]);
    });
  }

  test("the query in the address of another page means nothing there", async ({ page }) => {
    const requests = searchRequests(page);
    await visit(page, "/docs/intro?q=media");
    await page.waitForLoadState("networkidle");
    await expect(field(page)).toHaveValue("");
    expect(requests).toEqual([]);
  });

  test("the policy of the page blocks nothing of it", async ({ page }) => {
    const blocked = await violations(page);
    await page.goto("/?q=media");
    await expect(results(page).first()).toBeVisible();
    expect(blocked).toEqual([]);
  });

  test("when the search cannot be loaded, the page says so, with the query in the field", async ({ page, request }) => {
    // What the page itself needs is named in its HTML.
    const html = await (await request.get("/")).text();
    await page.route("**/assets/**", async (route) => {
      if (html.includes(new URL(route.request().url()).pathname)) await route.fallback();
      else await route.abort();
    });
    await page.goto("/?q=media");
    await expect(page.getByRole("status").filter({ hasText: "The search did not load." })).toBeVisible();
    await expect(field(page)).toHaveValue("media");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the query in the address of the home page is searched for in the dialog", async ({ page }) => {
    await page.goto("/?q=averageScore");
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue("averageScore");
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toContainText("averageScore");
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  });

  test("Back closes the dialog, and then leads to the page before", async ({ page }) => {
    await visit(page, "/docs/intro");
    await page.goto("/?q=media");
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/\?q=media$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/u);
  });

  test("Back leads from a result to the results", async ({ page }) => {
    await page.goto("/?q=averageScore");
    await results(page).first().tap();
    await expect(page).toHaveURL(/#average-score$/u);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/\?q=averageScore$/u);
    await expect(dialog(page)).toBeVisible();
    await expect(results(page).first()).toBeVisible();
  });

  test("Cancel leaves the home page as it is, and a reload searches again", async ({ page }) => {
    await page.goto("/?q=media");
    await expect(results(page).first()).toBeVisible();
    await page.getByTitle("Cancel").tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/\?q=media$/u);
    await page.reload();
    await expect(results(page).first()).toBeVisible();
  });

  test("no address without a query opens the dialog", async ({ page }) => {
    for (const address of ["/", "/?q="]) {
      await visit(page, address);
      await expect(dialog(page)).toBeHidden();
    }
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
