import { expect, it } from "vitest";
import { WIDE } from "../page";
import type { Page } from "../page";

const TOGGLE = ".navbar button[aria-label^='Switch between']";

const mode = (page: Page): Promise<string | undefined> => page.run(() => document.documentElement.dataset["theme"]);

/** Runs in the page: returns the colours of a scrollbar. In older WebKit, returns the colour scheme if no style sets colours. */
function scrollbarOf(selector: string): string {
  const element = document.querySelector(selector);
  if (!element) return `no ${selector}`;
  const { scrollbarColor, colorScheme } = getComputedStyle(element);
  if (CSS.supports("scrollbar-color", "auto")) return scrollbarColor;
  // Older WebKit has pseudo-elements for the parts of a scrollbar.
  const part = (name: string): string => getComputedStyle(element, `::-webkit-scrollbar-${name}`).backgroundColor;
  return element.matches(".thin-scrollbar") ? `${part("thumb")} ${part("track")}` : colorScheme;
}

/** Results of `scrollbarOf` for dark scrollbars. */
const DARK = ["rgb(141, 143, 152) rgb(22, 23, 27)", "rgb(104, 104, 104) rgb(68, 68, 68)", "dark"];

/** Checks the colour mode and the scrollbars. */
export function themeChecks(page: () => Page): void {
  it("switches the colour mode by keyboard, in all windows", async () => {
    await page().visit("/docs/intro");
    expect(await mode(page())).toBe("light");
    await page().inWindow(WIDE, async () => {
      await page().visit("/showcase");
      await page().focus(TOGGLE);
      await page().press(" ");
      await expect.poll(() => mode(page())).toBe("dark");
      expect(await page().run(() => localStorage.getItem("theme"))).toBe("dark");
    });
    await expect.poll(() => mode(page())).toBe("dark");
    await page().reload();
    expect(await mode(page())).toBe("dark");
  });

  it("draws dark scrollbars in dark mode", async () => {
    const expectDark = async (...selectors: readonly string[]): Promise<void> => {
      for (const selector of selectors) expect(DARK, selector).toContain(await page().run(scrollbarOf, selector));
    };
    await page().visit("/docs/settings");
    if ((await mode(page())) === "light") await page().click(TOGGLE);
    await expect.poll(() => mode(page())).toBe("dark");
    await expectDark("html", ".menu.thin-scrollbar", ".theme-doc-toc-desktop", ".theme-code-block pre");
    await page().visit("/docs/try-it");
    await page().click("button", "Start the playground");
    await expect.poll(() => page().seen("dialog [aria-label^='Rendered page']")).toHaveLength(1);
    await expectDark(".cm-scroller", "dialog [role=tree]", "dialog [aria-label^='Rendered page']");
  });
}
