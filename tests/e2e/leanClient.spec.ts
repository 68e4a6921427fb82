import type { Page } from "@playwright/test";
import { DIAGRAMS, collectScripts } from "./support/requests";
import { markDocument, visit } from "./support/searchBox";
import { goWithoutLoading, scrollToDiagram } from "./support/shell";
import { expect, test } from "./support/test";

const coloured = (page: Page) => page.locator(".theme-code-block .token:is(.keyword, .string, .scalar, .function)");

test("Mermaid is loaded only on pages with diagrams", async ({ page }) => {
  const { scripts } = collectScripts(page);
  await visit(page, "/docs/get-started");
  await expect(page.locator(".theme-code-block code .token").first()).toBeVisible();
  expect(await coloured(page).count()).toBeGreaterThan(3);
  await page.waitForLoadState("networkidle");
  const without = await Promise.all(scripts);
  expect(without.filter((source) => source.includes(DIAGRAMS))).toEqual([]);
  await page.goto("/docs/how-it-works");
  await scrollToDiagram(page);
  await expect(page.locator(".docusaurus-mermaid-container svg").first()).toBeVisible({ timeout: 20_000 });
  const all = await Promise.all(scripts);
  expect(all.some((source) => source.includes(DIAGRAMS))).toBe(true);
});

test("a type in code leads to its page without a reload", async ({ page }) => {
  await visit(page, "/examples/group-by/common/objects/room");
  const stillThere = await markDocument(page);
  await page.locator("pre").getByRole("link", { name: "String" }).first().click();
  await expect(page).toHaveURL(/\/examples\/group-by\/common\/scalars\/string$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("String");
  expect(await stillThere()).toBe(true);
});

test("cards of a category show the same descriptions when reached by a link", async ({ page }) => {
  const cards = page.locator("article a p");
  await visit(page, "/examples/group-by/category/course");
  const texts = await cards.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  await visit(page, "/examples/group-by");
  await goWithoutLoading(page, "/examples/group-by/category/course");
  await expect(cards).toHaveText(texts);
});
