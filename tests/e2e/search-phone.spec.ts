// cspell:ignore Dirctve
import type { Locator, Page } from "@playwright/test";
import { sections } from "../../src/data/sections";
import { proves } from "../conformance/proves";
import { FAULTS } from "./support/requests";
import {
  announcement,
  desktop,
  dialog,
  field,
  INDEX,
  markDocument,
  phone,
  results,
  searchFor,
  visit,
} from "./support/searchBox";
import { saveData, smallTargets } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: phone, hasTouch: true });

const button = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByTitle("Search", { exact: true });

test(
  "on a narrow screen, a button opens a full-screen search, and Cancel closes it",
  proves("L116", "L170b", "L170c"),
  async ({ page }) => {
    await visit(page, "/docs/get-started");
    await expect(page.getByRole("search")).toHaveCount(0);
    await expect(button(page)).toBeVisible();
    expect(await smallTargets(button(page))).toEqual([]);
    // The focus moves within the click event: otherwise, a phone does not open its keyboard.
    const focused = await button(page).evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
      return document.activeElement?.matches("dialog input");
    });
    expect(focused).toBe(true);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });

    await searchFor(page, "media");
    expect(await smallTargets(dialog(page).locator("button, input, a"))).toEqual([]);

    await expect(page.getByTitle("Cancel", { exact: true })).toBeVisible();
    await page.getByTitle("Cancel", { exact: true }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(/\/docs\/get-started$/u);
    await button(page).tap();
    await expect(field(page)).toHaveValue("media");
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();

    // At 200% zoom, the dialog fits; in a low window, its results scroll, but not the page behind it.
    await page.setViewportSize({ width: 720, height: 450 });
    const { content, window } = await dialog(page).evaluate((element) => ({
      content: element.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 5000);
    await expect(results(page).last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // In a wide window, a touch uses the search box of the navbar.
    await page.setViewportSize(desktop);
    await expect(dialog(page)).toBeHidden();
    await field(page).tap();
    await searchFor(page, "averageScore");
    await page.touchscreen.tap(400, 700);
    await expect(results(page)).toHaveCount(0);
    await field(page).tap();
    await results(page).first().tap();
    await expect(page).toHaveURL(/#average-score$/u);
  },
);

test(
  "in the dialog, Escape closes the panel, clears the query and closes the dialog",
  proves("L114a", "L114b", "L114c", "L116"),
  async ({ page }) => {
    await visit(page, "/docs/get-started");
    await button(page).tap();
    const cancel = page.getByTitle("Cancel", { exact: true });
    await expect(cancel).toBeVisible();
    const inside = (): Promise<boolean> =>
      dialog(page).evaluate(
        (element) => element !== document.activeElement && element.contains(document.activeElement),
      );

    // The focus is in the field, on a button, or, after a tap between the controls, on the element around them.
    const focusMoves = [() => field(page).focus(), () => cancel.focus(), () => page.touchscreen.tap(4, 30)];
    for (const [index, moveFocus] of focusMoves.entries()) {
      await searchFor(page, "averageScore~0");
      await moveFocus();
      await expect(results(page).first(), String(index)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(results(page)).toHaveCount(0);
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toHaveValue("averageScore~0");
      await page.keyboard.press("Escape");
      await expect(field(page)).toHaveValue("");
      await expect(dialog(page)).toBeVisible();
      expect(await inside(), String(index)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(page).toHaveURL(/\/docs\/get-started$/u);
      await button(page).tap();
      await expect(field(page)).toBeFocused();
    }

    await searchFor(page, "media");
    await page.keyboard.press("Tab");
    await expect(field(page)).toHaveValue("media");
    const stops: (string | null | undefined)[] = [];
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      expect(await inside()).toBe(true);
      stops.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute("title") ?? document.activeElement?.getAttribute("type"),
        ),
      );
      await page.keyboard.press(key);
    }
    expect(stops).toEqual(["Clear", "Cancel", "radio", "Submit", "text", "Submit"]);
    await expect(dialog(page)).toBeVisible();

    // An arrow opens the panel again.
    await field(page).press("Escape");
    await expect(results(page)).toHaveCount(0);
    await field(page).press("ArrowDown");
    await expect(results(page).first()).toBeVisible();
  },
);

test("Back closes the full-screen search first, then leads to the previous page", async ({ page }) => {
  await visit(page, "/docs/try-it");
  await page
    .getByRole("link", { name: /Get started/u })
    .last()
    .tap();
  // Wait for the page: the router scrolls to its top once it has loaded.
  await expect(page.getByRole("heading", { level: 1, name: "Get started" })).toBeVisible();
  const stillThere = await markDocument(page);

  // Opened by hotkeys, because Playwright scrolls to the target of a tap.
  for (const key of ["/", "Control+k"]) {
    await page.evaluate(() => {
      scrollTo(0, 400);
    });
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/get-started$/u);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }

  await button(page).tap();
  await searchFor(page, "averageScore");
  await results(page).first().tap();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect(dialog(page)).toBeHidden();
  expect(await stillThere()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await expect(dialog(page)).toBeHidden();

  await button(page).tap();
  await page.getByTitle("Cancel", { exact: true }).tap();
  await expect(dialog(page)).toBeHidden();
  await page.waitForFunction(() => history.state !== null);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
});

test("a query in the URL of the home page opens the full-screen search", async ({ page }) => {
  await visit(page, "/");
  await expect(dialog(page)).toBeHidden();
  await page.goto("/?q=averageScore");
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue("averageScore");
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText("averageScore");
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);

  await results(page).first().tap();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  await expect(dialog(page)).toBeVisible();
  await expect(results(page).first()).toBeVisible();

  await page.getByTitle("Cancel", { exact: true }).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  // Wait until the history entry of the dialog is removed, which happens after the dialog has closed.
  await page.waitForFunction("navigation.canGoForward");
  await page.reload();
  await expect(results(page).first()).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/u);
});

