import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchOptions } from "../system/launch";
import { buildFolder } from "../build/site";
import { NEXT_MARK, nextBuild } from "./nextBuild";
import { freePort } from "../freePort";
import { prepareNginx } from "./nginx";
import type { Nginx } from "./nginx";

let nginx: Nginx;
let next: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  next = await nextBuild();
  nginx = await prepareNginx(await freePort());
  await nginx.release(buildFolder);
  await nginx.start();
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  await nginx.remove();
  await rm(next, { recursive: true, force: true });
});

beforeEach(async () => {
  await nginx.release(buildFolder);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Turns prefetching off, so that pages are fetched after the release.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto(`${nginx.origin}/docs/intro`);
  await page.locator("html[data-has-hydrated=true]").waitFor();
  return () => page.close();
});

function isNext(): Promise<boolean> {
  return page
    .locator(`meta[name=${NEXT_MARK}]`)
    .count()
    .then((count) => count > 0);
}

async function follow(name: string, heading: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).first().click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

describe("a reader who visits the site during a release", () => {
  it("stays on the old site until a page is reloaded", async () => {
    await nginx.release(next);
    await follow("Showcase", "Showcase");
    expect(await isNext()).toBe(false);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Showcase" }).waitFor();
    expect(await isNext()).toBe(true);
  });

  it("gets the new site by a reload if the old assets are gone", async () => {
    await nginx.release(next, { KEEP_DAYS: "0", KEEP_RELEASES: "1" });
    await follow("Showcase", "Showcase");
    await page.locator("html[data-has-hydrated=true]").waitFor();
    expect(await isNext()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/showcase");
    expect(await page.getByText(/page crashed|failed to load|error/iu).count()).toBe(0);
  });
});
