import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { launchOptions } from "../system/launch";
import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  BOOKS,
  PATH,
  denyStorage,
  editor,
  enter,
  line,
  start,
  startButton,
  workspace,
  written,
} from "./support/playground";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

const MAPS = BOOKS.replaceAll("Book", "Map").replaceAll("book", "map");

/** The button that keeps what is entered; it says so when the device keeps another schema. */
const keepButton = (page: Page): Locator => workspace(page).getByRole("button", { name: /^Keep / });

const forgetButton = (page: Page): Locator => workspace(page).getByRole("button", { name: "Forget" });

/** What the page says about what is kept. */
const fate = (page: Page): Locator => workspace(page).getByRole("status").filter({ hasText: "Nothing is sent." });

/** Keeps what is entered on the device. */
async function keep(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
}

/** Opens the playground in a tab that has kept nothing. */
async function startIn(page: Page): Promise<Page> {
  await visit(page, PATH);
  await startButton(page).click();
  await written(page);
  return page;
}

/** The schema that the device keeps, or nothing. */
function keptSource(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("playground");
        opening.onsuccess = () => {
          const store = opening.result.transaction("device").objectStore("device");
          const reading = store.get("input") as IDBRequest<{ readonly source: string } | undefined>;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.source);
          };
          reading.onerror = () => {
            reject(reading.error ?? new Error("no reason"));
          };
        };
      }),
  );
}

test(
  "what is kept on the device opens after the browser was closed, with its last change, and nothing of it is sent",
  { tag: "@slow" },
  async ({ baseURL }) => {
    test.setTimeout(90_000);
    const profile = await mkdtemp(path.join(tmpdir(), "playground-kept-"));
    const browse = async (visitPage: (page: Page) => Promise<void>): Promise<void> => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions(),
        viewport: desktop,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      try {
        const page = await context.newPage();
        const complaints = watch(page, baseURL ?? "");
        await visitPage(page);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    };
    try {
      await browse(async (page) => {
        await start(page);
        await expect(fate(page)).toHaveText("Nothing is sent. What you enter lasts until you close this tab.");
        await expect(forgetButton(page)).toHaveCount(0);
        await enter(page, BOOKS);
        await expect(line(page, "book.mdx")).toBeVisible();
        await keep(page);
        await expect(fate(page)).toHaveText("Nothing is sent. This device keeps what you enter until you forget it.");
        await enter(page, MAPS);
        await expect.poll(() => keptSource(page)).toBe(MAPS);
      });
      await browse(async (page) => {
        await startIn(page);
        await expect(line(page, "map.mdx")).toBeVisible();
        await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
        await forgetButton(page).click();
        await expect(forgetButton(page)).toHaveCount(0);
      });
      await browse(async (page) => {
        await startIn(page);
        await expect(line(page, "film.mdx")).toBeVisible();
        await expect(keepButton(page)).toHaveAttribute("aria-pressed", "false");
      });
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  },
);

test("without the choice, a new tab starts with the sample", { tag: "@slow" }, async ({ page, context }) => {
  await start(page);
  await enter(page, BOOKS);
  await expect(line(page, "book.mdx")).toBeVisible();
  const other = await startIn(await context.newPage());
  await expect(line(other, "film.mdx")).toBeVisible();
  await expect(forgetButton(other)).toHaveCount(0);
});

test(
  "a second tab has a copy, and neither loses its schema: one takes the place on the device when the reader says so",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, BOOKS);
    await keep(page);
    const other = await startIn(await context.newPage());
    await expect(line(other, "book.mdx")).toBeVisible();
    await expect(keepButton(other)).toHaveText("Keep this one instead");
    await expect(fate(other)).toContainText("This device keeps another schema.");
    await enter(other, MAPS);
    await expect(line(other, "map.mdx")).toBeVisible();
    await editor(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\ntype Cinema { id: ID }");
    await expect.poll(() => keptSource(page)).toContain("type Cinema");
    await keep(other);
    await expect(keepButton(page)).toHaveText("Keep this one instead");
    expect(await keptSource(page)).toBe(MAPS);
    await page.keyboard.type("\ntype Ticket { id: ID }");
    await expect(line(page, "ticket.mdx")).toBeVisible();
    await page.reload();
    await written(page);
    await expect(editor(page)).toContainText("type Ticket");
    expect(await keptSource(page)).toBe(MAPS);
  },
);

