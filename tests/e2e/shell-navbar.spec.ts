import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { started } from "./shell";

test.use({ viewport: { width: 1440, height: 900 } });

interface Dropdown {
  readonly button: Locator;
  readonly links: Locator;
}

async function openHome(page: Page): Promise<Dropdown> {
  await page.goto("/");
  await started(page);
  const navbar = page.getByRole("navigation", { name: "Main" });
  return {
    button: navbar.getByRole("button", { name: "Examples" }),
    links: navbar.locator(".dropdown__menu").getByRole("link"),
  };
}

test("all items sit on the right, in the specified order", proves("L65", "L72a", "L72b"), async ({ page }) => {
  await openHome(page);
  const right = page.locator(".navbar__items--right");
  const names = await right.locator(".navbar__link").evaluateAll((all) => all.map((one) => one.textContent));
  expect(names).toEqual(["Docs", "API", "Showcase", "Examples", "Release notes", ""]);
  await expect(page.locator(".navbar__items:not(.navbar__items--right) .navbar__link")).toHaveCount(0);
});

for (const [name, path, id] of [
  ["Docs", "/docs/intro", "L66"],
  ["API", "/api/", "L67"],
  ["Showcase", "/showcase", "L68"],
] as const) {
  test(`the item ${name} leads to ${path} and is active there`, proves(id), async ({ page }) => {
    await openHome(page);
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveClass(/navbar__link--active/u);
  });
}

test("the brand has the name of the site and leads home", async ({ page }) => {
  await page.goto("/docs/intro");
  const brand = page.locator(".navbar").getByRole("link", { name: "GraphQL-Markdown", exact: true });
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("release notes and repository are named external links", proves("L70", "L71"), async ({ page }) => {
  await openHome(page);
  const navbar = page.getByRole("navigation", { name: "Main" });
  const repository = "https://github.com/graphql-markdown/graphql-markdown";
  await expect(navbar.getByRole("link", { name: "Release notes" })).toHaveAttribute("href", `${repository}/releases`);
  const icon = navbar.getByRole("link", { name: "GraphQL-Markdown repository on GitHub" });
  await expect(icon).toHaveAttribute("href", repository);
  await expect(icon).toHaveAttribute("rel", /noopener/u);
});

test.describe("the dropdown", () => {
  test("opens while a mouse is over it, and leads to the examples", proves("L69", "L109c"), async ({ page }) => {
    const { button, links } = await openHome(page);
    await expect(links.first()).toBeHidden();
    await button.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(links).toHaveText(["Default", "Group by directive"]);
    await links.last().click();
    await expect(page).toHaveURL("/examples/group-by");
    await expect(links.first()).toBeHidden();
  });

  test("closes when the mouse leaves it", proves("L109e"), async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.hover();
    await expect(links.first()).toBeVisible();
    await page.mouse.move(10, 500);
    await expect(links.first()).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  for (const [key, ids] of [
    ["Enter", ["L109d"]],
    ["Space", []],
  ] as const) {
    test(`opens and closes by ${key}, and keeps the focus on its button`, proves(...ids), async ({ page }) => {
      const { button, links } = await openHome(page);
      await button.focus();
      await page.keyboard.press(key);
      await expect(links.first()).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(key);
      await expect(links.first()).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test("opens by the arrow keys, which go round its links", async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.last()).toBeFocused();
  });

  test("opens at its last link by the up arrow", async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.focus();
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
  });

  test("closes by Escape, and its button has the focus again", async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes by Escape while a mouse holds it open", async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.hover();
    await expect(links.first()).toBeVisible();
    await button.focus();
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
  });

  test("closes when the focus goes elsewhere", proves("L109g"), async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeHidden();
    await expect(page.getByRole("link", { name: "Release notes" })).toBeFocused();
  });

  test("closes when a mouse is pressed elsewhere", proves("L109e"), async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(links.first()).toBeHidden();
  });

  test("stands in the tab order only while it is open", async ({ page }) => {
    const { button } = await openHome(page);
    await button.focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Release notes" })).toBeFocused();
  });

  test.describe("on a wide touch screen", () => {
    test.use({ hasTouch: true });

    test("opens by a touch and closes by a touch elsewhere", proves("L109f"), async ({ page }) => {
      const { button, links } = await openHome(page);
      await button.tap();
      await expect(links.first()).toBeVisible();
      await page.touchscreen.tap(10, 500);
      await expect(links.first()).toBeHidden();
    });
  });
});
