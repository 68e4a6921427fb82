import type { Locator, Page } from "@playwright/test";
import { LIMITS } from "@site/src/plugins/playground/browser/ui/saved/link";
import { hashOf, hashWith } from "../../playground/links";
import { optionsWith } from "../../playground/options";
import { installAxe, runAxeInBothModes } from "../support/axe";
import { violations } from "../support/console";
import {
  PATH,
  denyStorage,
  editor,
  exportPanel,
  refuseWorkers,
  rendered,
  start,
  startButton,
  tab,
  tree,
  treeItem,
  waitForRun,
  workspace,
} from "../support/playground";
import { hold } from "../support/requests";
import { desktop, phone, visit } from "../support/searchBox";
import { middleOf } from "../support/shell";
import { expect, test } from "../support/test";

const tablet = { width: 820, height: 1180 };

const separators = (page: Page): Locator => workspace(page).getByRole("separator");
const panel = (page: Page, name: string): Locator => workspace(page).getByRole("tabpanel", { name, exact: true });

const sizeOf = async (locator: Locator, side: "width" | "height"): Promise<number> =>
  (await locator.boundingBox())?.[side] ?? 0;

const fitsWidth = (page: Page): Promise<boolean> =>
  workspace(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);

test("panels can be resized by pointer and keys, and keep their size when reopened", async ({ page }) => {
  await page.setViewportSize(desktop);
  const blocked = await violations(page);
  const fallback = "g".repeat(LIMITS.text);
  const options = optionsWith({ groupByDirective: { directive: "doc", field: "category", fallback } });
  await page.goto(PATH + ((await hashOf({ source: "type Query { a: Int }", options })) ?? ""));
  await waitForRun(page);
  await expect(rendered(page)).toBeVisible();
  expect(await sizeOf(rendered(page), "height")).toBeGreaterThan((await sizeOf(panel(page, "Page"), "height")) / 2);

  const handle = workspace(page).getByRole("separator", { name: "Width of Schema and Options" });
  const pagesHandle = workspace(page).getByRole("separator", { name: "Width of Pages" });
  const valueOf = async (separator: Locator): Promise<number> => Number(await separator.getAttribute("aria-valuenow"));
  const before = await sizeOf(panel(page, "Schema"), "width");
  const box = await handle.boundingBox();
  if (!box) throw new Error("There is no separator.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => sizeOf(panel(page, "Schema"), "width")).toBeLessThan(before - 80);
  const dragged = await valueOf(handle);
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => valueOf(handle)).toBeGreaterThan(dragged + 4);
  await page.keyboard.press("Home");
  await expect(handle).toHaveAttribute("aria-valuenow", (await handle.getAttribute("aria-valuemin")) ?? "");
  await page.keyboard.press("End");
  await expect(handle).toHaveAttribute("aria-valuenow", (await handle.getAttribute("aria-valuemax")) ?? "");
  await expect(rendered(page)).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  const minimum = await sizeOf(tree(page), "width");
  await pagesHandle.focus();
  expect(await pagesHandle.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
  await page.keyboard.press("End");
  await expect.poll(() => sizeOf(tree(page), "width")).toBeGreaterThan(minimum);
  const chosen = (await pagesHandle.getAttribute("aria-valuenow")) ?? "";
  await workspace(page).getByRole("button", { name: "Close" }).click();
  await startButton(page).click();
  await expect(pagesHandle).toHaveAttribute("aria-valuenow", chosen);
  expect(blocked).toEqual([]);
});

test("state and scroll positions survive a change of the width", async ({ page }) => {
  await page.setViewportSize(desktop);
  const field = workspace(page).getByRole("searchbox", { name: "Find pages by name" });
  await start(page);
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# mine");
  await page.keyboard.press("Shift+Home");
  await field.fill("film");
  await rendered(page).evaluate((element) => {
    element.scrollTo(0, 60);
  });
  await expect(separators(page)).toHaveCount(2);

  await page.setViewportSize(tablet);
  await expect(separators(page)).toHaveCount(1);
  await expect(editor(page)).toBeVisible();
  await expect(rendered(page)).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);

  await page.setViewportSize(phone);
  await expect(separators(page)).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await expect(rendered(page)).toBeHidden();
  await tab(page, "Pages").click();
  await expect(field).toHaveValue("film");
  await treeItem(page, "film.mdx").last().click();
  await expect(tab(page, "Page")).toBeFocused();
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Film");
  await expect(tree(page)).toBeHidden();
  expect(await fitsWidth(page)).toBe(true);

  await page.setViewportSize(desktop);
  expect(await rendered(page).evaluate((element) => element.scrollTop)).toBe(60);
  await editor(page).focus();
  await page.keyboard.type("x");
  await expect(editor(page)).not.toContainText("# mine");
});

