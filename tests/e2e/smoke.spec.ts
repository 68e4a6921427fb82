import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { installAxe, runAxeInBothModes } from "./axe/run";
import { drawn, expectNoShift, scrollThrough, sideways, watchShifts } from "./layoutShift";
import { modes, pageKinds } from "./pages";
import { collectScripts, expectLittle } from "./scripts";
import { searchFor } from "./searchBox";
import { saveData, started } from "./shell";
import { violations } from "./violations";
import { watch } from "./watch";

/** Widths that a page is narrowed to: a tablet, and a window of 1280 px at 200 % and at 400 %. */
const NARROWER = [820, 640, 320];

for (const { kind, width, mode } of matrix({ kind: pageKinds, width: [390, 1440], mode: modes })) {
  const isPhone = width === 390;

  test(
    `the ${kind.kind} at ${String(width)} px in ${mode} mode loads without error, shift or a file that the policy blocks, and fits`,
    {
      tag: ["@matrix", "@nginx"],
      ...proves("L17a", "L139", "L140"),
    },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
      const complaints = watch(page, baseURL ?? "");
      const blocked = await violations(page);
      const scripts = collectScripts(page);
      await watchShifts(page);
      // The others fetch ahead what their links lead to.
      if (isPhone) await saveData(page);
      await page.addInitScript((theme) => {
        localStorage.setItem("theme", theme);
      }, mode);
      const response = await page.goto(kind.path, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
      await started(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
      await expect(page.locator("h1")).toBeVisible();
      expect(await sideways(page)).toBe(0);
      if (isPhone) await expectLittle(scripts);
      await scrollThrough(page);
      await drawn(page);
      await expectNoShift(page);
      if (!isPhone) {
        await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
        await searchFor(page, "settings");
        await page.keyboard.press("Escape");
      }
      for (const narrower of NARROWER.filter((other) => other < width)) {
        await page.setViewportSize({ width: narrower, height: 900 });
        await expect.poll(() => sideways(page), String(narrower)).toBe(0);
      }
      expect(blocked).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

for (const { kind, width } of matrix({ kind: pageKinds, width: [390, 1440] })) {
  test(
    `axe finds nothing on the ${kind.kind} at ${String(width)} px, in both modes`,
    { tag: "@matrix" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await installAxe(page);
      await page.goto(kind.path);
      await started(page);
      expect(await runAxeInBothModes(page)).toEqual([]);
    },
  );
}

test("an unknown path gives the not-found page with status 404", proves("L17c", "L149"), async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
});

test("a diagram follows the colour mode", proves("L177a"), async ({ page }) => {
  await page.goto("/docs/how-it-works");
  const diagram = page.locator(".docusaurus-mermaid-container svg").first();
  await expect(diagram).toBeVisible();
  const before = await diagram.locator("style").textContent();
  await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
  await expect(diagram.locator("style")).not.toHaveText(before ?? "");
});

test("a diagram has the colours of the site, in both modes", async ({ page }) => {
  await page.goto("/docs/how-it-works");
  const box = page.locator(".docusaurus-mermaid-container .node rect").first();
  for (const mode of modes) {
    await page.evaluate((theme) => {
      document.documentElement.dataset["theme"] = theme;
    }, mode);
    const token = await page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.color = "var(--page)";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(box).toHaveCSS("stroke", token);
  }
});

test("the title of a card is shown whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/category/advanced-settings");
  const title = page.getByRole("heading", { name: "Integration with frameworks" }).locator("span");
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test("a type name in the SDL of a page leads to the page of that type", async ({ page }) => {
  await page.goto("/examples/group-by/common/objects/room");
  await page.locator("pre").getByRole("link", { name: "String" }).first().click();
  await expect(page).toHaveURL(/\/examples\/group-by\/common\/scalars\/string$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("String");
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

test("the showcase filters its sites by name and says how many are left", async ({ page }) => {
  await page.goto("/showcase");
  await page.getByLabel("Filter by name").fill("sui");
  await expect(page.locator("main").getByRole("listitem")).toHaveText([/Sui/u]);
  await expect(page.locator("output")).toHaveText("1 of 39 sites");
});

test("the current entry of a long sidebar is in view on load", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/examples/default/types/objects/user");
  await expect(page.locator(".theme-doc-sidebar-menu [aria-current=page]")).toBeInViewport();
});
