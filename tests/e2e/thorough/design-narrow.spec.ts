import { phone, visit } from "../support/searchBox";
import { linesOf, smallTargets } from "../support/shell";
import { expect, test } from "../support/test";

test.use({ viewport: phone });

test("on a desktop, code blocks are as wide as the column, paragraphs narrower", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/docs/settings");
  const column = (await page.locator("main .markdown").boundingBox())?.width;
  const code = await page.locator("main .markdown > .theme-code-block").first().boundingBox();
  const text = await page.locator("main .markdown > p").first().boundingBox();
  expect(code?.width).toBe(column);
  expect(text?.width).toBeLessThan(column ?? 0);
});

/** Pages with tables that are too wide for a phone, and the minimum number of labelled cells. */
const TABLES = [
  ["/docs/settings", 5],
  ["/docs/configuration-cheatsheet", 5],
  ["/docs/guides/known-bugs", 5],
  ["/docs/guides/compatibility", 3],
  ["/api/", 5],
  ["/api/types/core", 3],
  ["/examples/default", 5],
] as const;

test("on a phone, wide tables are lists that fit", async ({ page }) => {
  for (const [path, count] of TABLES) {
    await visit(page, path);
    const cells = page.locator("main .stacked td[data-label]:not(:nth-child(2):last-child)");
    expect(await cells.count(), path).toBeGreaterThanOrEqual(count);
    const isLabelled = await cells.evaluateAll((all) =>
      all.every((cell) => getComputedStyle(cell, "::before").content === `"${String(cell.dataset["label"])}: "`),
    );
    expect(isLabelled, path).toBe(true);
    const tooWide = await page
      .locator("main table:visible")
      .evaluateAll((all) =>
        all
          .filter((table) => table.scrollWidth > table.clientWidth || table.getBoundingClientRect().right > innerWidth)
          .map((table) => table.textContent),
      );
    expect(tooWide, path).toEqual([]);
  }
});

for (const width of [320, 390]) {
  test(`at ${String(width)} px, code wraps neither inside a word nor at a hyphen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      "/docs/settings",
      "/docs/configuration-cheatsheet",
      "/docs/guides/known-bugs",
      "/docs/guides/compatibility",
    ]) {
      await visit(page, path);
      const code = await linesOf(page.locator("main :not(pre) > code").filter({ visible: true }));
      const broken = code.filter((lines) =>
        lines.some((line, at) => {
          const next = lines[at + 1];
          return next !== undefined && /[\p{L}\p{N}-]$/u.test(line) && /^[\p{Ll}\p{N}]/u.test(next);
        }),
      );
      expect(
        broken.map((lines) => lines.join(" | ")),
        path,
      ).toEqual([]);
    }
  });
}

test("the narrowest phone shows the whole name of the site", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, "/docs/intro");
  const title = page.getByRole("navigation", { name: "Main" }).locator(".navbar__title").first();
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test("on a phone, the labels of tabs stay on one line", async ({ page }) => {
  for (const path of ["/docs/guides/questions", "/docs/advanced/schema-loading"]) {
    await visit(page, path);
    const tabs = await linesOf(page.getByRole("main").getByRole("tab").filter({ visible: true }));
    expect(tabs.length, path).toBeGreaterThan(1);
    expect(
      tabs.filter((lines) => lines.length > 1),
      path,
    ).toEqual([]);
  }
});

test("on a phone, long pages do not exceed a maximum height", async ({ page }) => {
  // The settings once were 28,000 px high, and the cheat sheet 35,700 px.
  for (const [path, height] of [
    ["/docs/settings", 21_000],
    ["/docs/configuration-cheatsheet", 16_000],
    ["/showcase", 5500],
  ] as const) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(height);
  }
});

test("a table that becomes a list on phones is still a table to screen readers", async ({ page }) => {
  await visit(page, "/docs/configuration-cheatsheet");
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main table.stacked" });
  const table = page.locator("main table.stacked").first();
  await expect(table.locator("tr").last()).toHaveCSS("display", "block");
  // Asks Chromium for its roles: `getByRole` ignores that `display` can change roles.
  for (const [role, parts] of [
    ["table", table],
    ["row", table.locator("tr")],
    ["columnheader", table.locator("th")],
    ["cell", table.locator("td").filter({ visible: true })],
  ] as const) {
    const { nodes } = await session.send("Accessibility.queryAXTree", { nodeId, role });
    expect(nodes.filter(({ ignored }) => !ignored).length, role).toBe(await parts.count());
  }
});

for (const width of [390, 820, 997]) {
  test.describe(`on a touch screen of ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true, isMobile: true });

    test("links and buttons around the text are large enough for a finger", async ({ page }) => {
      await visit(page, "/docs/settings");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      const isWide = width > 996;
      const isCut = await page.locator(".navbar").evaluate((navbar) => navbar.scrollWidth > navbar.clientWidth);
      expect(isCut).toBe(false);
      if (!isWide) {
        await page.getByRole("button", { name: "On this page" }).tap();
        await expect(page.locator(".theme-doc-toc-mobile a").first()).toBeVisible();
      }
      expect(await smallTargets(page.locator(".navbar :is(a, button)"))).toEqual([]);
      expect(
        await smallTargets(page.locator(".theme-doc-breadcrumbs a, .theme-doc-toc-mobile :is(a, button)")),
      ).toEqual([]);
      if (isWide) {
        await page.locator(".navbar .dropdown > button").first().tap();
        await expect(page.locator(".navbar .dropdown__link").first()).toBeVisible();
      } else {
        await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
        await expect(page.locator(".navbar-sidebar__close")).toBeVisible();
      }
      expect(await smallTargets(page.locator(".navbar :is(a, button)"))).toEqual([]);
    });
  });
}
