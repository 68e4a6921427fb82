import type { Locator, Page } from "@playwright/test";
import { BOOKS, PATH, enter, line, start, startButton, workspace, written } from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const dropped = (page: Page): Locator =>
  workspace(page).getByText("What was stored could not be read, so it was dropped.");

/** Writes values into the database of the playground, which need not be there yet; without keys, in the place of all. */
async function overwrite(
  page: Page,
  store: "tabs" | "device",
  values: readonly unknown[],
  keys?: string[],
): Promise<void> {
  await page.evaluate(
    ([store, values, keys]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("playground", 2);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("tabs").createIndex("time", "time");
          opening.result.createObjectStore("device");
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, "readwrite");
          const known = transaction.objectStore(store).getAllKeys();
          known.onsuccess = () => {
            for (const [at, key] of (keys ?? known.result).entries()) {
              transaction.objectStore(store).put(values[at % values.length], key);
            }
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, values, keys] as const,
  );
}

/** Whether the tab has a record in the database that it can read. To open a database that is not there would make an empty one. */
function isStored(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { id = "" } = JSON.parse(sessionStorage.getItem("playground.tab") ?? "{}") as { readonly id?: string };
    if (!(await indexedDB.databases()).some(({ name }) => name === "playground")) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open("playground");
      opening.onsuccess = () => {
        const reading = opening.result.transaction("tabs").objectStore("tabs").get(id) as IDBRequest<unknown>;
        reading.onsuccess = () => {
          opening.result.close();
          const { bytes } = Object(reading.result) as { readonly bytes?: ArrayBuffer };
          resolve((bytes?.byteLength ?? 0) > 3);
        };
      };
    });
  });
}

test("a device's record that cannot be read is dropped, and can be forgotten", async ({ page }) => {
  for (const [tab, input] of [
    ["gone", { source: 5 }],
    ["gone", "x"],
    [5, undefined],
  ]) {
    // A visit of the same URL would be a reload, which opens the playground by itself.
    await page.goto("about:blank");
    await visit(page, PATH);
    await overwrite(page, "device", [tab, input], ["tab", "input"]);
    await startButton(page).click();
    await expect(dropped(page)).toBeVisible();
    await written(page);
    const forget = workspace(page).getByRole("button", { name: "Forget" });
    await forget.click();
    await expect(forget).toHaveCount(0);
  }
});

test("a tab's record that cannot be read is dropped, and the tab stores again", async ({ page }) => {
  await start(page);
  const spoil: readonly (() => Promise<void>)[] = [
    () => overwrite(page, "tabs", [{ iv: new Uint8Array(12), bytes: new ArrayBuffer(3), time: 0 }]),
    ...["x", '{"id":"a","secret":"b"}'].map((text) => async () => {
      await page.evaluate((stored) => {
        sessionStorage.setItem("playground.tab", stored);
      }, text);
    }),
  ];
  for (const act of spoil) {
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await expect.poll(() => isStored(page).catch(() => false)).toBe(true);
    await act();
    await page.goto("about:blank");
    await visit(page, PATH);
    await startButton(page).click();
    await expect(dropped(page)).toBeVisible();
    await written(page);
  }
});

test("pages work with any text in the storage of the site", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const text of ["\uD800", '{"a":'.repeat(1000)]) {
      for (const key of [
        "theme",
        "docusaurus.tab.configuration",
        "docusaurus.tab.\uD800",
        "docusaurus.announcement.id",
      ]) {
        localStorage.setItem(key, text);
      }
      localStorage.setItem("docusaurus.announcement.dismiss", text);
    }
  });
  for (const path of ["/", "/docs/configuration", "/docs/settings"]) await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
