// cspell:ignore cscript ealert ntro
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { started } from "./shell";
import { watch } from "./watch";

/** Serves a page's file at another path, as hosts do that know no clean paths. */
async function serveAt(page: Page, path: string, file: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(file, route.request().url()).href }) }),
  );
}

for (const [path, clean] of [
  ["/docs/intro.html", "/docs/intro"],
  ["/docs/intro/index.html", "/docs/intro"],
  ["/api/index.html", "/api/"],
  ["/index.html", "/"],
  ["/showcase.html", "/showcase"],
  ["/examples/default/types/objects/user.html", "/examples/default/types/objects/user"],
] as const) {
  test(`${path} is shown at ${clean}, with query and hash`, proves("L55"), async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    await serveAt(page, path, clean);
    await page.goto(`${path}?a=b%20c#part`);
    await started(page);
    await expect(page).toHaveURL(`${clean}?a=b%20c#part`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
    expect(complaints).toEqual([]);
  });
}

test("back and forward work after a path was cleaned", async ({ page }) => {
  await serveAt(page, "/docs/intro.html", "/docs/intro");
  await page.goto("/docs/intro.html");
  await started(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL("/api/");
  await page.goBack();
  await expect(page).toHaveURL("/docs/intro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
});

for (const path of [
  "/%E0%A4%A",
  "/docs/%",
  "//example.com/x.html",
  "/%3Cscript%3Ealert(1)%3C/script%3E",
  "/a\\b",
  "/docs/intro%00",
]) {
  test(`the hostile path ${path} gives a not-found page that responds`, proves("L149"), async ({ page, baseURL }) => {
    const { exceptions } = listen(page);
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      return route.fulfill({ response: await route.fetch({ url: new URL("/404.html", baseURL).href }), status: 404 });
    });
    await page.goto((baseURL ?? "") + path);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(exceptions).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Showcase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
}

test("an encoded path shows the page that it names", { tag: "@nginx" }, async ({ page }) => {
  await page.goto("/docs/%69ntro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
});

for (const hash of ["#no-such-heading", "#%E0%A4%A", "#%", "#<img src=x>", "#'\"]"]) {
  test(`the hash ${hash} leaves the page as it is, on load and on a page that is open`, async ({ page }) => {
    const { exceptions } = listen(page);
    await page.goto("/docs/intro");
    await started(page);
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    await page.getByRole("link", { name: "Get started" }).first().click();
    await expect(page).toHaveURL("/docs/get-started");
    await page.goto(`/docs/intro${hash}`);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    expect(exceptions).toEqual([]);
  });
}

test("a change of route scrolls to the top", proves("L57b"), async ({ page }) => {
  await page.goto("/docs/settings");
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/settings/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a change of route with a hash scrolls to its heading, below the navbar", proves("L57a"), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/docs/configuration-cheatsheet");
  const link = page.locator(".markdown a[href*='/docs/'][href*='#']").first();
  const id = ((await link.getAttribute("href")) ?? "").split("#")[1] ?? "";
  await link.click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const navbar = await page.locator(".navbar").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
});
