import type { Page } from "@playwright/test";
import { bigSchema } from "../playground/bigSchema";
import { hold } from "./support/hold";
import {
  BOOKS,
  PATH,
  denyStorage,
  editor,
  enter,
  line,
  savedSize,
  start,
  startButton,
  tab,
  workspace,
  written,
} from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Ten megabytes of SDL in comments, as the playground refuses to generate so many types. */
const LARGE = BOOKS + bigSchema(10_400).replaceAll(/^/gmu, "# ");

const flat = (page: Page) => workspace(page).getByRole("radio", { name: /^flat/u });

test("a reload restores a schema of ten megabytes with its options", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await enter(page, LARGE);
  await expect.poll(() => savedSize(page, "tab"), { timeout: 30_000 }).toBeGreaterThan(1_000_000);
  await tab(page, "Options").click();
  await flat(page).check();
  await expect(line(page, "book.mdx")).toBeVisible({ timeout: 30_000 });
  await expect(workspace(page).getByRole("status").filter({ hasText: "A reload brings back" })).toBeVisible();
  for (let round = 0; round < 2; round += 1) {
    await page.reload();
    await expect(line(page, "book.mdx")).toBeVisible({ timeout: 60_000 });
    await expect(editor(page)).toContainText("Look up a book.");
    await tab(page, "Options").click();
    await expect(flat(page)).toBeChecked();
    await tab(page, "Schema").click();
  }
  await workspace(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
  await page.reload();
  await expect(startButton(page)).toBeEnabled();
  await expect(workspace(page)).toHaveCount(0);
  await startButton(page).click();
  await expect(line(page, "book.mdx")).toBeVisible({ timeout: 60_000 });
});

/** Has the page write a URL, as the playground does, now or in some milliseconds. */
async function setUrl(page: Page, url: string, wait = 0): Promise<void> {
  await page.evaluate(
    ([next, ms]) => {
      const write = (): void => {
        history.replaceState(history.state, "", next);
      };
      if (ms > 0) setTimeout(write, ms);
      else write();
    },
    [url, wait] as const,
  );
}

/**
 * Enters a schema, and a type that the tab has saved and the URL lacks.
 *
 * @returns the URL
 */
async function changeBeyondUrl(page: Page): Promise<string> {
  await start(page);
  await enter(page, BOOKS);
  await expect(page).toHaveURL(/#playground=/u);
  const url = page.url();
  await expect.poll(() => savedSize(page, "tab")).toBeGreaterThan(0);
  const before = await savedSize(page, "tab");
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\ntype Cinema { id: ID }\n");
  await expect.poll(() => savedSize(page, "tab")).toBeGreaterThan(before);
  await setUrl(page, url);
  return url;
}

test("a reload brings back the last change, though the URL had no time for it", { tag: "@slow" }, async ({ page }) => {
  await changeBeyondUrl(page);
  await page.reload();
  await written(page);
  await expect(editor(page)).toContainText("type Cinema");
});

test("a change stays when the URL is written while a reload is on its way, for which browsers forget the state of the entry", async ({
  page,
}) => {
  const url = await changeBeyondUrl(page);
  const release = await hold(page, `**${PATH}`);
  // The playground does so too, if it has not by now.
  await setUrl(page, `${url}later`, 200);
  const reload = page.reload();
  await expect.poll(() => page.url()).not.toBe(url);
  await release();
  await reload;
  await written(page);
  await expect(editor(page)).toContainText("type Cinema");
});

test("a link that is followed is opened in the place of what the tab has kept", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  await enter(page, BOOKS);
  await expect(page).toHaveURL(/#playground=/u);
  const link = page.url();
  await enter(page, BOOKS.replaceAll("Book", "Map"));
  await expect.poll(() => page.url()).not.toBe(link);
  await expect(line(page, "map.mdx")).toBeVisible();
  await visit(page, "/");
  await page.goto(link);
  await expect(line(page, "book.mdx")).toBeVisible();
});

test("each tab has its own schema, and so has a duplicated one", { tag: "@slow" }, async ({ page, context }) => {
  await start(page);
  await enter(page, BOOKS);
  await expect.poll(() => savedSize(page, "tab")).toBeGreaterThan(0);
  const other = await context.newPage();
  await visit(other, PATH);
  await startButton(other).click();
  await expect(line(other, "film.mdx")).toBeVisible();
  // Copies the storage of the session, as a browser does when a tab is duplicated.
  const session = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const duplicate = await context.newPage();
  await visit(duplicate, PATH);
  await duplicate.evaluate((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, session);
  await startButton(duplicate).click();
  await expect(line(duplicate, "book.mdx")).toBeVisible();
  await enter(duplicate, BOOKS.replaceAll("Book", "Map"));
  await expect(line(duplicate, "map.mdx")).toBeVisible();
  await page.reload();
  await expect(line(page, "book.mdx")).toBeVisible();
  await expect(line(page, "map.mdx")).toHaveCount(0);
  await duplicate.reload();
  await expect(line(duplicate, "map.mdx")).toBeVisible();
});

test(
  "where the browser denies storage, the playground works, and says that a reload loses what has no link",
  { tag: "@slow" },
  async ({ page }) => {
    await denyStorage(page);
    await start(page);
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await enter(page, `${BOOKS}${"# comment\n".repeat(50_000)}`);
    await expect(
      workspace(page).getByRole("status").filter({ hasText: "a reload loses what you entered" }),
    ).toBeVisible();
  },
);
