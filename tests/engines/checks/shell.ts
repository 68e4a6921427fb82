import { expect, it } from "vitest";
import { NARROW, WIDE, until } from "../page";
import type { Page } from "../page";

const DROPDOWN = ".navbar .dropdown button";
const MENU = "[role=dialog] .navbar-sidebar";

const scrollTop = (page: Page): Promise<number> => page.run(() => Math.round(scrollY));

const focusedText = (page: Page): Promise<string> => page.run(() => document.activeElement?.textContent.trim() ?? "");

const dropdownLinks = (page: Page): Promise<string[]> => page.seen(".navbar .dropdown__menu a");

const countMenus = async (page: Page): Promise<number> => (await page.seen(MENU)).length;

async function openMenu(page: Page): Promise<void> {
  await page.click("[aria-label='Toggle navigation bar']");
  await expect.poll(() => countMenus(page)).toBe(1);
}

/** Checks the shell around the pages: navbar, dropdown, and the menu of narrow screens. */
export function shellChecks(page: () => Page): void {
  it("opens the dropdown when the mouse enters, and closes it when the mouse leaves", async () => {
    await page().visit("/");
    expect(await dropdownLinks(page())).toEqual([]);
    await page().hover(DROPDOWN);
    await expect.poll(() => dropdownLinks(page())).toEqual(["Default", "Group by directive"]);
    await page().moveTo({ x: 10, y: 600 });
    await expect.poll(() => dropdownLinks(page())).toEqual([]);
    await page().hover(DROPDOWN);
    await page().click(".navbar .dropdown__menu a", "Default");
    await expect.poll(() => page().url()).toBe("/examples/default");
    await expect.poll(() => dropdownLinks(page())).toEqual([]);
  });

  it("opens the dropdown by an arrow key, and closes it by Escape or a click outside", async () => {
    await page().visit("/");
    await page().moveTo({ x: 10, y: 600 });
    await expect.poll(() => dropdownLinks(page())).toEqual([]);
    await page().focus(DROPDOWN);
    for (const name of ["Default", "Group by directive", "Default"]) {
      await page().press("ArrowDown");
      await expect.poll(() => focusedText(page())).toBe(name);
    }
    expect(await dropdownLinks(page())).toHaveLength(2);
    await page().press("Escape");
    await expect.poll(() => dropdownLinks(page())).toEqual([]);
    expect(await focusedText(page())).toBe("Examples");
    await page().press("ArrowDown");
    await expect.poll(() => dropdownLinks(page())).toHaveLength(2);
    await page().clickAt({ x: 10, y: 600 });
    await expect.poll(() => dropdownLinks(page())).toEqual([]);
  });

  it("keeps the navbar at the top, and has a skip link as the first Tab stop", async () => {
    await page().visit("/docs/settings");
    const top = (): Promise<number | undefined> =>
      page().run(() => document.querySelector(".navbar")?.getBoundingClientRect().top);
    await page().wheel({ x: 640, y: 500 }, 1200);
    await expect.poll(() => scrollTop(page())).toBeGreaterThan(600);
    expect(await top()).toBe(0);
    await page().visit("/docs/intro");
    await page().press("Tab");
    expect(await focusedText(page())).toBe("Skip to main content");
    await page().press("Enter", "Tab");
    expect(await page().run(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });

  it("opens a menu on a narrow screen; Escape, Back or a wide window closes it", async () => {
    await page().inWindow(NARROW, async () => {
      await page().visit("/docs/intro");
      await openMenu(page());
      // On a docs page, the menu opens at its second level.
      await page().click(".navbar-sidebar a", "Get started");
      await expect.poll(() => page().seen("h1")).toEqual(["Get started"]);
      await expect.poll(() => countMenus(page())).toBe(0);

      await openMenu(page());
      await page().click(".navbar-sidebar__back");
      await expect.poll(() => page().run(() => document.activeElement?.closest(".navbar-sidebar") !== null)).toBe(true);
      await page().wheel({ x: 380, y: 400 }, 500);
      await page().press("Escape");
      await expect.poll(() => countMenus(page())).toBe(0);
      expect(await scrollTop(page())).toBe(0);
      await expect
        .poll(async () => {
          await page().wheel({ x: 200, y: 400 }, 500);
          return scrollTop(page());
        })
        .toBeGreaterThan(0);

      await openMenu(page());
      await page().back();
      await expect.poll(() => countMenus(page())).toBe(0);
      // To stay on the page, Docusaurus goes forward again.
      await expect.poll(() => page().url()).toBe("/docs/get-started");

      await openMenu(page());
      await page().resize(WIDE);
      await expect.poll(() => countMenus(page())).toBe(0);
    });
  });
}

/** Checks the back/forward cache. Use a browser of its own: after Back, the driver cannot open a URL in the window. */
export function cacheChecks(page: () => Page): void {
  it("restores a page on Back, with its scroll position", async () => {
    await page().visit("/docs/settings");
    await page().wheel({ x: 640, y: 500 }, 1200);
    await expect.poll(() => scrollTop(page())).toBeGreaterThan(600);
    // Firefox does not cache a page that is still loading something, such as prefetched pages.
    const counts: number[] = [];
    await until("page that loads nothing more", async () => {
      counts.push(await page().run(() => performance.getEntriesByType("resource").length));
      return counts.length > 10 && counts.at(-10) === counts.at(-1) ? true : null;
    });
    await page().run(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset["testRestored"] = String(persisted);
      });
      // Leaves the page only after this call has returned: a frozen page sends no reply.
      setTimeout(() => {
        location.assign("/llms.txt");
      });
    });
    await expect.poll(() => page().url()).toBe("/llms.txt");
    await page().back();
    await expect.poll(() => page().run(() => document.body.dataset["testRestored"])).toBe("true");
    expect(await scrollTop(page())).toBeGreaterThan(600);
    await page().click(".navbar a", "Showcase");
    await expect.poll(() => page().url()).toBe("/showcase");
  });
}
