import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "../support/axe";
import { hold } from "../support/requests";
import { expectNoShift, watchShifts } from "../support/layoutShift";
import { desktop, phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const MEDIA = "/examples/default/types/objects/media";

/** A sidebar with its filter: beside the text on a desktop, in the menu on a phone. */
interface Sidebar {
  readonly filter: Locator;
  readonly links: Locator;
  readonly link: (name: string) => Locator;
  readonly current: Locator;
  readonly status: Locator;
}

function sidebarIn(part: Locator): Sidebar {
  const list = part.locator(".theme-doc-sidebar-menu");
  return {
    filter: list.getByRole("searchbox", { name: "Filter pages" }),
    links: list.getByRole("link"),
    link: (name) => list.getByRole("link", { name, exact: true }),
    current: list.locator("[aria-current=page]"),
    status: list.getByRole("status"),
  };
}

const desktopSidebar = (page: Page): Sidebar => sidebarIn(page.getByRole("complementary"));

/** Names of the pages in a sidebar. */
async function namesOf({ links }: Sidebar): Promise<string[]> {
  const names = await links.allTextContents();
  return names.map((name) => name.replaceAll("\u200B", ""));
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

  test("the filter of a long sidebar works by keyboard and announces the matches", async ({ page }) => {
    await installAxe(page);
    await watchShifts(page);
    await visit(page, MEDIA);
    await expectNoShift(page);
    const sidebar = desktopSidebar(page);
    const { filter, links, current, status } = sidebar;
    const all = await links.count();
    await expect(filter).toBeInViewport();
    await expect(page.locator("kbd", { hasText: "." })).toBeVisible();

    await page.keyboard.press("Control+.");
    await expect(filter).not.toBeFocused();
    await page.keyboard.press(".");
    await expect(filter).toBeFocused();
    await page.keyboard.type("conn");
    await expect(status).toHaveText(/^\d+ of \d{3} pages$/u);
    const matches = Number.parseInt((await status.textContent()) ?? "", 10);
    const names = await namesOf(sidebar);
    expect(names).toContain("MediaConnection");
    expect(names.filter((name) => !name.includes("Connection"))).toEqual(["Media"]);
    expect(names).toHaveLength(matches + 1);
    await expect(current).toHaveText("Media");
    await expect(current).toBeInViewport();
    expect(await runAxeInBothModes(page, ".theme-doc-sidebar-container")).toEqual([]);

    await page.keyboard.type(" media tr");
    await expect(links).toHaveText(["Media", /MediaTrend.*Connection/u]);
    await filter.fill("no such page");
    await expect(status).toHaveText("No page matches");
    await expect(links).toHaveText(["Media"]);

    await page.keyboard.press("Escape");
    await expect(filter).toHaveValue("");
    await expect(filter).toBeFocused();
    await expect(status).toBeEmpty();
    await expect(links).toHaveCount(all);
    await expect(current).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(filter).not.toBeFocused();

    await page.getByRole("combobox", { name: "Search" }).focus();
    await page.keyboard.press(".");
    await expect(filter).not.toBeFocused();
  });

  test("nothing is visible above the filter when the sidebar is scrolled", async ({ page }) => {
    await visit(page, MEDIA);
    const { filter, current } = desktopSidebar(page);
    await expect(current).toBeInViewport();
    const { x, y, width } = (await filter.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const above = ([left, top]: readonly [number, number]): string[] =>
      Array.from({ length: 16 }, (_, up) => document.elementFromPoint(left, top - up)?.closest("a")?.textContent ?? "");
    expect(new Set(await page.evaluate(above, [x + width / 2, y] as const))).toEqual(new Set([""]));
  });

  test("the filter is cleared on the next page unless the reader keeps it", async ({ page }) => {
    await visit(page, MEDIA);
    const { filter, links, link, current, status } = desktopSidebar(page);
    await filter.fill("studio conn");
    await expect(status).toHaveText(/^\d of/u);
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await link("StudioConnection").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/studio-connection$/u);
    await expect(filter).toHaveValue("");
    await expect(current).toHaveText("StudioConnection");
    await expect(current).toBeInViewport();

    await filter.fill("edge");
    await expect(status).toHaveText(/^\d{2} of/u);
    await expect(links.first()).toHaveText(/Edge$/u);
    await expect(links.first()).toBeInViewport();
    await expect(current).toBeInViewport({ ratio: 1 });

    await filter.fill("studio");
    await page.getByRole("checkbox", { name: "Keep on the next page" }).check();
    const shown = await links.count();
    await link("StudioEdge").click();
    await expect(page).toHaveURL(/\/studio-edge$/u);
    await expect(filter).toHaveValue("studio");
    await expect(current).toHaveText("StudioEdge");
    await expect(links).toHaveCount(shown);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["search.recent"]);
  });

  test("the hotkey of the filter works before scripts have loaded", async ({ page }) => {
    const release = await hold(page, "**/assets/js/**");
    const filterScript = page.waitForResponse(async (response) => (await response.text()).includes("No page matches"));
    await page.goto(MEDIA, { waitUntil: "commit" });
    const { filter, status } = desktopSidebar(page);
    await expect(filter).toBeVisible();
    await page.keyboard.press(".");
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue("");
    await release();
    await page.keyboard.type("media trend");
    await expect(status).toHaveText(/^\d of/u);

    const releaseFilterScript = await hold(page, (await filterScript).url());
    await visit(page, MEDIA);
    await page.keyboard.press(".");
    await expect(filter).toBeFocused();
    await page.keyboard.type("media trend");
    await releaseFilterScript();
    await expect(status).toHaveText(/^\d of/u);
  });

  test("text typed before scripts have loaded filters the sidebar", async ({ page }) => {
    const release = await hold(page, "**/assets/js/main.*");
    await page.goto(MEDIA, { waitUntil: "commit" });
    const { filter, links } = desktopSidebar(page);
    await filter.fill("media trend");
    await release();
    await expect(links.filter({ hasText: "MediaTrend" })).not.toHaveCount(0);
    await expect(links.filter({ hasText: "User" })).toHaveCount(0);
    await expect(filter).toHaveValue("media trend");

    await visit(page, "/docs/intro");
    await expect(desktopSidebar(page).links.first()).toBeVisible();
    await expect(filter).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the sidebar in the menu has the filter", async ({ page }) => {
    await visit(page, MEDIA);
    const menu = page.getByRole("dialog", { name: "Navigation" });
    const { filter, links, link, status } = sidebarIn(menu);
    const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
    await toggle.tap();
    await expect(filter).toBeInViewport();
    expect((await filter.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await filter.fill("conn");
    await expect(status).toHaveText(/^\d+ of \d{3} pages$/u);
    await filter.press("Escape");
    await expect(filter).toHaveValue("");
    await expect(filter).toBeVisible();
    await filter.fill("user conn");
    await link("UserConnection").tap();
    await expect(page).toHaveURL(/\/user-connection$/u);
    await expect(menu).toHaveCount(0);
    await toggle.tap();
    await expect(filter).toHaveValue("");

    await filter.fill("user conn");
    await menu.getByRole("checkbox", { name: "Keep on the next page" }).tap();
    await link("UserConnection").tap();
    await expect(menu).toHaveCount(0);
    await toggle.tap();
    await expect(filter).toHaveValue("user conn");
    await expect(links).toHaveText([/User.*Connection/u]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test("a long sidebar has no filter", async ({ page }) => {
    await page.goto(MEDIA);
    const { filter, current } = desktopSidebar(page);
    await expect(current).toBeVisible();
    await expect(filter).toBeHidden();
  });
});
