import type { Page } from "@playwright/test";
import { desktop, phone, visit } from "./support/searchBox";
import { colourOf } from "./support/shell";
import { expect, test } from "./support/test";

/** One page of each template. */
const TEMPLATES = [
  "/",
  "/showcase",
  "/docs/intro",
  "/docs/category/advanced-settings",
  "/api/core/config",
  "/examples/default",
  "/examples/default/types/objects/media",
  "/examples/default/operations/queries/media",
  "/nowhere",
];

/** Font sizes of the headings, in pixels. */
const SCALES = [
  { name: "desktop", viewport: desktop, sizes: { h1: 38, h2: 25, h3: 19 } },
  { name: "phone", viewport: phone, sizes: { h1: 28, h2: 22, h3: 18 } },
] as const;

/** Computed font sizes of the headings of a level: the title, or the headings in the text. */
function headingSizes(page: Page, level: string): Promise<number[]> {
  return page
    .locator(level === "h1" ? "main h1:visible" : `main .markdown > ${level}:visible`)
    .evaluateAll((all) => [...new Set(all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)))]);
}

for (const { name, viewport, sizes } of SCALES) {
  test(`headings have the sizes of the type scale on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of TEMPLATES) {
      await page.goto(path);
      for (const [level, size] of Object.entries(sizes)) {
        const found = await headingSizes(page, level);
        // Every page has a title; some have no other headings.
        expect(found, `${level} of ${path}`).toEqual(level === "h1" || found.length > 0 ? [size] : []);
      }
    }
  });

  test(`a hash scrolls its target below the bar of the settings page on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const id of ["force", "loaders", "printtypeoptions-deprecated"]) {
      await visit(page, `/docs/settings#${id}`);
      const bar = await page.locator(".configuration-form").boundingBox();
      const target = await page.locator(`[id="${id}"]`).boundingBox();
      expect(target?.y, id).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
    }
  });
}

test("on a phone, the title starts in the first 200 pixels", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["/docs/get-started", "/api/core/config", "/examples/default/types/objects/media"]) {
    await visit(page, path);
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(title?.y, path).toBeLessThan(200);
  }
});

test("all links of a generated page have the link colour", async ({ page }) => {
  await visit(page, "/examples/default/types/objects/media");
  const colours = await page
    .locator("main :is([data-row], #section-facts, .theme-doc-markdown > div) a:not(.hash-link, .token)")
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);
  expect(colours).toEqual([await colourOf(page, "--ifm-link-color")]);
});

test("on a phone, tables of the docs are lists that fit, and short code stays on a line", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["/docs/settings", "/docs/configuration-cheatsheet", "/docs/guides/known-bugs"]) {
    await visit(page, path);
    const cells = page.locator("main .stacked td[data-label]");
    expect(await cells.count(), path).toBeGreaterThan(5);
    const isLabelled = await cells.evaluateAll((all) =>
      all.every((cell) => getComputedStyle(cell, "::before").content === `"${String(cell.dataset["label"])}: "`),
    );
    expect(isLabelled, path).toBe(true);
    const wide = await page
      .locator("main .stacked")
      .evaluateAll((all) =>
        all.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.textContent),
      );
    expect(wide, path).toEqual([]);
    const broken = await page
      .locator("main code.unbroken:visible")
      .evaluateAll((all) => all.filter((code) => code.getClientRects().length > 1).map((code) => code.textContent));
    expect(broken, path).toEqual([]);
  }
});

test("a table that becomes a list on phones is still a table to screen readers", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/docs/configuration-cheatsheet");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).not.toHaveCount(0);
  await expect(table.getByRole("cell").first()).toBeVisible();
});