test(
  "one tab forgets for all, and a change that was on its way brings nothing back",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, BOOKS);
    await keep(page);
    const other = await startIn(await context.newPage());
    await editor(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\ntype Cinema { id: ID }");
    await forgetButton(other).click();
    await expect(keepButton(other)).toBeFocused();
    for (const tab of [page, other]) {
      await expect(forgetButton(tab)).toHaveCount(0);
      await expect(keepButton(tab)).toHaveAttribute("aria-pressed", "false");
      await expect(fate(tab)).toContainText("until you close this tab");
    }
    await page.keyboard.type("\ntype Ticket { id: ID }");
    await expect(line(page, "ticket.mdx")).toBeVisible();
    await page.reload();
    await written(page);
    await expect(editor(page)).toContainText("type Ticket");
    expect(await keptSource(page)).toBeUndefined();
  },
);

test(
  "a link is opened in the place of what the device keeps, and leaves that as it is, also in the tab that keeps it",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, MAPS);
    await expect(page).toHaveURL(/#playground=/u);
    const link = page.url();
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await keep(page);
    await expect.poll(() => page.url()).not.toBe(link);

    const other = await context.newPage();
    await other.goto(link);
    await expect(line(other, "map.mdx")).toBeVisible();
    await expect(keepButton(other)).toHaveText("Keep this one instead");
    await expect(forgetButton(other)).toBeVisible();
    await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");

    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, new URL(link).hash);
    await expect(line(page, "map.mdx")).toBeVisible();
    await expect(keepButton(page)).toHaveText("Keep this one instead");
    await enter(page, MAPS.replaceAll("Map", "Globe"));
    await expect(line(page, "globe.mdx")).toBeVisible();
    // A reload opens what is written there, after a pause.
    await expect.poll(() => page.url()).not.toBe(link);
    await page.reload();
    await expect(line(page, "globe.mdx")).toBeVisible();
    expect(await keptSource(page)).toBe(BOOKS);

    const third = await startIn(await context.newPage());
    await expect(line(third, "book.mdx")).toBeVisible();
    await expect(keepButton(third)).toHaveAttribute("aria-pressed", "true");
  },
);

test("a link that is damaged opens what the device keeps", { tag: "@slow" }, async ({ page, context }) => {
  await start(page);
  await enter(page, BOOKS);
  await keep(page);
  const other = await context.newPage();
  await other.goto(`${PATH}#playground=damaged`);
  await expect(line(other, "book.mdx")).toBeVisible();
  await expect(workspace(other).getByRole("status").filter({ hasText: "The link is damaged" })).toBeVisible();
});

test("a device that has no room says so, and what it kept stays", { tag: "@slow" }, async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  await start(page);
  await enter(page, BOOKS);
  await keep(page);
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, "put") as (
      this: IDBObjectStore,
      ...values: unknown[]
    ) => IDBRequest<IDBValidKey>;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: unknown[]) {
      if (this.name === "device") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, values);
    };
  });
  await enter(page, MAPS);
  await expect(workspace(page).getByRole("status").filter({ hasText: "no room for this schema" })).toBeVisible();
  await expect(line(page, "map.mdx")).toBeVisible();
  expect(await keptSource(page)).toBe(BOOKS);
  expect(complaints).toEqual([]);
});

test(
  "where the browser denies storage, the choice is answered with a sentence",
  { tag: "@slow" },
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    await denyStorage(page, "indexedDB", "BroadcastChannel");
    await start(page);
    await keepButton(page).click();
    await expect(
      workspace(page).getByRole("status").filter({ hasText: "doesn't let this page keep anything on this device" }),
    ).toBeVisible();
    await expect(keepButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(complaints).toEqual([]);
  },
);

test(
  "a database of an earlier version of the site, which knew no choice, takes it",
  { tag: "@slow" },
  async ({ page }) => {
    await visit(page, PATH);
    // As earlier versions of the site made it.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("playground", 1);
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore("tabs").createIndex("time", "time");
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
          opening.onerror = () => {
            reject(opening.error ?? new Error("no reason"));
          };
        }),
    );
    await startButton(page).click();
    await written(page);
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await keep(page);
    await page.reload();
    await expect(line(page, "book.mdx")).toBeVisible();
    await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
  },
);

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("axe finds nothing in either state, and keys alone keep and forget", { tag: "@slow" }, async ({ page }) => {
      await installAxe(page);
      await start(page);
      await keepButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
      await expect(keepButton(page)).toBeFocused();
      expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
      await keepButton(page).focus();
      await page.keyboard.press("Tab");
      await expect(forgetButton(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(forgetButton(page)).toHaveCount(0);
      await expect(keepButton(page)).toBeFocused();
      expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
    });
  });
}
