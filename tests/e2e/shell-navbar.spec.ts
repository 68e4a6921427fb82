import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { desktop, visit } from "./support/searchBox";
import { frames, modeToggle, openCategory } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** The dropdown "Examples" of the navbar. */
interface Dropdown {
  readonly button: Locator;
  readonly links: Locator;
}

async function openHome(page: Page): Promise<Dropdown> {
  await visit(page, "/");
  const navbar = page.getByRole("navigation", { name: "Main" });
  return {
    button: navbar.getByRole("button", { name: "Examples" }),
    links: navbar.locator(".dropdown__menu").getByRole("link"),
  };
}

test(
  "all navbar items are on the right in order, and lead to their pages",
  proves("L65", "L66", "L67", "L68", "L70", "L71", "L72a", "L72b"),
  async ({ page }) => {
    await openHome(page);
    const right = page.locator(".navbar__items--right");
    const links = right.locator(".navbar__link");
    await expect(links).toHaveText(["Docs", "API", "Showcase", "Examples", "Release notes", ""]);
    await expect(page.locator(".navbar__items:not(.navbar__items--right) .navbar__link")).toHaveCount(0);

    // Items, colour toggle and search fill the right side of the navbar.
    const controls = [...(await links.all()), modeToggle(page), page.getByRole("search")];
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(boxes).toHaveLength(8);
    expect(boxes).not.toContain(null);
    const left = boxes.map((box) => box?.x ?? 0);
    const width = page.viewportSize()?.width ?? 0;
    expect(left).toEqual(left.toSorted((one, other) => one - other));
    expect(left[0]).toBeGreaterThan(width / 3);
    const last = boxes.at(-1);
    expect(last?.x).toBeGreaterThan(width / 2);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(width - 40);

    const navbar = page.getByRole("navigation", { name: "Main" });
    const repository = "https://github.com/graphql-markdown/graphql-markdown";
    await expect(navbar.getByRole("link", { name: "Release notes" })).toHaveAttribute("href", `${repository}/releases`);
    const icon = navbar.getByRole("link", { name: "GraphQL-Markdown repository on GitHub" });
    await expect(icon).toHaveAttribute("href", repository);
    await expect(icon).toHaveAttribute("rel", /noopener/u);
    const iconStyle = await icon.evaluate((link) => {
      const { maskImage, width, height, backgroundColor } = getComputedStyle(link, "::before");
      return {
        isMasked: maskImage.startsWith("url("),
        width,
        height,
        isVisible: backgroundColor !== "rgba(0, 0, 0, 0)",
      };
    });
    expect(iconStyle).toEqual({ isMasked: true, width: "24px", height: "24px", isVisible: true });

    for (const [name, path] of [
      ["Docs", "/docs/intro"],
      ["API", "/api/"],
      ["Showcase", "/showcase"],
    ] as const) {
      const link = navbar.getByRole("link", { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveClass(/navbar__link--active/u);
    }
    await page.locator(".navbar").getByRole("link", { name: "GraphQL-Markdown", exact: true }).click();
    await expect(page).toHaveURL("/");
  },
);

test("the dropdown opens on hover and leads to the examples", proves("L69", "L109c", "L109e"), async ({ page }) => {
  const { button, links } = await openHome(page);
  await expect(links.first()).toBeHidden();
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(links).toHaveText(["Default", "Group by directive"]);
  await button.focus();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await page.mouse.move(10, 500);
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.mouse.move(10, 500);
  await expect(links.first()).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  for (const [name, path] of [
    ["Default", "/examples/default"],
    ["Group by directive", "/examples/group-by"],
  ] as const) {
    await page.mouse.move(10, 500);
    await button.hover();
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(links.first()).toBeHidden();
  }
});

test(
  "the dropdown works by keyboard, and closes on a click or focus elsewhere",
  proves("L109d", "L109e", "L109g"),
  async ({ page }) => {
    const { button, links } = await openHome(page);
    const next = page.getByRole("link", { name: "Release notes" });
    await button.focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(links.first()).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(key);
      await expect(links.first()).toBeHidden();
      await expect(button).toBeFocused();
    }
    for (const [key, link] of [
      ["ArrowDown", links.first()],
      ["ArrowDown", links.last()],
      ["ArrowDown", links.first()],
      ["ArrowUp", links.last()],
      ["Home", links.first()],
      ["End", links.last()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(links.first()).toBeHidden();
    await button.focus();
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeHidden();
    await expect(next).toBeFocused();
    // The links of the closed dropdown are not Tab stops.
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  },
);

test("without hideOnScroll, the navbar stays when the page scrolls down", proves("L96a"), async ({ page }) => {
  await visit(page, "/docs/settings");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await frames(page);
  await expect(page.locator(".navbar")).toBeInViewport({ ratio: 1 });
});

test.describe("on a wide touch screen", () => {
  test.use({ hasTouch: true });

  test("the dropdown opens by a touch and closes by a touch elsewhere", proves("L109f"), async ({ page }) => {
    const { button, links } = await openHome(page);
    await button.tap();
    await expect(links.first()).toBeVisible();
    // A touch that does not become a click, because it scrolls the page.
    await page.getByRole("heading", { level: 1 }).dispatchEvent("touchstart");
    await expect(links.first()).toBeHidden();
  });
});

test(
  "the sidebar shows the current page and opens categories independently",
  proves("L110a", "L110c", "L110d"),
  async ({ page }) => {
    const path = "/examples/default/types/objects/user";
    await visit(page, path);
    const sidebar = page.getByRole("complementary").getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole("button", { name: /(?:collapse|hide) sidebar$/iu })).toHaveCount(0);
    await expect(sidebar.locator("[aria-current=page]")).toBeInViewport();

    const open = sidebar.locator("[aria-expanded=true]");
    const before = await open.count();
    expect(before).toBeGreaterThan(0);
    const unions = sidebar.locator("[aria-expanded]", { hasText: /^Unions$/u });
    const short = await openCategory(sidebar, /^Unions$/u);
    const long = await openCategory(sidebar, /^Inputs$/u);
    expect(short).toBeGreaterThan(100);
    expect(long).toBeGreaterThan(short);
    await expect(open).toHaveCount(before + 2);

    await unions.focus();
    for (const expanded of ["false", "true"]) {
      await page.keyboard.press("Enter");
      await expect(unions).toHaveAttribute("aria-expanded", expanded);
    }
    await expect(page).toHaveURL(path);
  },
);

test("the sidebar of the API says which modules are internal", async ({ page }) => {
  await visit(page, "/api/core/config");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await expect(sidebar.getByRole("link", { name: "core", exact: true })).toBeVisible();
  await expect(sidebar).not.toContainText("@graphql-markdown/");
  const badges = await sidebar
    .locator(".api-internal > .menu__link, .api-internal > .menu__list-item-collapsible > .menu__link")
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => getComputedStyle(link, "::before"))
          // Tells the word "internal" from the arrow of a folder, which is rotated.
          .map(({ content, transform }) => `${content} ${transform}`),
      ),
    ]);
  expect(badges).toEqual(['"internal" none']);
});
