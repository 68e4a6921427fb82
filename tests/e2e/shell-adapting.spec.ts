import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { sideways } from "./layoutShift";
import { pageKinds } from "./pages";
import { started } from "./shell";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`at ${String(width)} px every item of the navbar is there, and what needs scripts is not`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/docs/intro");
      const navbar = page.getByRole("navigation", { name: "Main" });
      for (const name of [/^Docs/u, /^API/u, /^Showcase/u, /^Release notes/u]) {
        await expect(navbar.getByRole("link", { name })).toBeInViewport();
      }
      await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Close the announcement" })).toBeHidden();
      await expect(page.getByRole("button", { name: /^Switch between/u })).toBeHidden();
      expect(await sideways(page)).toBe(0);
    });
  }

  test("the dropdown opens by focus and by hovering, and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/docs/intro");
    const button = page.getByRole("button", { name: "Examples" });
    const link = page.locator(".dropdown__menu").getByRole("link", { name: "Group by directive" });
    await expect(link).toBeHidden();
    await button.focus();
    await expect(link).toBeVisible();
    await button.hover();
    await link.click();
    await expect(page).toHaveURL(/\/examples\/group-by/u);
  });

  for (const { kind, path } of pageKinds) {
    test(`the ${kind} shows its heading and text`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
    });
  }
});

test.describe("with less movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

  test("a collapsible section opens within 1 ms", proves("L110b", "L178"), async ({ page }) => {
    await open(page, "/docs/intro");
    await page.getByRole("button", { name: "Expand sidebar category" }).first().click();
    const list = page.locator(".theme-doc-sidebar-menu .menu__list").first();
    await expect(list).toBeVisible();
    const durations = await list.evaluate((element) => {
      const { transitionDuration } = getComputedStyle(element);
      return transitionDuration.split(",").map((text) => Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000));
    });
    expect(Math.max(...durations)).toBeLessThanOrEqual(1);
  });

  test("nothing on the page moves for longer than 1 ms", async ({ page }) => {
    await open(page, "/docs/intro");
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => {
          const style = getComputedStyle(element);
          const times = `${style.transitionDuration}, ${style.animationName === "none" ? "0s" : style.animationDuration}`;
          return times.split(", ").some((time) => Number.parseFloat(time) > 0.001);
        })
        .map((element) => element.className),
    );
    expect(slow).toEqual([]);
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" }, viewport: { width: 1440, height: 900 } });

  test("the repository icon is drawn in a colour of the system", async ({ page }) => {
    await open(page, "/docs/intro");
    const [icon, ground] = await page
      .locator(".navbar-repository")
      .first()
      .evaluate((element) => [
        getComputedStyle(element, "::before").backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(icon).not.toBe(ground);
  });

  test("the current page of sidebar and dropdown is marked by a line", async ({ page }) => {
    await open(page, "/examples/default");
    await expect(page.locator(".theme-doc-sidebar-menu [aria-current=page]")).toHaveCSS("outline-style", "solid");
    await page.getByRole("button", { name: "Examples" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".dropdown__link--active")).toHaveCSS("outline-style", "solid");
  });
});

// A browser that zooms has fewer CSS pixels: 1280 px at 200 % are 640, at 400 % 320.
for (const [zoom, width, height] of [
  ["200 %", 640, 512],
  ["400 %", 320, 256],
] as const) {
  test.describe(`at ${zoom} zoom`, () => {
    test.use({ viewport: { width, height } });

    test("the navbar leaves room for the page, and its menu scrolls", async ({ page }) => {
      await open(page, "/docs/intro");
      const navbar = await page.locator(".navbar").boundingBox();
      expect(navbar?.height).toBeLessThan(height / 2);
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      const last = page.getByRole("dialog").getByRole("link", { name: "Troubleshooting" });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  });
}

test("text of twice the size is not cut off in announcement, navbar and sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/docs/intro");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".theme-announcement-bar, .navbar__link, .navbar__title, .menu__link")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflow !== "visible",
      )
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
});
