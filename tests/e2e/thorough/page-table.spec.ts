import type { Page } from "@playwright/test";
import { FAULTS, isPageTable } from "../support/requests";
import { markDocument, visit } from "../support/searchBox";
import { saveData } from "../support/shell";
import { expect, test } from "../support/test";

// Tests tagged `@lean` are about files that only a build with the lean client has.

const isTable = (url: URL): boolean => isPageTable(url.pathname);

/** Collects the paths of the page tables that a page fetches from now on. The list grows. */
function watchTables(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (isTable(url)) fetched.push(url.pathname);
  });
  return fetched;
}

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Docs sidebar" });

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test("links fetch the page table once, and work without a page load", { tag: "@lean" }, async ({ page }) => {
  const fetched = watchTables(page);
  await visit(page, "/docs/get-started");
  await sidebar(page).evaluate((element) => {
    element.dataset["seen"] = "before";
  });
  for (const [name, path] of [
    ["Settings", "/docs/settings"],
    ["Troubleshooting", "/docs/troubleshooting"],
    ["Get started", "/docs/get-started"],
  ] as const) {
    await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(sidebar(page)).toHaveAttribute("data-seen", "before");
  }
  expect(fetched.length).toBe(1);
});

test("when the page table does not load, a link works with a page load", { tag: "@lean" }, async ({ page }) => {
  for (const [fault, fail] of Object.entries(FAULTS)) {
    await page.route(isTable, fail);
    await visit(page, "/docs/get-started");
    const stillThere = await markDocument(page);
    await sidebar(page).getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page, fault).toHaveURL("/docs/settings");
    await expect(page.getByRole("heading", { level: 1 }), fault).toHaveText("Settings");
    await expect.poll(stillThere, fault).toBe(false);
    await page.unrouteAll();
  }
});

test(
  "a link works without a page load if the page table loads at the second attempt",
  { tag: "@lean" },
  async ({ context }) => {
    // A new page, without the data saver: it prefetches, and therefore requests the table at once.
    const page = await context.newPage();
    await page.route(isTable, (route) => route.abort("connectionreset"));
    const failed = page.waitForEvent("requestfailed", (request) => isTable(new URL(request.url())));
    await visit(page, "/docs/get-started");
    const stillThere = await markDocument(page);
    await failed;
    await page.unroute(isTable);
    await sidebar(page).getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    expect(await stillThere()).toBe(true);
  },
);

test("the not-found page links to the page that the URL resembles", { tag: "@lean" }, async ({ page }) => {
  const fetched = watchTables(page);
  await page.goto("/docs/getting-started");
  await page.getByRole("main").getByRole("link", { name: "/docs/get-started", exact: true }).click();
  await expect(page).toHaveURL("/docs/get-started");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
  expect(fetched.length).toBe(1);
});
