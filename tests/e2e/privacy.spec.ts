import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { BOOKS, enter, line, start, workspace } from "./support/playground";
import { desktop, field, results, searchFor, visit } from "./support/searchBox";
import { modeToggle } from "./support/shell";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

test(
  "a visit stores only theme, announcement, tabs and recent pages",
  proves("L13c", "L139a", "L140", "L141a", "L141b", "L169d"),
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
      ["search.recent"],
    ]);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true");
    expect(complaints).toEqual([]);
  },
);

/** Keys that the playground has stored for the tab and on the device. */
function storedKeys(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].map((storage) =>
      Object.keys(storage).filter((name) => !name.startsWith("docusaurus.")),
    ),
  );
}

test(
  "the playground stores a schema for the tab, on the device only by choice",
  proves("L13a", "L13b", "L13c", "L129a", "L139a", "L140"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    // An earlier release left this database.
    await visit(page, "/");
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open("playground", 2).onsuccess = () => {
            resolve();
          };
        }),
    );
    await start(page);
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await storedKeys(page)).toEqual([[], []]);
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx")).toBeVisible();
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    await expect(page.getByText(/\b(?:sign|log) (?:in|up)\b/iu)).toHaveCount(0);
    await expect.poll(() => storedKeys(page)).toEqual([["playground.tab"], []]);
    await workspace(page).getByRole("button", { name: "Keep on this device" }).click();
    await expect
      .poll(() => storedKeys(page))
      .toEqual([["playground.tab", "playground.updater"], ["playground.device"]]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await workspace(page).getByRole("button", { name: "Forget" }).click();
    await expect.poll(async () => (await storedKeys(page))[1]).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
