import type { Locator, Page } from "@playwright/test";
import { bigSchema } from "../playground/bigSchema";
import { optionsWith } from "../playground/options";
import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  PATH,
  editor,
  enter,
  line,
  rendered,
  start,
  status,
  tab,
  tree,
  usePanel,
  workspace,
  written,
} from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";
import { BOUNDS } from "@site/src/plugins/playground/browser/ui/saved/link";
import { hashOf } from "../playground/links";

const tablet = { width: 820, height: 1180 };

/** Pages in a folder whose name has as many letters as a link may give it. */
const longGroup = optionsWith({
  groupByDirective: { directive: "doc", field: "category", fallback: "g".repeat(BOUNDS.text) },
});

const separators = (page: Page): Locator => workspace(page).getByRole("separator");
const separator = (page: Page, name: string): Locator => workspace(page).getByRole("separator", { name, exact: true });

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0;
}

const panel = (page: Page, name: string): Locator => workspace(page).getByRole("tabpanel", { name, exact: true });

const isInside = (page: Page): Promise<boolean> =>
  workspace(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);

test.describe("on a wide screen", () => {
  test.use({ viewport: desktop });

  test("a page keeps its room, however long its path is", async ({ page }) => {
    const hash = await hashOf({ source: "type Query { a: Int }", options: longGroup });
    await page.goto(`${PATH}${hash ?? ""}`);
    await written(page);
    await expect(rendered(page)).toBeVisible();
    const height = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;
    expect(await height(rendered(page))).toBeGreaterThan((await height(panel(page, "Page"))) / 2);
  });

  test(
    "widths are dragged, moved by keys to their ends, and stay when the playground is closed and opened",
    { tag: "@slow" },
    async ({ page }) => {
      const blocked = await violations(page);
      await start(page);
      const handle = separator(page, "Width of Schema and Options");
      const before = await widthOf(panel(page, "Schema"));
      const box = await handle.boundingBox();
      if (!box) throw new Error("There is no separator.");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => widthOf(panel(page, "Schema"))).toBeLessThan(before - 80);

      await handle.focus();
      const value = async (): Promise<number> => Number(await handle.getAttribute("aria-valuenow"));
      const dragged = await value();
      await page.keyboard.press("ArrowRight");
      await expect.poll(value).toBeGreaterThan(dragged + 4);
      await page.keyboard.press("Home");
      await expect.poll(value).toBe(Number(await handle.getAttribute("aria-valuemin")));
      await page.keyboard.press("End");
      await expect.poll(value).toBe(Number(await handle.getAttribute("aria-valuemax")));
      await expect(rendered(page)).toBeVisible();
      expect(await isInside(page)).toBe(true);

      const list = separator(page, "Width of Pages");
      const least = await widthOf(tree(page));
      await list.focus();
      await page.keyboard.press("End");
      await expect.poll(() => widthOf(tree(page))).toBeGreaterThan(least);
      const chosen = await value();
      await workspace(page).getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Start the playground" }).click();
      await expect.poll(value).toBe(chosen);
      expect(blocked).toEqual([]);
    },
  );

  test("the mark of the focus is on the separator itself", { tag: "@slow" }, async ({ page }) => {
    await start(page);
    await workspace(page).getByRole("button", { name: "Close" }).focus();
    for (const name of ["Width of Schema and Options", "Width of Pages"]) {
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(separator(page, name)).toBeFocused({ timeout: 1 });
      }).toPass();
      expect(await separator(page, name).evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
        "none",
      );
    }
  });

  test(
    "a schema of 1,500 types that is loaded out of sight draws no more lines than one in sight",
    {
      tag: "@slow",
    },
    async ({ page }) => {
      test.setTimeout(120_000);
      await start(page);
      await tab(page, "Options").click();
      await enter(page, bigSchema(1500));
      await expect(status(page)).toHaveText(/\d,\d{3} files written/u, { timeout: 90_000 });
      expect(await workspace(page).locator(".cm-line").count()).toBeLessThan(200);
      const first = await status(page).innerText();
      await page.setViewportSize(phone);
      await tab(page, "Page").click();
      await enter(page, bigSchema(1499));
      await expect(status(page)).not.toHaveText(first);
      await expect(status(page)).toHaveText(/\d,\d{3} files written/u, { timeout: 90_000 });
      expect(await workspace(page).locator(".cm-line").count()).toBeLessThan(200);
    },
  );
});

