import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { FAULTS, hold } from "./support/requests";
import type { Fault } from "./support/requests";
import { modes } from "./support/pages";
import { markDocument, visit } from "./support/searchBox";
import { isPageScript, saveData, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

/** Clicks a link of the navbar. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}

test(
  "if a script of the first page fails, a red box shows why, and Retry reloads",
  proves("L17g", "L17h", "L105b", "L136b", "L147"),
  async ({ page }) => {
    await page.route(isPageScript, (route) => route.abort());
    await page.goto("/docs/intro");
    const box = page.getByRole("alert", { name: "Loading failed" });
    await expect(box).toContainText("Loading chunk");
    await expect(box).toHaveCSS("background-color", "rgb(168, 27, 27)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    await page.unrouteAll();
    const stillThere = await markDocument(page);
    await page.keyboard.press("Shift+Tab");
    await expect(box.getByRole("button", { name: "Retry" })).toBeFocused();
    await page.keyboard.press("Enter");
    await waitForHydration(page);
    await expect(box).toHaveCount(0);
    expect(await stillThere()).toBe(false);
  },
);

const scriptFaults: Readonly<Record<string, Fault>> = {
  ...FAULTS,
  "is empty": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
};

for (const {
  script,
  fault: [fault, spoil],
} of matrix({ script: ["main", "runtime~main"], fault: Object.entries(scriptFaults) })) {
  test(`if ${script}.js ${fault}, the text stays, with a red box`, { tag: "@matrix" }, async ({ page }) => {
    await page.route(`**/assets/js/${script}.*.js`, spoil);
    await page.goto("/docs/intro");
    const box = page.getByRole("alert", { name: "Loading failed" });
    await expect(box).toHaveCount(1);
    await expect(box).toContainText(/\S+ \S+/u);
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(box).toHaveCSS("background-color", "rgb(168, 27, 27)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    await page.unrouteAll();
    await box.getByRole("button", { name: "Retry" }).click();
    await waitForHydration(page);
    await expect(box).toHaveCount(0);
  });
}

test("if neither scripts nor styles load, the red box is visible and usable", async ({ page }) => {
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/docs/intro");
  const box = page.getByRole("alert", { name: "Loading failed" });
  await expect(box).toContainText("main");
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(box).toHaveCSS("background-color", "rgb(168, 27, 27)");
  await expect(box).toHaveCSS("color", "rgb(255, 255, 255)");
  await page.unrouteAll();
  await box.getByRole("button", { name: "Retry" }).click();
  await waitForHydration(page);
});

test("after startup, errors show no red box", async ({ page }) => {
  await visit(page, "/docs/intro");
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "/nowhere.js";
    const failed = new Promise((resolve) => {
      script.addEventListener("error", resolve);
    });
    document.head.append(script);
    await failed;
    window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: failed, reason: "later" }));
  });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("without its style sheet, a page is readable and works in both modes", async ({ page }) => {
  await page.route("**/assets/css/*.css", (route) => route.abort());
  for (const mode of modes) {
    await page.goto("/docs/intro");
    await page.evaluate((theme) => {
      localStorage.setItem("theme", theme);
    }, mode);
    await page.reload();
    await waitForHydration(page);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.getByText("Copyright © 2020-2025 GraphQL-Markdown")).toBeVisible();
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/intro/u);
  }
});

test("if a followed link's script fails, the browser loads the whole page", proves("L59", "L153"), async ({ page }) => {
  await saveData(page);
  await visit(page, "/");
  let failures = 0;
  await page.route(isPageScript, async (route) => {
    failures += 1;
    if (failures === 1) await route.abort();
    else await route.continue();
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await follow(page, "Showcase");
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL("/showcase");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
  await waitForHydration(page);
});

test("a change of route that takes 200 ms shows a progress bar", proves("L58", "L136a", "L171"), async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  await visit(page, "/");
  const release = await hold(page, isPageScript);
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = page.waitForRequest((request) => isPageScript(new URL(request.url())));
  await follow(page, "Showcase");
  await requested;
  const bar = page.locator("#nprogress");
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar.locator(".bar")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Human-friendly documentation for GraphQL schemas.");
  await release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
  await expect(bar).toHaveCount(0);
});

/** Sets the connection of the browser, opens a page, and returns the page scripts that it requests from then on. */
async function openOn(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<readonly string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
  await page.goto("/showcase", { waitUntil: "networkidle" });
  await waitForHydration(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isPageScript(new URL(request.url()))) requested.push(request.url());
  });
  return requested;
}

test("a hovered link loads its page with a fast connection", proves("L137b"), async ({ page }) => {
  // Links prefetch their pages when they become visible. Without that, only the hover remains.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  const requested = await openOn(page, { effectiveType: "4g", saveData: false });
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
  expect(requested).toEqual([]);
  await link.hover();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ["a slow 2g connection", { effectiveType: "slow-2g", saveData: false }],
  ["a 2g connection", { effectiveType: "2g", saveData: false }],
  ["the data saver", { effectiveType: "4g", saveData: true }],
] as const) {
  test(`visible and hovered links load nothing with ${name}`, proves("L137b"), async ({ page }) => {
    const requested = await openOn(page, connection);
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
    // The page's links observe their visibility since hydration, so that they learn of it before this later observer.
    await link.evaluate(
      (element) =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(element);
        }),
    );
    await link.hover();
    // A visible and a hovered link would each have requested files by the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requested).toEqual([]);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  });
}
