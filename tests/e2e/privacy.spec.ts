import type { Page, Request } from "@playwright/test";
import { builtFiles, normalize } from "../build/site";
import { proves } from "../conformance/proves";
import { BOOKS, enter, treeItem, start, workspace } from "./support/playground";
import { desktop, results, searchFor, visit } from "./support/searchBox";
import { modeToggle } from "./support/shell";
import { expect, test } from "./support/test";
import { watch } from "./support/console";

test.use({ viewport: desktop });

/** Acts as a reader: changes settings, searches, and visits several sections. */
async function visitSections(page: Page): Promise<void> {
  await visit(page, "/docs/get-started");
  await modeToggle(page).click();
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await page.getByRole("region", { name: "Announcement" }).getByRole("button").click();
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  const navbar = page.getByRole("navigation", { name: "Main" });
  for (const name of ["API", "Showcase"]) {
    await navbar.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }
  await page.getByLabel("Filter by name").fill("sui");
  await page.keyboard.press("Enter");
}

/** Expects that the site has stored nothing besides `localStorage` and `sessionStorage`. */
async function expectNoOtherStorage(page: Page): Promise<void> {
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test(
  "a visit sends nothing, and stores only choices and recent pages",
  proves("L13b", "L13c", "L17b", "L139a", "L140", "L141a", "L141b", "L169d"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await visitSections(page);
    await page.waitForLoadState("networkidle");
    expect(requests.length).toBeGreaterThan(20);
    const sending = requests.filter((request) => request.method() !== "GET" || request.postData() !== null);
    expect(sending.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
    const urls = requests
      .map((request) => new URL(request.url()))
      .filter(({ protocol }) => protocol.startsWith("http"));
    expect(urls.filter(({ origin, search }) => origin !== baseURL || search !== "").map(String)).toEqual([]);
    const files = (await builtFiles()).flatMap((file) => [
      `/${file}`,
      normalize(`/${file.replace(/index\.html$/u, "")}`),
    ]);
    expect(urls.filter(({ pathname }) => !files.includes(decodeURIComponent(normalize(pathname)))).map(String)).toEqual(
      [],
    );
    const stored = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
    expect(stored).toEqual([
      ["docusaurus.announcement.dismiss", "docusaurus.announcement.id", "docusaurus.tab.package-manager", "theme"],
      ["search.recent"],
    ]);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true");
    await expectNoOtherStorage(page);
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
    // A database that an earlier release has left, and that the playground deletes.
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
    await expect(treeItem(page, "book.mdx")).toBeVisible();
    await expect(page.locator("input:is([type=password], [type=email]), [autocomplete*=username]")).toHaveCount(0);
    await expect(page.getByText(/\b(?:sign|log) (?:in|up)\b/iu)).toHaveCount(0);
    await expect.poll(() => storedKeys(page)).toEqual([["playground.tab"], []]);
    await workspace(page).getByRole("button", { name: "Keep on this device" }).click();
    await expect
      .poll(() => storedKeys(page))
      .toEqual([["playground.tab", "playground.updater"], ["playground.device"]]);
    await expectNoOtherStorage(page);
    await workspace(page).getByRole("button", { name: "Forget" }).click();
    await expect.poll(async () => (await storedKeys(page))[1]).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
