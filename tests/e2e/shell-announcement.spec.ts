import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { started } from "./shell";

const DISMISSED = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";

function announcement(page: Page): Locator {
  return page.getByRole("region", { name: "Announcement" });
}

async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test("the announcement is a named region that leads to its page", proves("L12b", "L12c", "L95"), async ({ page }) => {
  await page.goto("/");
  await expect(announcement(page)).toContainText("compatible with several web frameworks");
  await announcement(page).getByRole("link").click();
  await expect(page).toHaveURL("/docs/advanced/integration-with-frameworks");
});

test("the announcement is dismissed by keyboard, and the focus goes on", proves("L12a", "L95"), async ({ page }) => {
  await page.goto("/");
  await started(page);
  await announcement(page).getByRole("button", { name: "Close the announcement" }).focus();
  await page.keyboard.press("Enter");
  await expect(announcement(page)).toHaveCount(0);
  await expect(page.locator(".navbar__brand")).toBeFocused();
});

test("a dismissal holds on other pages and reloads", proves("L95", "L107a", "L107b", "L174c"), async ({ page }) => {
  await page.goto("/");
  await started(page);
  await announcement(page).getByRole("button").click();
  expect(await stored(page, DISMISSED)).toBe("true");
  await page.reload();
  await expect(announcement(page)).toHaveCount(0);
  await page.goto("/docs/intro");
  await expect(announcement(page)).toHaveCount(0);
});

test("an announcement with a new id is shown again, at once", proves("L95", "L107c"), async ({ page }) => {
  await page.addInitScript(
    ([id, dismissed]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem(id, "an-earlier-one");
      localStorage.setItem(dismissed, "true");
    },
    [ID, DISMISSED] as const,
  );
  await page.goto("/");
  await started(page);
  await expect(announcement(page)).toBeVisible();
  expect(await stored(page, ID)).toBe("web-frameworks");
  expect(await stored(page, DISMISSED)).toBe("false");
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});

for (const state of ["shown", "dismissed"] as const) {
  test(`an announcement that is ${state} shifts nothing while the page loads`, proves("L95"), async ({ page }) => {
    await page.addInitScript(
      ([id, dismissed, value]) => {
        localStorage.setItem(id, "web-frameworks");
        localStorage.setItem(dismissed, value);
      },
      [ID, DISMISSED, String(state === "dismissed")] as const,
    );
    await page.goto("/docs/intro");
    await started(page);
    await expect(announcement(page)).toHaveCount(state === "shown" ? 1 : 0);
    const shift = await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as unknown as { readonly value: number }[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          // No entry at all: nothing moved. Two frames are enough for entries of the past to arrive.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              resolve(0);
            }),
          );
        }),
    );
    expect(shift).toBe(0);
  });
}
