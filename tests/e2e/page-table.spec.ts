import type { Page } from "@playwright/test";
import { FAULTS } from "./support/faults";
import { markDocument, visit } from "./support/searchBox";
import { isPageTable, saveData } from "./support/shell";
import { expect, test } from "./support/test";

// Tests with the tag `@lean` are about files that only a build with the lean client has.

const isTable = (url: URL): boolean => isPageTable(url.pathname);

/** Paths of the tables of pages that are fetched from now on. */
function tables(page: Page): readonly string[] {
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

test(
  "the table is fetched once, when a link leads to a page that is not known yet, and the page stays as it is",
  { tag: "@lean" },
  async ({ page }) => {
    const fetched = tables(page);
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
  },
);

test(
  "a link leads to its page by a load of the page when the table is not to be had",
  { tag: "@lean" },
  async ({ page }) => {
    for (const [fault, spoil] of Object.entries(FAULTS)) {
      await page.route(isTable, spoil);
      await visit(page, "/docs/get-started");
      const stillThere = await markDocument(page);
      await sidebar(page).getByRole("link", { name: "Settings", exact: true }).click();
      await expect(page, fault).toHaveURL("/docs/settings");
      await expect(page.getByRole("heading", { level: 1 }), fault).toHaveText("Settings");
      await expect.poll(stillThere, fault).toBe(false);
      await page.unrouteAll();
    }
  },
);

test("a link works when the table came through only at the second time", { tag: "@lean" }, async ({ context }) => {
  // Without the data saver: the page fetches ahead, and with that the table.
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
});

test("a page at a URL with an encoded or an additional sign starts like any other", async ({ page }) => {
  for (const path of [
    "/docs/get-started.html",
    "/docs/get-%73tarted",
    "/docs/get-started?a=%20#install-the-packages",
  ]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
  }
});

test(
  "the not-found page fetches the table, and leads to the page that the URL resembles",
  { tag: "@lean" },
  async ({ page }) => {
    const fetched = tables(page);
    await page.goto("/docs/getting-started");
    await page.getByRole("main").getByRole("link", { name: "/docs/get-started", exact: true }).click();
    await expect(page).toHaveURL("/docs/get-started");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
    expect(fetched.length).toBe(1);
  },
);
