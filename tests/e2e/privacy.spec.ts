import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { BOOKS, enter, line, start, workspace } from "./support/playground";
import { desktop, field, results, searchFor, visit } from "./support/searchBox";
import { modeToggle } from "./support/shell";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

test(
  "a visit stores only theme, announcement and tabs, and asks no other host for anything",
  proves("L139a", "L140", "L141a", "L141b", "L169d"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    await visit(page, "/docs/get-started");
    await modeToggle(page).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "pnpm" }).first().click();
    await field(page).click();
    await searchFor(page, "averageScore");
    await results(page).first().click();
    await expect(page).toHaveURL(/#average-score$/u);
    await page.waitForLoadState("networkidle");
    const stored = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
    expect(stored).toEqual([
      ["docusaurus.announcement.dismiss", "docusaurus.announcement.id", "docusaurus.tab.package-manager", "theme"],
      [],
    ]);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true");
    expect(complaints).toEqual([]);
  },
);

/** What the database of the playground has of the reader's choice. */
function onDevice(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("playground");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("device").objectStore("device").getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
          reading.onerror = () => {
            reject(reading.error ?? new Error("no reason"));
          };
        };
      }),
  );
}

test("a visit to the playground stores a key for the tab, what it opens, and the schema in the clear by choice alone, and asks no other host for anything", async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, baseURL ?? "");
  await start(page);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await enter(page, BOOKS);
  await expect(line(page, "book.mdx")).toBeVisible();
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([{ name: "playground", version: 2 }]);
  expect(await onDevice(page)).toEqual([]);
  await workspace(page).getByRole("button", { name: "Keep on this device" }).click();
  await expect.poll(() => onDevice(page)).toEqual(["input", "tab"]);
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(stored.map((names) => names.filter((name) => !name.startsWith("docusaurus.")))).toEqual([
    [],
    ["playground.tab"],
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await workspace(page).getByRole("button", { name: "Forget" }).click();
  await expect.poll(() => onDevice(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
