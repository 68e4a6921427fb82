import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { FAULTS } from "./faults";
import { isPageTable, saveData, started } from "./shell";

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

test("the table is fetched once, when a link leads to a page that is not known yet, and the page stays as it is", async ({
  page,
}) => {
  const fetched = tables(page);
  await page.goto("/docs/get-started");
  await started(page);
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

for (const [fault, spoil] of Object.entries(FAULTS)) {
  test(`a link leads to its page by a load of the page when the table ${fault}`, async ({ page }) => {
    await page.route(isTable, spoil);
    await page.goto("/docs/get-started");
    await started(page);
    await page.evaluate(() => {
      document.documentElement.dataset["visit"] = "first";
    });
    await sidebar(page).getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page).toHaveURL("/docs/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect(page.locator("html")).not.toHaveAttribute("data-visit");
    await started(page);
  });
}

test("a link works when the table came through only at the second time", async ({ context }) => {
  // Without the data saver: the page fetches ahead, and with that the table.
  const page = await context.newPage();
  await page.route(isTable, (route) => route.abort("connectionreset"));
  const failed = page.waitForEvent("requestfailed", (request) => isTable(new URL(request.url())));
  await page.goto("/docs/get-started");
  await started(page);
  await page.evaluate(() => {
    document.documentElement.dataset["visit"] = "first";
  });
  await failed;
  await page.unroute(isTable);
  await sidebar(page).getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.locator("html")).toHaveAttribute("data-visit", "first");
});

test("a page at an address with an encoded or an additional sign starts like any other", async ({ page }) => {
  for (const path of [
    "/docs/get-started.html",
    "/docs/get-%73tarted",
    "/docs/get-started?a=%20#install-the-packages",
  ]) {
    await page.goto(path);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
  }
});

test("the not-found page fetches the table, and names the page that the address resembles", async ({ page }) => {
  const fetched = tables(page);
  await page.goto("/docs/getting-started");
  await expect(page.locator("main").getByRole("link", { name: "/docs/get-started" })).toBeVisible();
  expect(fetched.length).toBe(1);
});
