import type { Page } from "@playwright/test";
import { isComplete, matrix } from "../matrix";
import { FAULTS } from "./support/requests";
import { visit } from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

/** Two pages that cover all kinds of content: a docs page with tabs and code, and a generated page. */
const PAGES = ["/docs/get-started", "/examples/default/types/objects/user"] as const;

/** Paths of the scripts and style sheets that a page requests, without prefetches. */
async function scriptsAndStyles(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const isPrefetch = request.headers()["sec-purpose"] === "prefetch";
    if (["script", "stylesheet"].includes(request.resourceType()) && !isPrefetch)
      files.add(new URL(request.url()).pathname);
  });
  await visit(page, path);
  return [...files];
}

test.beforeEach(async ({ context }) => {
  await saveData(context);
});

for (const path of PAGES) {
  test(
    `with a damaged script or style, ${path} works or reports a failure`,
    { tag: "@matrix" },
    async ({ page, context }) => {
      test.slow(isComplete());
      const files = await scriptsAndStyles(page, path);
      const text = await page.locator("main h1").innerText();
      expect(files.length).toBeGreaterThan(3);
      for (const {
        file,
        fault: [fault, spoil],
      } of matrix({ file: files, fault: Object.entries(FAULTS) })) {
        const damage = `${file} ${fault}`;
        const damaged = await context.newPage();
        await damaged.route((url) => url.pathname === file, spoil);
        await damaged.goto(path);
        const works = damaged.locator("html[data-has-hydrated=true]");
        const alert = damaged.getByRole("alert", { name: "Loading failed" });
        await expect(works.or(alert).first(), damage).toBeAttached();
        await expect(damaged.locator("main h1"), damage).toHaveText(text);
        expect((await damaged.locator("main").innerText()).length, damage).toBeGreaterThan(500);
        await damaged.close();
      }
    },
  );

  test(`${path} can be read while its scripts are loading`, async ({ page }) => {
    await page.route(/\.js$/u, () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("main h1")).toBeVisible();
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(500);
  });
}

test("the site works with a clock in the past or far in the future", async ({ page }) => {
  for (const date of ["1980-01-01", "2099-12-31"]) {
    await page.clock.setFixedTime(new Date(date));
    await visit(page, "/docs/intro");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API reference");
  }
});

test("offline, visited pages open, and other links keep the current page", async ({ page, context }) => {
  const main = page.getByRole("navigation", { name: "Main" });
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/docs/intro");
  await main.getByRole("link", { name: "Showcase" }).click();
  await expect(heading).toHaveText("Showcase");
  await context.setOffline(true);
  await main.getByRole("link", { name: "Docs" }).click();
  await expect(heading).toHaveText("Introduction");
  await main.getByRole("link", { name: "API" }).click();
  const notice = page.getByText("You are offline, and the page that you want is not on your device.");
  await expect(notice).toBeVisible();
  await expect(heading).toHaveText("Introduction");
  await expect(page).toHaveURL("/docs/intro");
  // This page shares all files with the open one except for its text.
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL("/docs/intro");
  await expect(heading).toHaveText("Introduction");
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await main.getByRole("link", { name: "API" }).click();
  await expect(heading).toHaveText("API reference");
  await expect(page).toHaveURL("/api/");
});
