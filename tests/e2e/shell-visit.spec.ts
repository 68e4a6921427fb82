import { existsSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { Page, Request } from "@playwright/test";
import { proves } from "../conformance/proves";
import { pageKinds } from "./support/pages";
import { BOOKS, enter, line, PATH, startButton, written } from "./support/playground";
import { desktop, results, searchFor, visit } from "./support/searchBox";
import { isPageScript, modeToggle, saveData } from "./support/shell";
import { expect, test } from "./support/test";

const build = path.resolve(process.env["SITE_BUILD"] ?? "build");

/** Whether a path is that of a file in the build, or of a folder with a page. */
function isFile(pathname: string): boolean {
  const file = path.join(build, decodeURIComponent(pathname));
  return existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, "index.html")));
}

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

test.describe("a visit", () => {
  test.use({ viewport: desktop });

  test("sends nothing: each of its requests is a GET without a body", proves("L17b"), async ({ page }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await visitSections(page);
    expect(requests.length).toBeGreaterThan(20);
    const others = requests.filter((request) => request.method() !== "GET" || request.postData() !== null);
    expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  });

  test("has no inputs but searches, filters and the schema of the home page", proves("L17b"), async ({ page }) => {
    for (const { kind, path: route } of pageKinds) {
      await visit(page, route);
      const names = await page
        .locator("input, textarea, select, [contenteditable]")
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute("aria-label") ?? (one as HTMLInputElement).labels?.[0]?.textContent),
        );
      const known = /^(?:Search|Filter(?: .+)?|You write the schema|Keep on the next page)$/u;
      expect(
        names.filter((name) => !known.test(name ?? "")),
        kind,
      ).toEqual([]);
      await expect(page.locator("form:not([role=search])"), kind).toHaveCount(0);
    }
  });

  test(
    "requests only files of the build, and stores choices, schema and recent pages",
    proves("L13b"),
    async ({ page, baseURL, context }) => {
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(request.url()));
      await visitSections(page);
      const urls = [...asked].map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith("http"));
      expect(urls.filter(({ origin, search }) => origin !== baseURL || search !== "").map(String)).toEqual([]);
      expect(urls.filter(({ pathname }) => !isFile(pathname)).map(String)).toEqual([]);
      await visit(page, PATH);
      await startButton(page).click();
      await written(page);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      await enter(page, BOOKS);
      await expect(line(page, "book.mdx")).toBeVisible();
      // The schema and the recent pages are saved for the tab only.
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage).sort()))
        .toEqual(["playground.tab", "search.recent"]);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(() => Object.keys(localStorage));
      const choices =
        /^(?:theme|docusaurus\.announcement\.(?:id|dismiss)|docusaurus\.tab\..+|docs-preferred-version-.+)$/u;
      expect(kept.filter((key) => !choices.test(key))).toEqual([]);
      expect(kept.length).toBeGreaterThan(2);
    },
  );

  test("loads the script of a page when the page is visited, not before", proves("L17e"), async ({ page }) => {
    await saveData(page);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (isPageScript(new URL(response.url()))) scripts.push(response.text());
    });
    /** Whether one of the loaded scripts contains a text. */
    const loaded = async (text: string): Promise<boolean> =>
      (await Promise.all(scripts)).some((script) => script.includes(text));
    await visit(page, "/");
    expect(scripts.length).toBeGreaterThan(0);
    expect(await loaded("Add your site")).toBe(false);
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(false);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    expect(await loaded("Add your site")).toBe(true);
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(false);
    await visit(page, "/docs/settings");
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(true);
  });

  test("prefetches the script of a page with a link to it", proves("L17e"), async ({ page }) => {
    const ahead = page.waitForResponse(
      async (response) =>
        isPageScript(new URL(response.url())) &&
        response.request().headers()["sec-purpose"] === "prefetch" &&
        (await response.text()).includes("Add your site"),
    );
    await page.goto("/");
    await ahead;
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
