import type { Response } from "@playwright/test";
import { proves } from "../conformance/proves";
import { hold } from "./support/requests";
import { INDEX, announcement, desktop, field, results, searchFor, visit, watchIndex } from "./support/searchBox";
import { saveData, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "the search loads only when it is needed, and its index only once",
  proves("L112a", "L135a", "L135b"),
  async ({ page }) => {
    const indexes = watchIndex(page);
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    const hasPanel = async (): Promise<boolean> => {
      const texts = await Promise.all(scripts.map(async (response) => response.text()));
      return texts.some((text) => text.includes("No results for"));
    };
    // Turns off prefetches: they would request scripts of linked pages.
    await saveData(page);
    await visit(page, "/docs/intro");
    await page.getByRole("link", { name: "API", exact: true }).first().click();
    await expect(page).toHaveURL(/\/api\/$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(indexes).toEqual([]);
    expect(await hasPanel()).toBe(false);

    // A pointer over the box loads the search, even if it comes from an element of the previous page.
    const response = page.waitForResponse(INDEX);
    await field(page).evaluate((element) => {
      // The event that browsers send when the pointer was over a link that has been removed.
      const relatedTarget = document.querySelector(".navbar__link");
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, relatedTarget }));
    });
    const answer = await response;
    expect(answer.status()).toBe(200);
    const { pathname, search } = new URL(answer.url());
    const request = answer.request();
    expect([request.method(), pathname, search, request.postData()]).toEqual([
      "GET",
      "/search-index-en.json",
      "",
      null,
    ]);
    expect(Object.keys((await answer.json()) as object).toSorted()).toEqual(["documents", "index", "settings"]);
    await expect.poll(hasPanel).toBe(true);

    await searchFor(page, "media");
    await searchFor(page, "deprecated");
    await results(page).first().click();
    await expect(page).not.toHaveURL(/\/api\/$/u);
    await page.getByRole("link", { name: "Showcase" }).first().click();
    await expect(page).toHaveURL(/\/showcase$/u);
    await searchFor(page, "averageScore");
    expect(indexes).toHaveLength(1);
  },
);

test("a hover requests panel, worker and index at once, and typing waits for them", async ({ page, context }) => {
  // Turns off prefetches: they would request scripts of linked pages.
  await saveData(page);
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  const script = await page.workers()[0]?.evaluate(() => performance.getEntriesByType("resource")[0]?.name);
  await page.reload();
  await waitForHydration(page);
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const release = await hold(page, /\/assets\/js\/|search-index-en\.json$/u);
  await field(page).hover();
  // No request has been answered yet, so none waits for another: index, worker, and scripts of the panel.
  await expect.poll(() => asked.some((url) => url.endsWith("/search-index-en.json"))).toBe(true);
  await expect.poll(() => asked).toContain(script);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
  // Ctrl+Enter opens the first result in a new tab as soon as it is known.
  await field(page).pressSequentially("averageScore");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await release();
  await expect(await opened).toHaveURL(/#average-score$/u);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("a search while another page loads keeps field, caret and results", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  const releaseResult = await hold(page, "**/assets/js/*.js");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#average-score$/u);
  await searchFor(page, "deprecated");
  await releaseResult();
  await expect(page.locator("#average-score")).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("deprecated");
  await expect(results(page).first()).toBeVisible();

  // A page of another kind renders the navbar again.
  const releaseShowcase = await hold(page, "**/assets/js/*.js");
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await searchFor(page, "average");
  await page.keyboard.press("ArrowLeft");
  await releaseShowcase();
  await expect(page.getByRole("heading", { level: 1, name: "Showcase" })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("XY");
  await expect(field(page)).toHaveValue(/XYe$/u);
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
});

test("a search that takes 300 ms says so, and Escape cancels it", proves("L112a", "L169a"), async ({ page }) => {
  const release = await hold(page, INDEX);
  const form = page.getByRole("search");
  const spinners = (): Promise<number> => form.evaluate((one) => one.getAnimations({ subtree: true }).length);
  await page.clock.install();
  await visit(page, "/docs/intro");
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("media");
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expect(announcement(page)).toBeEmpty();
  await page.clock.runFor(299);
  await expect(announcement(page)).toBeEmpty();
  expect(await spinners()).toBe(0);
  await page.clock.runFor(1);
  await expect(announcement(page)).toHaveText("Searching…");
  expect(await spinners()).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await spinners()).toBe(0);
  await page.clock.resume();

  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await field(page).pressSequentially("averageScore");
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expect(results(page)).toHaveCount(0);
  await release();
  await expect(results(page).first()).toContainText("averageScore");
  await expect(announcement(page)).toHaveText(/^\d+ results\. First: /u);
  await expect(field(page)).toHaveValue("averageScore");
  await expect(form).toHaveAttribute("aria-busy", "false");
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
});
