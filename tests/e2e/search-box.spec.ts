import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { activeResult, announcement, desktop, field, results, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "a query returns at most eight results, a correction or a message",
  proves("L112b", "L112c", "L113b", "L122a", "L154a", "L162", "L168a"),
  async ({ page }) => {
    const { exceptions } = listen(page);
    await visit(page, "/docs/intro");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");

    await searchFor(page, "media");
    await expect(results(page)).toHaveCount(8);
    await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(activeResult(page)).toHaveCount(1);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    const list = (await page.getByRole("listbox", { name: "Search results" }).getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-controls", list);
    const first = (await results(page).first().getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-activedescendant", first);
    await expect(announcement(page)).toHaveText("8 results. First: Media");

    for (const query of ["", "   "]) {
      await field(page).fill(query);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText("No results")).toHaveCount(0);
      await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    }

    // A result is a link with name, kind, place and text.
    await searchFor(page, "averageScore");
    const result = results(page).first();
    await expect(result).toHaveAttribute("href", /^\/examples\/default\/types\/.+#average-score$/u);
    await expect(result.locator("mark").first()).toHaveText(/average/iu);
    await expect(result).toContainText("Field");
    await expect(result).toContainText("Example: default › Types › Objects");
    await expect(result).toContainText("Mean");
    await expect(result.locator("code")).toHaveCount(0);

    // A result that matches only in its code shows that code.
    await searchFor(page, "5b21b6");
    const code = results(page).first().locator("code");
    await expect(code).toContainText("background-color: #5b21b6");
    await expect(code.locator("mark").first()).toHaveText("5b21b6");

    await searchFor(page, "avergaeScore");
    await expect(announcement(page)).toHaveText(/^Showing results for “.+” \d+ results\. First: .+$/u);
    await expect(page.locator("p", { hasText: /^Showing results for “.+”$/u })).toBeVisible();

    // A syntax error is explained above the results for the rest of the query.
    const explained = async (message: string): Promise<void> => {
      await expect(announcement(page)).toContainText(message);
      await expect(page.getByText(message).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("No results")).toHaveCount(0);
    };
    await searchFor(page, "media~x");
    await explained("“~x” is not an edit distance. Write a whole number, as in “media~1”.");
    await expect(results(page)).toHaveCount(8);
    await field(page).fill("-media");
    await explained("“-media” only excludes results. Add a word to look for.");
    await expect(results(page)).toHaveCount(0);

    await field(page).fill("zqx vqz qxv");
    await expect(page.locator("p", { hasText: "No results for “zqx vqz qxv”" })).toBeVisible();
    await expect(announcement(page)).toHaveText("No results for “zqx vqz qxv”");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
    expect(exceptions).toEqual([]);
  },
);

test(
  "the panel moves nothing, fits the window, and follows its size after 20 ms",
  proves("L169c"),
  async ({ page }) => {
    await page.clock.install();
    await visit(page, "/docs/intro");
    const parts = page.locator(".navbar__item, .navbar__brand, [role=search], [role=search] input, h1");
    const boxes = (): Promise<string[]> =>
      parts.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await boxes();
    await field(page).focus();
    expect(await boxes()).toEqual(before);
    await searchFor(page, "media");
    expect(await boxes()).toEqual(before);

    await page.setViewportSize({ width: 1100, height: 400 });
    await page.keyboard.press("ArrowUp");
    await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(results(page).last()).toBeInViewport({ ratio: 1 });
    const panel = page.getByRole("listbox").locator("..");
    expect(await panel.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(400);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const top = (): Promise<string> => panel.evaluate((element) => element.style.getPropertyValue("--panel-top"));
    const resize = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event("resize")));
    await page.clock.pauseAt(Date.now() + 60_000);
    const measured = await top();
    // Without the announcement, the navbar and the panel move up.
    await page.locator(".theme-announcement-bar").evaluate((element) => {
      element.remove();
    });
    await resize();
    await page.clock.runFor(15);
    await resize();
    await page.clock.runFor(19);
    expect(await top()).toBe(measured);
    await page.clock.runFor(1);
    expect(Number.parseFloat(await top())).toBeLessThan(Number.parseFloat(measured));
  },
);
