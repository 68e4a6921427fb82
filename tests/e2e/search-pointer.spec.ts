import { proves } from "../conformance/proves";
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

test(
  "results, Clear and Submit of the search box work by pointer",
  proves("L121a", "L121b", "L169b", "L170a", "L170d"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    const isMarked = await markDocument(page);
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
    expect(await isMarked()).toBe(true);
  },
);

test(
  "a result opened in another tab is marked there until a reload",
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
