import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import {
  BOOKS,
  PATH,
  denyStorage,
  editor,
  enter,
  line,
  start,
  startButton,
  tab,
  workspace,
  written,
} from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** What the database of the playground holds of a tab. */
interface Entry {
  /** Number of bytes. */
  readonly size: number;
  readonly time: number;
}

/** What the database of the playground holds, by the tabs that have put it there. */
function stored(page: Page): Promise<Readonly<Record<string, Entry>>> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error("no reason"));
        };
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "playground")) return {};
    const database = await result(indexedDB.open("playground"));
    const store = database.transaction("tabs").objectStore("tabs");
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    database.close();
    return Object.fromEntries(
      keys.map((key, at) => {
        const { bytes, time } = values[at] as { readonly bytes: ArrayBuffer; readonly time: number };
        return [key as string, { size: bytes.byteLength, time }];
      }),
    );
  });
}

const sizes = async (page: Page): Promise<readonly number[]> =>
  Object.values(await stored(page)).map(({ size }) => size);

const time = async (page: Page): Promise<number> =>
  Math.max(...Object.values(await stored(page)).map((one) => one.time));

/** Ten megabytes, for which neither the URL nor the storage of a session has room. */
const LARGE = `${BOOKS}${"# a line of a comment, as long as others are\n".repeat(222_000)}`;

const flat = (page: Page) => workspace(page).getByRole("radio", { name: /^flat/u });

test(
  "a reload brings back a schema of ten megabytes, with its options, and the tab needs no link for it",
  { tag: "@slow" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await start(page);
    await enter(page, LARGE);
    const large = async (): Promise<boolean[]> => (await sizes(page)).map((size) => size > 10_000_000);
    await expect.poll(large, { timeout: 30_000 }).toEqual([true]);
    const before = await time(page);
    await tab(page, "Options").click();
    await flat(page).check();
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(before);
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
  },
);

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
 * Enters a schema, and a further type that the tab keeps and the URL lacks.
 *
 * @returns the URL
 */
async function changeBeyondUrl(page: Page): Promise<string> {
  await start(page);
  await enter(page, BOOKS);
  await expect(page).toHaveURL(/#playground=/u);
  const url = page.url();
  await expect.poll(() => sizes(page)).toHaveLength(1);
  const [kept = 0] = await sizes(page);
  const change = `\ntype Cinema { id: ID }\n# ${"shown daily ".repeat(5)}`;
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(change);
  await expect.poll(async () => (await sizes(page))[0]).toBeGreaterThanOrEqual(kept + change.length);
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

test(
  "each tab has its own schema, a duplicate of one too, and none can be read once its tab is closed",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, BOOKS);
    await expect.poll(async () => (await sizes(page)).length).toBe(1);
    const other = await context.newPage();
    await visit(other, PATH);
    await startButton(other).click();
    await expect(line(other, "film.mdx")).toBeVisible();
    // What a browser does when a tab is duplicated.
    const session = await page.evaluate(() => Object.entries<string>(sessionStorage));
    const duplicate = await context.newPage();
    await visit(duplicate, PATH);
    await duplicate.evaluate((entries) => {
      for (const [name, value] of entries) sessionStorage.setItem(name, value);
    }, session);
    await startButton(duplicate).click();
    await expect(line(duplicate, "book.mdx")).toBeVisible();
    await enter(duplicate, BOOKS.replaceAll("Book", "Map"));
    await expect.poll(async () => (await sizes(page)).length).toBe(2);
    await page.reload();
    await expect(line(page, "book.mdx")).toBeVisible();
    await expect(line(page, "map.mdx")).toHaveCount(0);
    await duplicate.close();
    const secrets = await other.evaluate(() => Object.keys(sessionStorage));
    expect(secrets).toEqual([]);
  },
);

test(
  "what closed tabs have left is deleted after a week, and that of open ones never",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, BOOKS);
    await expect.poll(async () => (await sizes(page)).length).toBe(1);
    const [own] = Object.keys(await stored(page));
    // Both were there a year ago, and only one is of a tab that is open.
    await page.evaluate(
      (id) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("playground");
          opening.onsuccess = () => {
            const transaction = opening.result.transaction("tabs", "readwrite");
            const entry = { iv: new Uint8Array(12), bytes: new ArrayBuffer(9), time: 1 };
            transaction.objectStore("tabs").put(entry, id);
            transaction.objectStore("tabs").put(entry, "of a closed tab");
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            transaction.onerror = () => {
              reject(transaction.error ?? new Error("no reason"));
            };
          };
        }),
      own ?? "",
    );
    const other = await context.newPage();
    await start(other);
    await enter(other, BOOKS);
    await expect.poll(async () => Object.keys(await stored(other))).not.toContain("of a closed tab");
    await expect.poll(async () => Object.keys(await stored(other)).length).toBe(2);
    expect(Object.keys(await stored(other))).toContain(own);
  },
);

test(
  "where the browser denies storage, the playground works, and says that a reload loses what has no link",
  { tag: "@slow" },
  async ({ page }) => {
    await denyStorage(page, "indexedDB");
    await start(page);
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await enter(page, `${BOOKS}${"# comment\n".repeat(50_000)}`);
    await expect(
      workspace(page).getByRole("status").filter({ hasText: "a reload loses what you entered" }),
    ).toBeVisible();
  },
);
