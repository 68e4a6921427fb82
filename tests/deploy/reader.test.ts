import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files";
import { buildFolder } from "../build/site";
import { freePort } from "../freePort";
import { launchOptions } from "../system/launch";
import { prepareNginx } from "./nginx";
import type { Nginx } from "./nginx";

/** Matches the hash of the content in a name such as `main.1a2b3c4d.js`. */
const HASHED = /^(assets\/(?:js|css)\/.*\.)([\da-f]{8})(\.(?:js|css))$/u;

/** Name of the meta element that marks the pages of the next build. */
export const NEXT_MARK = "next-build";

function reversed(hash: string): string {
  return hash.split("").reverse().join("");
}

/**
 * Makes a build that follows `build/`, as if every source had changed: all scripts and style sheets are renamed, and each page
 * is marked.
 *
 * @returns absolute path of a temporary folder
 * @throws Error if the build has no hashed assets
 */
export async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-next-"));
  await cp(buildFolder, folder, { recursive: true });
  const files = await listFiles(folder);
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[2] ?? []);
  if (hashes.length === 0) throw new Error(`No hashed asset in ${buildFolder}.`);
  const anyHash = new RegExp(hashes.join("|"), "gu");
  for (const file of files.filter((name) => /\.(?:html|js)$/u.test(name))) {
    const text = await readFile(path.join(folder, file), "utf8");
    const changed = text
      .replace(anyHash, reversed)
      .replace("<meta name=generator", `<meta name=${NEXT_MARK}><meta name=generator`);
    if (changed !== text) await writeFile(path.join(folder, file), changed);
  }
  for (const file of files) {
    const [, start, hash, end] = HASHED.exec(file) ?? [];
    if (start === undefined || hash === undefined || end === undefined) continue;
    await rename(path.join(folder, file), path.join(folder, start + reversed(hash) + end));
  }
  return folder;
}

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
