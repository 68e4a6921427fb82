import { proves } from "../conformance/proves";
import { listen, watch } from "./support/console";
import { horizontalOverflow } from "./support/layoutShift";
import { pageKinds } from "./support/pages";
import { answerOf, hold } from "./support/requests";
import { desktop, markDocument, visit } from "./support/searchBox";
import { crashShowcase, isPageScript, rewriteScripts, saveData, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

test("only the home page shows the banner about a wrong base URL", proves("L56", "L152"), async ({ page }) => {
  const banner = page.locator("#__docusaurus-base-url-issue-banner");
  await visit(page, "/");
  await expect(banner).toHaveCount(0);
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/docs/intro");
  await expect(banner).toHaveCount(0);
  await page.route("**/wrong/", async (route) => route.fulfill({ response: await answerOf(route, { url: "/" }) }));
  await page.goto("/wrong/");
  await expect(banner).toContainText(/^\s*Your Docusaurus site did not load properly/u);
  await expect(banner).toContainText("baseUrl = / (default value)");
  await expect(banner).toContainText("We suggest trying baseUrl = /wrong/");
});

test("a page without a default export is named in the error", proves("L105c", "L148"), async ({ page }) => {
  await rewriteScripts(page, (script) =>
    script.includes("Filter by name") ? script.replace(/default:(?=\(\)=>)/u, "other:") : script,
  );
  await page.goto("/showcase");
  await expect(page.getByRole("alert")).toContainText("The page component at /showcase doesn't have a default export.");
});

test("HTML that does not match the rendered page is logged and replaced", proves("L161"), async ({ page }) => {
  const { errors } = listen(page);
  await page.route(
    (url) => url.pathname === "/docs/intro",
    async (route) => {
      const response = await answerOf(route);
      await route.fulfill({ response, body: (await response.text()).replace(">Introduction</h1>", ">Altered</h1>") });
    },
  );
  await visit(page, "/docs/intro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  expect(errors.join()).toContain("Docusaurus React Root onRecoverableError");
});

test.describe("a page that loads after a crash", () => {
  test("shows a spinner after 200 ms", proves("L17f", "L105a", "L136a"), async ({ page }) => {
    await page.clock.install();
    await crashShowcase(page);
    const release = await hold(page, isPageScript);
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested = page.waitForRequest((request) => isPageScript(new URL(request.url())));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await requested;
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    const spinner = page.getByRole("status", { name: "Loading the page" });
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(1);
    await release();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API reference");
    await expect(spinner).toHaveCount(0);
  });

  test("shows a red box if it fails, and Retry reloads it", proves("L17g", "L17h", "L105b"), async ({ page }) => {
    await crashShowcase(page);
    await page.route(isPageScript, (route) => route.abort());
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    const box = page.getByRole("alert", { name: "Loading failed" });
    await expect(box).toContainText("Loading chunk");
    await expect(box).toHaveCSS("background-color", "rgb(168, 27, 27)");
    await page.unroute(isPageScript);
    const stillThere = await markDocument(page);
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API reference");
    await waitForHydration(page);
    expect(await stillThere()).toBe(false);
  });
});

test(
  "an unknown path shows the not-found page with links to all sections",
  proves("L17d", "L149"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    const response = await page.goto("/wp-admin.php");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page Not Found | GraphQL-Markdown");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("Did you mean one of these pages?")).toHaveCount(0);
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    for (const path of ["/docs/intro", "/api/", "/examples/default/", "/examples/group-by/", "/showcase"]) {
      expect(links).toContain(path);
    }
    for (const path of links) expect((await page.request.get(path)).status()).toBe(200);
    expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
  },
);

test("an unknown path below a section shows the not-found page", proves("L17d", "L149"), async ({ page }) => {
  for (const section of ["/docs", "/api", "/examples/default/types", "/examples/group-by"]) {
    const response = await page.goto(`${section}/no-such-page`);
    expect(response?.status(), section).toBe(404);
    // Wait for the scripts, which look for a route of the section that matches the path.
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), section).toHaveText("Page Not Found");
  }
});

test("a very long path shows the not-found page", async ({ page }) => {
  await page.goto(`/${"examples/default/".repeat(200)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test.describe("a visit", () => {
  test.use({ viewport: desktop });

  test("has no inputs but searches, filters and the schema on the home page", proves("L17b"), async ({ page }) => {
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

  test("with the data saver loads a page's script only when it is visited", proves("L17e"), async ({ page }) => {
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

  test("prefetches the scripts of linked pages", proves("L17e", "L137a"), async ({ page }) => {
    const prefetched = page.waitForResponse(
      async (response) =>
        isPageScript(new URL(response.url())) &&
        response.request().headers()["sec-purpose"] === "prefetch" &&
        (await response.text()).includes("Add your site"),
    );
    await page.goto("/");
    await prefetched;
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
