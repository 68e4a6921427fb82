import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { modes, pageKinds, viewports } from "./pages";
import { watch } from "./watch";

for (const { name, width, height } of viewports) {
  // Colours do not depend on the width, nor widths on the colours.
  for (const mode of name === "desktop" ? modes : (["light"] as const)) {
    test.describe(`on a ${name}, in ${mode} mode`, () => {
      test.use({ viewport: { width, height } });

      for (const { kind, path } of pageKinds) {
        test(`the ${kind} loads without error and fits`, proves("L17a", "L139", "L140"), async ({ page, baseURL }) => {
          const complaints = watch(page, baseURL ?? "");
          await page.addInitScript((theme) => {
            localStorage.setItem("theme", theme);
          }, mode);
          const response = await page.goto(path, { waitUntil: "networkidle" });
          expect(response?.status()).toBe(200);
          await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
          await expect(page.locator("h1")).toBeVisible();
          const { content, window } = await page.evaluate(() => ({
            content: document.documentElement.scrollWidth,
            window: document.documentElement.clientWidth,
          }));
          expect(content).toBeLessThanOrEqual(window);
          expect(complaints).toEqual([]);
        });
      }
    });
  }
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
