import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { modes } from "./pages";
import { started } from "./shell";

interface Stop {
  /** Name of the element as a reader would tell it: label or text. */
  readonly name: string;
  /** Whether it is seen at all, and stands out from the same element without focus. */
  readonly marked: boolean;
  readonly inView: boolean;
}

/** Describes the element that has the focus, or gives null when it is back at the start of the document. */
async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const style = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: (element.getAttribute("aria-label") ?? label ?? element.textContent).trim(),
      marked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Presses Tab until the focus leaves the document, or until a number of steps. */
async function walk(page: Page, steps: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  test("Tab goes through the shell in the order in which it is read", async ({ page }) => {
    await open(page, "/docs/intro");
    const names = (await walk(page, 14)).map(({ name }) => name);
    expect(names.slice(0, 10)).toEqual([
      "Skip to main content",
      "read how to integrate it",
      "Close the announcement",
      "GraphQL-Markdown",
      "Docs",
      "API",
      "Showcase",
      "Examples",
      "Release notes",
      "GraphQL-Markdown repository on GitHub",
    ]);
    expect(names[10]).toMatch(/^Switch between dark and light mode/u);
    expect(names.slice(11, 13)).toEqual(["Submit", "Search"]);
  });

  for (const { path, mode } of matrix({
    path: ["/", "/docs/intro", "/showcase", "/examples/group-by/common/objects/room", "/no/such"],
    mode: modes,
  })) {
    test(
      `every stop of the Tab key on ${path} in ${mode} mode has a name, is in view and is marked`,
      {
        tag: "@matrix",
      },
      async ({ page }) => {
        await page.addInitScript((theme) => {
          localStorage.setItem("theme", theme);
        }, mode);
        await open(page, path);
        const stops = await walk(page, 400);
        expect(stops.length).toBeGreaterThan(10);
        expect(stops.filter(({ name, marked, inView }) => !name || !marked || !inView)).toEqual([]);
      },
    );
  }

  test("'Skip to main content' shows when focused, and leads past the navbar", proves("L61"), async ({ page }) => {
    await open(page, "/docs/intro");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    expect(await page.locator("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  test("after a change of route the next Tab starts at the top of the new page", async ({ page }) => {
    await open(page, "/docs/intro");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  });

  test("a category of the sidebar without a page of its own opens and closes by keyboard", async ({ page }) => {
    await open(page, "/examples/default");
    const category = page.locator(".theme-doc-sidebar-menu").getByRole("button", { name: "Enums" }).first();
    await category.focus();
    await expect(category).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(category).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expect(category).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/examples\/default\/?$/u);
  });

  test("the colour mode is switched by keyboard, and its button says which one is on", async ({ page }) => {
    await open(page, "/");
    const toggle = page.getByRole("button", { name: /^Switch between dark and light mode/u });
    await toggle.focus();
    await page.keyboard.press("Space");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(toggle).toHaveAccessibleName("Switch between dark and light mode (currently dark mode)");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("code wider than the page is scrolled by the arrow keys", async ({ page }) => {
    await open(page, "/docs/settings");
    const wide = page.locator("pre[tabindex='0']");
    const index = await wide.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 50));
    const code = wide.nth(index);
    await code.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test("a table wider than the page takes the focus, and is scrolled by the arrow keys", async ({ page }) => {
    await open(page, "/docs/settings");
    const table = page.locator(".markdown table[tabindex='0']").first();
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator(".markdown table[tabindex]")).toHaveCount(0);
  });
});
