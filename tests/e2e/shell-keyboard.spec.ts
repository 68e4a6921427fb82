import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { modes } from "./support/pages";
import { desktop, phone, visit } from "./support/searchBox";
import { saveMode } from "./support/shell";
import { expect, test } from "./support/test";

interface Stop {
  /** Label or text of the element. */
  readonly name: string;
  /** Whether it has a visible focus outline. */
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

/** Presses Tab until the focus leaves the document, at most the given number of times. */
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
  const wide = await code.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 50));
  const scroller = code.nth(wide);
  // Repeated, because the theme renders tabs again after hydration, and code in them loses the focus.
  await expect(async () => {
    await scroller.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft), { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
  // A table that fits is not a tab stop.
  await expect(page.locator(".markdown table[tabindex]")).toHaveCount(0);
});
