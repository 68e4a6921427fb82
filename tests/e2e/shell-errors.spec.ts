import { answerOf, hold } from "./support/requests";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { crashShowcase, isPageScript, rewriteScripts, waitForHydration } from "./support/shell";
import { markDocument, visit } from "./support/searchBox";
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
    const asked = page.waitForRequest((request) => isPageScript(new URL(request.url())));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await asked;
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
