import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../bench/search/server";
import type { Site } from "../bench/search/server";
import { installAxe, runAxeInBothModes } from "../e2e/axe/run";
import { launchOptions } from "../system/launch";
import { buildStockSite } from "./stockSite";

/** Colours that the template chooses: those of code, and its primary colour in menus. */
const OF_THE_TEMPLATE = /^color-contrast at (?:\.menu__|\.breadcrumbs__|.*(?:token|definition-|language-))/u;

const SCHEMA = "tests/unit/examples/operation/schemas/relay.graphql";

let parent: string;
let site: Site;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "website-take-home-"));
  site = await serve([await buildStockSite(parent, await readFile(SCHEMA, "utf8"))]);
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await installAxe(page);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(parent, { recursive: true, force: true });
});

describe("a stock site with the formatter", () => {
  it("shows fields, related types, a drawing and a folded definition of an object", async () => {
    await page.goto(`${site.origin}/docs/schema/types/objects/repository/`);
    expect(await page.locator("h1").textContent()).toBe("Repository");
    expect(await page.locator("[data-row]").count()).toBeGreaterThan(3);
    expect(await page.locator(".schema-drawing svg").isVisible()).toBe(true);
    expect(await page.locator("#section-related-types").count()).toBe(1);
    await page.locator("a.token").first().waitFor({ state: "attached" });
  });

  it("shows a field with its type and anchor, a deprecated value with its reason, and leads from type to type", async () => {
    await page.goto(`${site.origin}/docs/schema/types/enums/issue-state/`);
    await page.locator("details.schema-deprecated summary").click();
    expect(await page.locator("h3#unknown code").isVisible()).toBe(true);
    expect(await page.locator("[data-row]", { has: page.locator("#unknown") }).textContent()).toContain(
      "Never returned.",
    );

    await page.goto(`${site.origin}/docs/schema/types/interfaces/comment/`);
    const row = page.locator("[data-row]", { has: page.locator("h3#created-at") });
    await row.getByRole("link", { name: "DateTime!" }).click();
    await page.waitForURL(/\/types\/scalars\/date-time\/?$/u);
  });

  it("has an operation to copy on the page of a query, with its variables, command and answer", async () => {
    await page.goto(`${site.origin}/docs/schema/operations/queries/repository/`);
    const operation = page.locator(".schema-operation");
    expect(await operation.getByRole("tab").allTextContents()).toEqual(["Operation", "Variables", "curl", "Answer"]);
    await operation.getByRole("tab", { name: "Answer" }).click();
    const answer = operation.getByRole("tabpanel").filter({ visible: true }).locator("pre");
    await answer.waitFor();
    expect(await answer.textContent()).toContain('"repository"');
  });

  it("shows a drawing on wide windows only, in both modes with text that contrasts", async () => {
    await page.goto(`${site.origin}/docs/schema/types/objects/repository/`);
    for (const mode of ["light", "dark"]) {
      await page.evaluate((theme) => {
        document.documentElement.setAttribute("data-theme", theme);
      }, mode);
      const colours = await page.locator(".schema-drawing svg").evaluate((svg) => {
        const text = svg.querySelector("text");
        const frame = svg.querySelector("rect");
        return text && frame ? [getComputedStyle(text).fill, getComputedStyle(frame).fill] : [];
      });
      expect(new Set(colours).size).toBe(2);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator(".schema-drawing svg").isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("has no finding of axe, in both modes, on a page of each kind", async () => {
    const found: string[] = [];
    for (const kind of ["types/objects/repository", "operations/queries/repository"]) {
      await page.goto(`${site.origin}/docs/schema/${kind}/`);
      found.push(...(await runAxeInBothModes(page)));
    }
    expect(found.filter((finding) => !OF_THE_TEMPLATE.test(finding))).toEqual([]);
  });

  it("complains of nothing in the console", () => {
    expect(complaints).toEqual([]);
  });
});