/** Names of the scroll areas inside another scroll area. */
const nestedScrollAreas = (page: Page): Promise<string[]> =>
  workspace(page).evaluate((dialog) => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
    const found = [...dialog.querySelectorAll("*")].filter((element) => element.checkVisibility() && scrolls(element));
    return found
      .filter((element) => found.some((other) => other !== element && other.contains(element)) || scrolls(dialog))
      .map((element) => `${element.tagName} ${element.className}`);
  });

test("panels are tall enough and fit the width; no scroll area is inside another", async ({ page }) => {
  await page.setViewportSize(desktop);
  await start(page);
  await workspace(page).getByRole("button", { name: "From an endpoint" }).click();
  await workspace(page).getByRole("textbox", { name: "URL" }).fill("https://api.example.com/graphql");
  // 640 by 400 is a screen of 1280 by 800 at 200% zoom.
  for (const size of [desktop, tablet, phone, { width: 640, height: 400 }, { width: 320, height: 844 }]) {
    await page.setViewportSize(size);
    for (const name of await workspace(page).getByRole("tab").allInnerTexts()) {
      await tab(page, name).click();
      await panel(page, name).scrollIntoViewIfNeeded();
      expect(await sizeOf(panel(page, name), "height"), `${name} at ${String(size.width)}`).toBeGreaterThan(100);
      if (size.height > 400) expect(await nestedScrollAreas(page), `${name} at ${String(size.width)}`).toEqual([]);
    }
    expect(await fitsWidth(page)).toBe(true);
    expect(await exportPanel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // Title and close button are on one line.
    const title = await middleOf(workspace(page).getByRole("heading", { name: "Playground" }));
    const close = await middleOf(workspace(page).getByRole("button", { name: "Close" }));
    expect(Math.abs(title - close)).toBeLessThan(8);
  }
});

test("on a phone, the editor starts in the upper fifth of the screen", async ({ page }) => {
  await page.setViewportSize(phone);
  await start(page);
  const tops = await Promise.all(
    [
      workspace(page).getByRole("combobox", { name: "Schema", exact: true }),
      workspace(page).getByRole("button", { name: "Copy link" }),
      workspace(page).getByRole("button", { name: "Close" }),
    ].map(async (control) => {
      await expect(control).toBeInViewport({ ratio: 1 });
      return (await control.boundingBox())?.y;
    }),
  );
  expect(new Set(tops).size).toBe(1);
  expect((await editor(page).boundingBox())?.y).toBeLessThan(phone.height / 5);
  expect(await fitsWidth(page)).toBe(true);
});

const ANNOTATED = `directive @doc(group: String) on OBJECT
directive @idle on OBJECT
type Query { book: Book alive: Live }
type Book @doc(group: "Paper") { title: String }
"export const live = 1" type Live { id: ID }
`;

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`axe finds nothing on the panels on a ${size}, and none is too wide`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await installAxe(page);
    await page.goto(PATH + (await hashWith([ANNOTATED, {}])));
    await waitForRun(page);
    const found: string[] = [];
    for (const name of ["Schema", "Options", "Pages", "Page", "Export"]) {
      if (await tab(page, name).isVisible()) await tab(page, name).click();
      found.push(...(await runAxeInBothModes(page, "dialog[open]")).map((text) => `${name}: ${text}`));
      if (await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)) {
        found.push(`${name}: wider than the screen`);
      }
    }
    expect(found).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(workspace(page)).toBeHidden();
  });
}

test("axe finds nothing while parts of the playground load or fail to load", async ({ page }) => {
  await page.setViewportSize(desktop);
  await installAxe(page);
  await denyStorage(page);
  const messages = page.getByRole("status");
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const release = await hold(page, "**/assets/js/*.js");
  await page.getByRole("textbox", { name: "You write the schema" }).focus();
  await expect(messages.filter({ hasText: "Loading the generator…" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await release("abort");
  await expect(messages.filter({ hasText: "The generator did not load." })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);

  await page.unrouteAll();
  await visit(page, PATH);
  await page.route("**/assets/**", (route) => route.abort());
  await startButton(page).click();
  await expect(messages.filter({ hasText: "did not load" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await page.unrouteAll();
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(messages.filter({ hasText: "could not run the tool" })).toBeVisible();
  await workspace(page).getByRole("button", { name: /^Keep/u }).click();
  await expect(messages.filter({ hasText: "save anything on this device" })).toBeVisible();
  expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
});
