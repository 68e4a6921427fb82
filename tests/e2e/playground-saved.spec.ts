import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { launchOptions } from "../system/launch";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { BOOKS, PATH, editor, enter, line, start, startButton, workspace, written } from "./support/playground";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

const MAPS = BOOKS.replaceAll("Book", "Map").replaceAll("book", "map");

/** The button that saves what is entered on the device; its text differs when the device has saved another schema. */
const keepButton = (page: Page): Locator => workspace(page).getByRole("button", { name: /^Keep / });

const forgetButton = (page: Page): Locator => workspace(page).getByRole("button", { name: "Forget" });

/** What the panel says about where the schema is saved. */
const savedStatus = (page: Page): Locator =>
  workspace(page).getByRole("status").filter({ hasText: "Nothing is sent." });

async function keep(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
}

/** Opens the playground in a new tab. */
async function startIn(page: Page): Promise<Page> {
  await visit(page, PATH);
  await startButton(page).click();
  await written(page);
  return page;
}

/** Types a definition at the end of the schema. */
async function add(page: Page, definition: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(`\n${definition}`);
}

const onDevice = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("playground.device"));

test("what is kept on the device opens after the browser was closed", { tag: "@slow" }, async ({ baseURL }) => {
  test.setTimeout(90_000);
  const profile = await mkdtemp(path.join(tmpdir(), "playground-saved-"));
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
      await expect(forgetButton(page)).toHaveCount(0);
      await enter(page, BOOKS);
      await keep(page);
      const before = await onDevice(page);
      await enter(page, MAPS);
      await expect.poll(() => onDevice(page)).not.toBe(before);
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
});

test("a second tab has a copy, until it takes the place on the device", { tag: "@slow" }, async ({ page, context }) => {
  await start(page);
  await enter(page, BOOKS);
  await keep(page);
  const other = await startIn(await context.newPage());
  await expect(line(other, "book.mdx")).toBeVisible();
  await expect(keepButton(other)).toHaveText("Keep this one instead");
  await expect(savedStatus(other)).toContainText("This device keeps another schema.");
  await enter(other, MAPS);
  await expect(line(other, "map.mdx")).toBeVisible();
  const before = await onDevice(page);
  await add(page, "type Cinema { id: ID }");
  await expect.poll(() => onDevice(page)).not.toBe(before);
  await keep(other);
  await expect(keepButton(page)).toHaveText("Keep this one instead");
  const ofOther = await onDevice(other);
  await add(page, "type Ticket { id: ID }");
  await expect(line(page, "ticket.mdx")).toBeVisible();
  await page.reload();
  await written(page);
  await expect(editor(page)).toContainText("type Ticket");
  expect(await onDevice(page)).toBe(ofOther);
});

test(
  "one tab forgets for all, and a pending change brings nothing back",
  { tag: "@slow" },
  async ({ page, context }) => {
    await start(page);
    await enter(page, BOOKS);
    await keep(page);
    const other = await startIn(await context.newPage());
    await add(page, "type Cinema { id: ID }");
    await forgetButton(other).click();
    await expect(keepButton(other)).toBeFocused();
    for (const tab of [page, other]) {
      await expect(forgetButton(tab)).toHaveCount(0);
      await expect(keepButton(tab)).toHaveAttribute("aria-pressed", "false");
    }
    await add(page, "type Ticket { id: ID }");
    await expect(line(page, "ticket.mdx")).toBeVisible();
    await page.reload();
    await written(page);
    await expect(editor(page)).toContainText("type Ticket");
    expect(await onDevice(page)).toBeNull();
  },
);

test(
  "a link leaves what the device keeps, and the next tab updates it",
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
    await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");

    const kept = await onDevice(page);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, new URL(link).hash);
    await expect(line(page, "map.mdx")).toBeVisible();
    await expect(keepButton(page)).toHaveText("Keep this one instead");
    await enter(page, MAPS.replaceAll("Map", "Globe"));
    await expect(line(page, "globe.mdx")).toBeVisible();
    // A reload opens the URL, which is written after a pause.
    await expect.poll(() => page.url()).not.toBe(link);
    await page.reload();
    await expect(line(page, "globe.mdx")).toBeVisible();
    expect(await onDevice(page)).toBe(kept);

    const third = await startIn(await context.newPage());
    await expect(line(third, "book.mdx")).toBeVisible();
    await expect(keepButton(third)).toHaveAttribute("aria-pressed", "true");
  },
);

test("a damaged link opens what the device keeps", { tag: "@slow" }, async ({ page, context }) => {
  await start(page);
  await enter(page, BOOKS);
  await keep(page);
  const other = await context.newPage();
  await other.goto(`${PATH}#playground=damaged`);
  await expect(line(other, "book.mdx")).toBeVisible();
  await expect(workspace(other).getByRole("status").filter({ hasText: "The link is damaged" })).toBeVisible();
});

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
