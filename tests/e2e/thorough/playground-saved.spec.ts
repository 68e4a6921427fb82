import type { Page } from "@playwright/test";
import { hold } from "../support/requests";
import { BOOKS, PATH, editor, enter, treeItem, savedSize, start, startButton, tab } from "../support/playground";
import { workspace, waitForRun } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

const MAPS = BOOKS.replaceAll("Book", "Map").replaceAll("book", "map");

const flat = (page: Page) => workspace(page).getByRole("radio", { name: /^flat/u });

/** The button that saves the schema on the device. Its text depends on whether the device has saved another schema. */
const keepButton = (page: Page) => workspace(page).getByRole("button", { name: /^Keep / });
const forgetButton = (page: Page) => workspace(page).getByRole("button", { name: "Forget" });

const onDevice = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("playground.device"));

/** Types a definition at the end of the schema. */
async function add(page: Page, definition: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(`\n${definition}\n`);
}

async function startIn(page: Page): Promise<Page> {
  await start(page);
  return page;
}

/** Makes a change, and returns the URL with the new state. */
async function urlAfter(page: Page, change: () => Promise<void>): Promise<string> {
  const before = page.url();
  await change();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page).toHaveURL(/#playground=/u);
  return page.url();
}

test("a reload restores the last change", async ({ page }) => {
  await start(page);
  const url = await urlAfter(page, () => enter(page, BOOKS));
  await expect.poll(() => savedSize(page, "tab")).toBeGreaterThan(0);
  const before = await savedSize(page, "tab");
  await add(page, "type Cinema { id: ID }");
  await expect.poll(() => savedSize(page, "tab")).toBeGreaterThan(before);
  await page.evaluate((to) => {
    history.replaceState(history.state, "", to);
  }, url);
  await page.reload();
  await waitForRun(page);
  await expect(editor(page)).toContainText("type Cinema");

  await expect(page).not.toHaveURL(url);
  const linkUrl = page.url();
  await enter(page, `${BOOKS}${"# Too much for a link\n".repeat(20_000)}`);
  await expect(workspace(page).getByRole("status").filter({ hasText: "A reload brings back" })).toBeVisible();
  expect(page.url()).toBe(linkUrl);
  await tab(page, "Options").click();
  await flat(page).check();
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  await page.reload();
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  await expect(editor(page)).toContainText("Too much for a link");
  await tab(page, "Options").click();
  await expect(flat(page)).toBeChecked();

  // Browsers drop the state of a history entry whose URL is replaced during a reload.
  const replaceUrl = await hold(page, "**/later");
  await page.evaluate((to) => {
    void fetch("/later").finally(() => {
      history.replaceState(history.state, "", to);
    });
  }, `${linkUrl}later`);
  const release = await hold(page, `**${PATH}`);
  const reloading = page.waitForRequest((request) => request.isNavigationRequest());
  const reload = page.reload();
  await reloading;
  await replaceUrl();
  await expect.poll(() => page.url()).toBe(`${linkUrl}later`);
  await release();
  await reload;
  await expect(editor(page)).toContainText("Too much for a link");

  await workspace(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
  await page.reload();
  await expect(startButton(page)).toBeEnabled();
  await expect(workspace(page)).toHaveCount(0);
});

test("each tab has its own schema; the device saves the schema of one tab", async ({ page, context }) => {
  test.setTimeout(120_000);
  await start(page);
  await enter(page, BOOKS);
  await keepButton(page).click();
  await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");

  const other = await startIn(await context.newPage());
  await test.step("a second tab starts with a copy, until it saves its own schema on the device", async () => {
    await expect(treeItem(other, "book.mdx")).toBeVisible();
    await expect(keepButton(other)).toHaveText("Keep this one instead");
    await enter(other, MAPS);
    await expect(treeItem(other, "map.mdx")).toBeVisible();
    const before = await onDevice(page);
    await add(page, "type Cinema { id: ID }");
    await expect.poll(() => onDevice(page)).not.toBe(before);
    await keepButton(other).click();
    await expect(keepButton(page)).toHaveText("Keep this one instead");
    const saved = await onDevice(other);
    await add(page, "type Ticket { id: ID }");
    await expect(treeItem(page, "ticket.mdx")).toBeVisible();
    await page.reload();
    await waitForRun(page);
    await expect(editor(page)).toContainText("type Ticket");
    expect(await onDevice(page)).toBe(saved);
  });

  await test.step("after all tabs are closed, a new tab continues, and Forget applies to all tabs", async () => {
    await other.close();
    await page.close();
    const [next, last] = [await startIn(await context.newPage()), await startIn(await context.newPage())];
    for (const each of [next, last]) await expect(treeItem(each, "map.mdx")).toBeVisible();
    await expect(keepButton(next)).toHaveAttribute("aria-pressed", "true");
    await add(next, "type Cinema { id: ID }");
    await forgetButton(last).click();
    for (const each of [next, last]) await expect(forgetButton(each)).toHaveCount(0);
    await add(next, "type Ticket { id: ID }");
    await expect(treeItem(next, "ticket.mdx")).toBeVisible();
    await next.reload();
    await waitForRun(next);
    expect(await onDevice(next)).toBeNull();
  });
});
