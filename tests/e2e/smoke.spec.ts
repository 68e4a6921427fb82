import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { isComplete, matrix } from "../matrix";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { colourOf, modeToggle, saveData, saveMode, scrollToDiagram, waitForHydration } from "./support/shell";
import { waitForDiagrams, expectNoShift, scrollThrough, horizontalOverflow, watchShifts } from "./support/layoutShift";
import { modes, pageKinds } from "./support/pages";
import type { PageKind } from "./support/pages";
import { collectScripts, expectLightVisit, hold } from "./support/requests";
import { searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations, watch } from "./support/console";

/** Narrower widths that are also checked: a tablet, and a window of 1280 px at 200% and 400% zoom. */
const NARROWER = [820, 640, 320];

const SETTINGS = [390, 1440].flatMap((width) => modes.map((mode) => ({ width, mode })));

for (const { kind, setting } of matrix({ kind: pageKinds, setting: SETTINGS })) {
  const { width, mode } = setting;
  const isPhone = width === 390;

  test(
    `${kind.kind} (${String(width)} px, ${mode}) loads without error, shift or cookie`,
    {
      ...proves("L13c", "L17a", "L139a", "L140"),
      tag: ["@matrix", "@promise"],
    },
    async ({ page, baseURL, context }) => {
      await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
      const complaints = watch(page, baseURL ?? "");
      const blocked = await violations(page);
      const scripts = collectScripts(page);
      await watchShifts(page);
      // At 1440 px, prefetching stays on.
      if (isPhone) await saveData(page);
      await saveMode(page, mode);
      const response = await page.goto(kind.path, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
      await expect(page.locator("h1")).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      if (isPhone) await expectLightVisit(scripts);
      await scrollThrough(page);
      await waitForDiagrams(page);
      await expectNoShift(page);
      if (!isPhone) {
        await modeToggle(page).click();
        await searchFor(page, "settings");
        await page.keyboard.press("Escape");
      }
      for (const narrower of NARROWER.filter((other) => other < width)) {
        await page.setViewportSize({ width: narrower, height: 900 });
        await expect.poll(() => horizontalOverflow(page), String(narrower)).toBe(0);
      }
      expect(await context.cookies()).toEqual([]);
      expect(blocked).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

/** The kinds of pages that axe checks in a sample: those with the most elements that no other kind has. The part `axe` of `npm run test:all` checks all pages. */
const RICH_KINDS = new Set<PageKind>([
  "home",
  "showcase",
  "docs page with wide tables",
  "API module",
  "example object",
  "example query",
]);
const checkedKinds = pageKinds.filter(({ kind }) => isComplete() || RICH_KINDS.has(kind));

for (const { kind, width } of matrix({ kind: checkedKinds, width: [390, 1440] })) {
  test(`axe finds nothing on the ${kind.kind} at ${String(width)} px`, { tag: "@matrix" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await installAxe(page);
    await visit(page, kind.path);
    expect(await runAxeInBothModes(page)).toEqual([]);
  });
}

/**
 * The node colour in the style sheet that each of Mermaid's themes writes into the SVG. It identifies the theme, although the
 * site's own colours win.
 */
const DIAGRAM_THEMES = { light: /#ECECFF/iu, dark: /#1f2020/iu };

/** Opens a page with diagrams in a colour mode, and returns the first diagram. */
async function visitDiagram(page: Page, mode: string): Promise<Locator> {
  await page.addInitScript((stored) => {
    if (localStorage.length === 0) localStorage.setItem("theme", stored);
  }, mode);
  await page.goto("/docs/how-it-works");
  await scrollToDiagram(page);
  return page.locator(".docusaurus-mermaid-container svg").first();
}

for (const [mode, other, theme, id] of [
  ["light", "dark", "default", "L177a"],
  ["dark", "light", "dark", "L177b"],
] as const) {
  test(`a diagram has Mermaid's theme '${theme}' in ${mode} mode`, proves(id), async ({ page }) => {
    const style = (await visitDiagram(page, mode)).locator("style");
    await expect(style).toHaveText(DIAGRAM_THEMES[mode]);
    await expect(style).not.toHaveText(DIAGRAM_THEMES[other]);
  });
}

test("a diagram follows the colour mode of the site", async ({ page }) => {
  const diagram = await visitDiagram(page, "light");
  const node = diagram.locator(".node rect").first();
  await expect(node).toHaveCSS("stroke", await colourOf(page, "--page"));
  await modeToggle(page).click();
  await expect(diagram.locator("style")).toHaveText(DIAGRAM_THEMES.dark);
  await expect(node).toHaveCSS("stroke", await colourOf(page, "--page"));
});

test("a long definition starts folded and opens by keyboard", async ({ page }) => {
  await page.goto("/examples/default/types/objects/media");
  const summary = page.locator("summary", { hasText: "SDL definition" });
  const code = page.locator("details").filter({ has: summary }).locator("pre");
  await expect(code).toBeHidden();
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(code).toBeVisible();
});

test("the showcase filters its sites by name or field, and counts them", async ({ page }) => {
  const release = await hold(page, "**/assets/js/main.*");
  await page.goto("/showcase", { waitUntil: "commit" });
  const filter = page.getByLabel("Filter by name or field");
  // Before scripts have loaded.
  await filter.fill("sui");
  await release();
  await expect(page.locator("main").getByRole("listitem")).toHaveText([/Sui/u]);
  await expect(page.locator("output")).toHaveText("1 of 39 sites");
  await filter.fill("elections");
  await expect(page.locator("main section").getByRole("heading")).toHaveText(["Communities and public life"]);
  await expect(page.locator("main").getByRole("listitem")).toHaveText([/CivicEngine/u]);
  await filter.fill("commerce and");
  await expect(page.locator("main section").getByRole("heading")).toHaveText(["Commerce and payments"]);
});
