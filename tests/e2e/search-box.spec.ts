import { proves } from "../conformance/proves";
import { activeResult, announcement, desktop, field, results, searchFor, urlOf, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "a query is answered with eight results at most, the first active, or by a message; an empty one by nothing",
  proves("L112b", "L112c", "L113b", "L122a", "L154a", "L168a"),
  async ({ page }) => {
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

    // A name that stands on a hundred pages, and hardly anything else.
    await field(page).fill("");
    await searchFor(page, "id");
    await expect(results(page)).toHaveCount(8);

    for (const query of ["", "   "]) {
      await field(page).fill(query);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText("No results")).toHaveCount(0);
      await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    }

    await field(page).fill("zqx vqz qxv");
    // In the panel, beside what says so to screen readers.
    await expect(page.locator("p", { hasText: "No results for “zqx vqz qxv”" })).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");

    await searchFor(page, "avergaeScore");
    await expect(page.getByText(/^Showing results for “.+”$/u)).toBeVisible();

    // A result is a link that says its name, its kind, its place and its text.
    await searchFor(page, "averageScore");
    const result = results(page).first();
    await expect(result).toHaveAttribute("href", /^\/examples\/default\/types\/.+#average-score$/u);
    await expect(result.locator("mark").first()).toHaveText(/average/iu);
    await expect(result).toContainText("Field");
    await expect(result).toContainText("Example: default › Types › Objects");
  },
);

test(
  "the form takes 512 characters and is not validated, Clear empties it, Submit opens the active result",
  proves("L121a", "L121b", "L169b", "L170a", "L170d"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    const clear = page.getByRole("search").getByTitle("Clear", { exact: true });
    await expect(clear).toBeHidden();
    await field(page).click();
    await page.keyboard.insertText("x".repeat(600));
    await expect(field(page)).toHaveValue("x".repeat(512));
    await expect(page.getByRole("search")).toHaveAttribute("novalidate", "");

    await searchFor(page, "averageScore");
    await expect(clear).toBeVisible();
    await clear.click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);

    await searchFor(page, "averageScore");
    await page.keyboard.press("ArrowDown");
    const url = await urlOf(activeResult(page));
    const submit = page.getByRole("search").getByTitle("Submit", { exact: true });
    await expect(submit).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL(url);
  },
);

test(
  "the panel moves nothing, ends with the window, and is measured anew when that has kept its size for 20 ms",
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
    // The announcement goes, and the panel rises with the navbar below it.
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