test.describe("on a tablet", () => {
  test.use({ viewport: tablet });

  test("two panels are side by side, each with tabs, and a page that is chosen is shown", async ({ page }) => {
    await start(page);
    await expect(workspace(page).getByRole("tablist")).toHaveCount(2);
    await expect(separators(page)).toHaveCount(1);
    await expect(editor(page)).toBeVisible();
    await expect(rendered(page)).toBeVisible();
    await tab(page, "Page").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tab(page, "Pages")).toBeFocused();
    await expect(rendered(page)).toBeHidden();
    await line(page, "person.mdx").click();
    await expect(tab(page, "Page")).toBeFocused();
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Person");
    await expect(editor(page)).toBeVisible();
    const handle = separator(page, "Width of Schema and Options");
    const before = await widthOf(rendered(page));
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => widthOf(rendered(page))).toBeGreaterThan(before + 20);
    expect(await isInside(page)).toBe(true);
  });
});

test.describe("when the width changes", () => {
  test.use({ viewport: desktop });

  test("text, selection, filter and scroll of the panels stay", { tag: "@slow" }, async ({ page }) => {
    await start(page);
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("# mine");
    await page.keyboard.press("Shift+Home");
    await workspace(page).getByRole("searchbox", { name: "Find pages by name" }).fill("film");
    const scrolled = (): Promise<number> => rendered(page).evaluate((element) => element.scrollTop);
    await rendered(page).evaluate((element) => {
      element.scrollTo(0, 120);
    });
    for (const viewport of [tablet, phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      await expect(separators(page)).toHaveCount({ 1440: 2, 820: 1, 390: 0 }[viewport.width] ?? NaN);
    }
    expect(await scrolled()).toBe(120);
    await expect(workspace(page).getByRole("searchbox", { name: "Find pages by name" })).toHaveValue("film");
    await expect(editor(page)).toContainText("# mine");
    await editor(page).focus();
    await page.keyboard.type("x");
    await expect(editor(page)).not.toContainText("# mine");
  });
});

/** What scrolls up and down inside of something that does so. */
const nested = (page: Page): Promise<string[]> =>
  workspace(page).evaluate((dialog) => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
    const found = [...dialog.querySelectorAll("*")].filter((element) => element.checkVisibility() && scrolls(element));
    return found
      .filter((element) => found.some((other) => other !== element && other.contains(element)) || scrolls(dialog))
      .map((element) => `${element.tagName} ${element.className}`);
  });

for (const [size, viewport] of Object.entries({ desktop, tablet, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(
      "no panel hides a scroll inside of a scroll, and axe finds nothing, in both modes",
      {
        tag: "@slow",
      },
      async ({ page }) => {
        test.setTimeout(120_000);
        await installAxe(page);
        await start(page);
        await enter(page, bigSchema(20));
        await workspace(page).getByRole("button", { name: "From an endpoint" }).click();
        await workspace(page).getByRole("textbox", { name: "URL" }).fill("https://api.example.com/graphql");
        const tabs = await workspace(page).getByRole("tab").allInnerTexts();
        for (const name of tabs) {
          await tab(page, name).click();
          expect(await nested(page), name).toEqual([]);
          expect(await runAxeInBothModes(page, "dialog[open]"), name).toEqual([]);
        }
        await expect(usePanel(page)).toBeVisible();
        expect(await isInside(page)).toBe(true);
      },
    );
  });
}
