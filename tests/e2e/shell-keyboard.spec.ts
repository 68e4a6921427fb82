import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { modes } from "./support/pages";
import { hold } from "./support/requests";
import { desktop, dialog, field, phone, pressCyrillicK, results, visit } from "./support/searchBox";
import { saveMode, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

/** An element that Tab has focused. */
interface Stop {
  /** Label or text of the element. */
  readonly name: string;
  /** Whether the element has a visible focus outline. */
  readonly outlined: boolean;
  readonly inView: boolean;
}

/** Describes the element with the focus; null if the focus has left the document. */
async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const style = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: (element.getAttribute("aria-label") ?? label ?? element.textContent).trim(),
      outlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Presses Tab until the focus leaves the document, at most `steps` times. Returns the elements that got the focus. */
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

test.describe("on a desktop", () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

  test("Tab moves through the shell in reading order", proves("L61"), async ({ page }) => {
    await visit(page, "/docs/intro");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const names = (await walk(page, 13)).map(({ name }) => name);
    expect(names.slice(0, 9)).toEqual([
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
    expect(names[9]).toMatch(/^Switch between dark and light mode/u);
    expect(names.slice(10, 12)).toEqual(["Submit", "Search"]);

    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(skip).not.toBeInViewport();
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.locator("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
  });

  for (const { path, mode } of matrix({
    path: ["/", "/docs/intro", "/showcase", "/examples/group-by/common/objects/room", "/no/such"],
    mode: modes,
  })) {
    test(`Tab stops on ${path} (${mode}) are visible and named`, { tag: "@matrix" }, async ({ page }) => {
      await saveMode(page, mode);
      await visit(page, path);
      const stops = await walk(page, 400);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ name, outlined, inView }) => !name || !outlined || !inView)).toEqual([]);
    });
  }
});

test("on a phone, wide code scrolls with the arrow keys", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/docs/settings");
  const code = page.locator("pre[tabindex='0']");
  const firstWide = await code.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 50));
  const scroller = code.nth(firstWide);
  // Repeated, because the theme renders tabs again after hydration, and code in them loses the focus.
  await expect(async () => {
    await scroller.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft), { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
  // A table that fits is not a tab stop.
  await expect(page.locator(".markdown table[tabindex]")).toHaveCount(0);
});

/**
 * Goes to a page and holds back its main script.
 *
 * @returns a function that releases the script and waits until the page has hydrated
 */
async function visitEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, "**/assets/js/main.*");
  await page.goto(path, { waitUntil: "commit" });
  // The footer is the last element of the page, so all of the HTML has arrived.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "false");
  return async () => {
    await release();
    await waitForHydration(page);
  };
}

test.describe("before the page responds, on a desktop,", () => {
  test.use({ viewport: desktop });

  for (const key of ["Control+K", "/"]) {
    test(`${key} focuses the search field, and typed text is searched for`, proves("L72b"), async ({ page }) => {
      const respond = await visitEarly(page, "/docs/intro");
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("averageScore");
      await respond();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("averageScore");
      await expect(results(page).first()).toContainText("averageScore");
    });
  }

  test("Enter in the search field opens the first result once it is found", async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    await field(page).click();
    await page.keyboard.type("averageScore");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("averageScore");
    await respond();
    await expect(page).toHaveURL(/#average-score$/u);
  });

  test("text in the search field stays when the reader moves the focus", async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    await page.keyboard.press("/");
    await page.keyboard.type("media");
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await respond();
    await expect(link).toBeFocused();
    await expect(field(page)).toHaveValue("media");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    await expect(field(page)).toHaveValue("media");
  });

  test("a dropdown opened by hovering stays open", proves("L109d"), async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Examples" });
    const link = page.locator(".dropdown__menu").getByRole("link", { name: "Default" });
    await button.hover();
    await expect(link).toBeVisible();
    await respond();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  for (const key of ["a click", "Enter"] as const) {
    test(`a dropdown opened by ${key} stays open`, proves("L109d"), async ({ page }) => {
      const respond = await visitEarly(page, "/docs/intro");
      const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Examples" });
      if (key === "Enter") await button.press("Enter");
      else await button.click();
      await page.mouse.move(10, 600);
      await respond();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(".dropdown__menu").getByRole("link", { name: "Default" })).toBeVisible();
    });
  }

  test("the skip link moves the focus to the main content, where it stays", proves("L61"), async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await respond();
    await expect(page.locator("main")).toBeFocused();
    await expect(page).toHaveURL("/docs/intro");
  });
});

test.describe("before the page responds, on a phone,", () => {
  test.use({ viewport: phone });

  const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Navigation" }).locator(".navbar-sidebar");
  const hamburger = (page: Page): Locator => page.getByRole("button", { name: "Toggle navigation bar" });

  test("pressing the menu button any number of times opens the menu", proves("L80a"), async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    for (let attempt = 0; attempt < 3; attempt += 1) await hamburger(page).click();
    await respond();
    await expect(menu(page)).toBeVisible();
  });

  test("the menu stays closed if the focus has left its button", async ({ page }) => {
    const respond = await visitEarly(page, "/docs/intro");
    await hamburger(page).click();
    await page.keyboard.press("Tab");
    const brand = page.locator(".navbar__inner .navbar__brand");
    await expect(brand).toBeFocused();
    await respond();
    await expect(brand).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  });

  for (const [name, press] of [
    ["Ctrl+K", (page: Page) => page.keyboard.press("Control+K")],
    ["Ctrl+K on a Cyrillic keyboard", pressCyrillicK],
    ["the search button", (page: Page) => page.getByRole("button", { name: "Search", exact: true }).click()],
  ] as const) {
    test(`${name} opens the search`, proves("L116"), async ({ page }) => {
      const respond = await visitEarly(page, "/docs/intro");
      await press(page);
      await respond();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole("combobox")).toBeFocused();
    });
  }
});
