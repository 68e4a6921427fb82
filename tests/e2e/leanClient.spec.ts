import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { collectScripts, DIAGRAMS } from "./scripts";
import { started } from "./shell";

const coloured = (page: Page) => page.locator(".theme-code-block .token:is(.keyword, .string, .scalar, .function)");

test("a page without a diagram loads no Mermaid, one with diagrams does", async ({ page }) => {
  const { scripts } = collectScripts(page);
  await page.goto("/docs/get-started");
  await started(page);
  await page.waitForLoadState("networkidle");
  const without = await Promise.all(scripts);
  expect(without.filter((source) => source.includes(DIAGRAMS))).toEqual([]);
  await page.goto("/docs/how-it-works");
  await expect(page.locator(".docusaurus-mermaid-container svg").first()).toBeVisible({ timeout: 20_000 });
  const all = await Promise.all(scripts);
  expect(all.some((source) => source.includes(DIAGRAMS))).toBe(true);
});

test("code of the first page is highlighted before any script runs, and stays as it is", async ({ page }) => {
  await page.goto("/docs/get-started");
  await started(page);
  const first = page.locator(".theme-code-block code").first();
  await expect(first.locator(".token").first()).toBeVisible();
  expect(await coloured(page).count()).toBeGreaterThan(3);
});

test("code is highlighted on a page that a link leads to", async ({ page }) => {
  await page.goto("/showcase");
  await started(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/u);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await expect(coloured(page).first()).toBeVisible();
});

test("a type in code of the first page leads to its page without loading the site anew", async ({ page }) => {
  await page.goto("/examples/default/operations/queries/media");
  await started(page);
  await page.evaluate(() => {
    document.documentElement.dataset["visit"] = "first";
  });
  const link = page.locator(".theme-code-block a").first();
  const target = await link.getAttribute("href");
  // Folded definitions hide it from the pointer.
  await link.dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(new RegExp(`${target ?? "none"}$`, "u"));
  await expect(page.locator("html")).toHaveAttribute("data-visit", "first");
});

test("a diagram is drawn on a page that a link leads to", async ({ page }) => {
  await page.goto("/docs/intro");
  await started(page);
  await page.locator(".theme-doc-sidebar-menu a[href='/docs/how-it-works']").click();
  await expect(page.locator(".docusaurus-mermaid-container svg").first()).toBeVisible({ timeout: 20_000 });
});

test("cards of a category show the descriptions of their docs, also after a link has led there", async ({ page }) => {
  const cards = page.locator("article a p");
  await page.goto("/examples/group-by/category/course");
  await started(page);
  const texts = await cards.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  await page.goto("/examples/group-by");
  await started(page);
  await page.evaluate(() => {
    window.history.pushState({}, "", "/examples/group-by/category/course");
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(cards).toHaveText(texts);
});