test("before a query, the dialog leads to the main sections, and Back returns", async ({ page }) => {
  await visit(page, "/docs/get-started");
  await button(page).tap();
  const start = dialog(page).getByRole("navigation", { name: "Where to start" });
  await field(page).fill("media");
  await expect(results(page).first()).toBeVisible();
  await expect(start).toBeHidden();
  await field(page).fill("");
  await start.getByRole("link", { name: "Settings" }).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
});

test("before the page table has loaded, the dialog lists all main sections", async ({ page }) => {
  await saveData(page);
  await visit(page, "/docs/get-started");
  await button(page).tap();
  const links = dialog(page).getByRole("navigation", { name: "Where to start" }).getByRole("link");
  await expect(links).toHaveText(sections.map(({ title }) => title));
});

test("before a query, the dialog lists recent pages, the newest first", async ({ page }) => {
  await visit(page, "/docs/get-started");
  for (const [link, title] of [
    ["Settings", "Settings"],
    ["Cheat sheet", "cheat sheet"],
  ] as const) {
    await button(page).tap();
    await searchFor(page, `title:${link}`);
    await results(page).first().tap();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  }
  await button(page).tap();
  await field(page).fill("");
  const recent = dialog(page).locator("ul").first().getByRole("link");
  await expect(dialog(page).getByText("Recent pages")).toBeVisible();
  await expect(recent).toHaveText(["Settings", "Get started"]);
  expect(await smallTargets(dialog(page).locator("a"))).toEqual([]);
  await recent.last().tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await button(page).tap();
  await field(page).fill("");
  await expect(recent).toHaveText([/cheat sheet/iu, "Settings"]);
});

for (const viewport of [phone, desktop]) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    /** Opens the search, in a dialog if there is one, and types a query. */
    async function typeQuery(page: Page, query: string): Promise<void> {
      await visit(page, "/docs/get-started");
      if (viewport === phone) await button(page).tap();
      await field(page).fill(query);
    }

    const docsLinks = (page: Page): Locator =>
      page.locator("nav.navbar").getByRole("link", { name: "Docs", exact: true });

    test("a query without results suggests a similar one, with its three best results", async ({ page }) => {
      await typeQuery(page, "skipDocDirctve +qzx");
      await expect(page.getByText("Did you mean “skip doc directive”?").first()).toBeInViewport({ ratio: 1 });
      await expect(announcement(page)).toHaveText(
        /^No results for “skipDocDirctve \+qzx” Did you mean “skip doc directive”\? 3 results\. First: skipDocDirective$/u,
      );
      await expect(results(page)).toHaveCount(3);
      for (const result of await results(page).all()) await expect(result).toBeInViewport({ ratio: 1 });
      await expect(docsLinks(page).last()).toBeVisible();
      await field(page).press("Enter");
      await expect(page).toHaveURL(/\/docs\/settings#skipdocdirective$/u);
    });

    test("a query without results, and a missing index, lead to the main sections", async ({ page }) => {
      const settingsLink = page.locator("nav.navbar").getByText(": every option");
      for (const query of ["-media", "zqx vqz qxv"]) {
        await typeQuery(page, query);
        await expect(settingsLink).toBeInViewport();
      }
      await page.route(INDEX, FAULTS["is missing"] ?? (() => undefined));
      await typeQuery(page, "media");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(settingsLink).toBeInViewport();
      await expect(page.getByText("No results")).toHaveCount(0);
    });
  });
}
