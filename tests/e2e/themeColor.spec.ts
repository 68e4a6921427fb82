import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { themeColors } from "../../src/data/themeColors";
import { started } from "./shell";

const bars = (page: Page): Locator => page.locator("head > meta[name=theme-color]");

test("the bars of the browser have the colour of the stored mode before any script file has run", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
  });
  await page.route(/\/assets\/js\//u, async (route) => route.abort());
  await page.goto("/docs/intro");
  await expect(bars(page)).toHaveAttribute("content", themeColors.dark);
});

test("the bars of the browser follow the colour mode of the site, also on the next page", async ({ page }) => {
  await page.goto("/docs/intro");
  await started(page);
  await expect(bars(page)).toHaveAttribute("content", themeColors.light);
  await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
  await expect(bars(page)).toHaveAttribute("content", themeColors.dark);
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
  await expect(bars(page)).toHaveAttribute("content", themeColors.dark);
  expect(await bars(page).count()).toBe(1);
});

test("the colour of the bars is that of the navbar, in both modes", async ({ page }) => {
  await page.goto("/docs/intro");
  await started(page);
  const navbarColor = async (): Promise<string> =>
    page.locator(".navbar").evaluate((navbar) => getComputedStyle(navbar).backgroundColor);
  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))).join(", ")})`;
  await expect.poll(navbarColor).toBe(rgb(themeColors.light));
  await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
  await expect.poll(navbarColor).toBe(rgb(themeColors.dark));
});
