import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveCompressed } from "../lighthouse/server";
import type { StaticHost } from "../lighthouse/server";
import { runAxe } from "../e2e/support/axe";
import { openPage } from "../system/openPage";
import { buildStockSite } from "./stockSite";
import type { StockSite } from "./stockSite";

const SCHEMAS = ["tests/formatter/relay.graphql", "tests/formatter/additions.graphql"];

/** A schema with names that have no page or no slug. It extends the other schemas, whose pages must not link to such names. */
const PLACEHOLDERS = "tests/data/schemas/placeholders.graphql";

/** The option that configures a badge for the directive `@maturity`, as in the docs. */
const BADGE = `customDirective: { maturity: { tag: (directive, { astNode }) => ({
            text: astNode.directives.find(({ name }) => name.value === "maturity").arguments[0].value.value,
            classname: "warning",
          }) } },`;

/** Elements coloured by Docusaurus's template, not by the formatter: code, menus and links. */
const TEMPLATE_ELEMENTS = "span.token, .menu__link, .menu__link *, .breadcrumbs__link, .table-of-contents__link";

/** Pages of most kinds, and selectors of elements that must be visible on them. */
const PAGES = [
  ["object", "types/objects/repository", ["[data-row]", ".schema-drawing svg", "#section-related-types"]],
  ["object with badges", "types/objects/license", ["[data-row]", ".schema-drawing svg"]],
  ["interface", "types/interfaces/comment", ["[data-row]", ".schema-drawing svg", "a.token"]],
  ["input", "types/inputs/create-issue-input", ["[data-row]", ".schema-drawing svg"]],
  ["enum", "types/enums/issue-state", ["[data-row]", "details.schema-deprecated summary"]],
  ["union", "types/unions/timeline-item", ["[data-row]", ".schema-drawing svg", "a.token"]],
  ["query", "operations/queries/repository", [".schema-operation [role=tab]", "[data-row]", "a.token"]],
  ["mutation", "operations/mutations/create-issue", [".schema-operation [role=tab]", "[data-row]", "a.token"]],
] as const;

const MODES = ["light", "dark"] as const;

let parent: string;
let stock: StockSite;
let site: StaticHost;
let browser: Browser;
let page: Page;
let messages: string[];

/** Opens a page of the schema in a colour mode, and waits until it is hydrated. */
async function open(url: string, mode: (typeof MODES)[number] = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.goto(`${site.origin}/docs/schema/${url}/`);
  await page.locator(`html[data-theme=${mode}][data-has-hydrated=true]`).waitFor();
}

/** Whether a finding of axe is about the contrast of an element that the template colours. */
async function isOfTemplate(finding: string): Promise<boolean> {
  const target = /^color-contrast at (?<selector>.*?): /su.exec(finding)?.groups?.["selector"];
  if (target === undefined) return false;
  return page.locator(target).evaluate((element, selector) => element.matches(selector), TEMPLATE_ELEMENTS);
}

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "website-formatter-"));
  const schemas = await Promise.all(SCHEMAS.map((file) => readFile(file, "utf8")));
  const [earlier = ""] = schemas;
  const placeholders = (await readFile(PLACEHOLDERS, "utf8")).replace("type Query", "extend type Query");
  const schema = [...schemas, placeholders].join("\n");
  stock = await buildStockSite(parent, { schema, earlier, more: BADGE, page: "schema/types/objects/repository.mdx" });
  site = await serveCompressed(path.join(stock.folder, "build"));
  ({ browser, page, messages } = await openPage());
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(parent, { recursive: true, force: true });
});

describe("without dagre, a stock site with the formatter", () => {
  it("warns only of missing dagre, and of a name that has no page", () => {
    const { printed } = stock.withoutDagre;
    const lines = printed.split("\n").filter((line) => /warn|error|dagre|hook:/iu.test(line));
    expect(lines).toEqual([
      '[WARNING] No content generated for "_" - printType returned empty',
      "Related types are lists without a drawing, because @dagrejs/dagre is not installed.",
    ]);
  });

  it("shows lists instead of drawings", () => {
    const [, related = ""] = stock.withoutDagre.page.split("## Related types");
    expect(related).toMatch(/### Used by [^]*<Related>\n\n- \[`Issue`\]/u);
    expect(stock.withoutDagre.page).not.toMatch(/schema-drawing|<Drawing/u);
  });

  it("passes the formatter's own tests", () => {
    expect(stock.withoutDagre.tests).toMatch(/^# fail 0$/mu);
    expect(stock.withoutDagre.tests).toMatch(/^ok \d+ - without dagre, a drawing is empty$/mu);
  });
});

describe("a stock site with the formatter", () => {
  it("builds with broken links, anchors and images as errors", async () => {
    const config = await readFile(path.join(stock.folder, ".docusaurus/docusaurus.config.mjs"), "utf8");
    for (const option of ["Links", "Anchors", "MarkdownLinks", "MarkdownImages"])
      expect(config).toMatch(new RegExp(`"onBroken${option}": "throw"`, "u"));
  });

  it("has no page and no link for a name of only underscores", async () => {
    await open("operations/queries/room");
    const pages = await page.locator(".menu__link").evaluateAll((all) => all.map((link) => link.textContent));
    expect(pages).toContain("room");
    expect(pages).not.toContain("_");
    await open("types/enums/kind");
    expect(await page.locator("h3[id=_]").isVisible()).toBe(true);
    await open("types/scalars/boolean");
    expect(await page.locator("article").getByRole("link", { name: "_", exact: true }).count()).toBe(0);
  });

  it.each(MODES)("shows the main elements of most kinds of pages in %s mode", async (mode) => {
    for (const [kind, url, selectors] of PAGES) {
      await open(url, mode);
      for (const selector of selectors)
        expect(await page.locator(selector).first().isVisible(), `${selector} of ${kind}`).toBe(true);
    }
  });

  it("folds definitions and links their types", async () => {
    await open("types/objects/repository");
    expect(await page.locator("h1").textContent()).toBe("Repository");
    const definition = page.locator("details", { hasText: "SDL definition" });
    const link = definition.locator("a.token", { hasText: "IssueOrPullRequest" });
    expect(await link.isVisible()).toBe(false);
    await definition.locator("summary").click();
    await link.click();
    await page.waitForURL(/\/types\/unions\/issue-or-pull-request\/?$/u);
  });

  it.each(["/docs/schema", "/docs/next/schema"])(
    "links the types of a definition to the same version, at %s",
    async (at) => {
      await page.goto(`${site.origin}${at}/types/objects/repository/`);
      const links = await page
        .locator("a.token")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter((link) => !link.startsWith(`${at}/types/`))).toEqual([]);
    },
  );

  it.each(["/docs", "/docs/next"])(
    "links its changelog and coverage to pages of the same version, at %s",
    async (at) => {
      for (const [report, text] of [
        ["changes", "Additions"],
        ["coverage", "have a description"],
      ] as const) {
        await page.goto(`${site.origin}${at}/${report}/`);
        expect(await page.locator("article").textContent()).toContain(text);
        const links = await page
          .locator(".theme-doc-markdown li a")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
        expect(links.length).toBeGreaterThan(2);
        expect(links.filter((link) => !link.startsWith(`${at}/schema/`))).toEqual([]);
      }
    },
  );

  it("shows the badges of a custom directive on a type, a field and a value", async () => {
    await open("types/objects/license");
    const row = page.locator("[data-row]", { has: page.locator("h3#attribution") });
    expect(await row.getByText("beta", { exact: true }).isVisible()).toBe(true);
    const fact = page.getByRole("listitem").filter({ hasText: /^has / });
    expect(await fact.getByRole("link", { name: "beta", exact: true }).getAttribute("href")).toMatch(
      /\/directives\/maturity\/?$/u,
    );
    await open("types/enums/license-term");
    const value = page.locator("[data-row]", { has: page.locator("h3#train") });
    expect(await value.getByText("alpha", { exact: true }).isVisible()).toBe(true);
  });

  it("shows the examples of the schema", async () => {
    await open("types/objects/license");
    const row = page.locator("[data-row]", { has: page.locator("h3#key") });
    expect(await row.textContent()).toContain('"MIT"');
    const fold = page.locator("details", { has: page.locator("h4#license-repositories-first") });
    await fold.locator("summary").first().click();
    expect(await fold.textContent()).toMatch(/first[^]*Int[^]*10[^]*20/u);

    await open("types/scalars/moment");
    expect(await page.locator("#section-example ~ *").first().textContent()).toContain("2024-05-31T12:00:00Z");

    await open("operations/queries/license");
    const operation = page.locator(".schema-operation");
    await operation.getByRole("tab", { name: "Variables" }).click();
    const variables = operation.getByRole("tabpanel").filter({ visible: true }).locator("pre");
    await variables.waitFor();
    expect(JSON.parse((await variables.textContent()) ?? "")).toEqual({ key: "MIT" });
  });

  it("shows the reason of a deprecated value", async () => {
    await open("types/enums/issue-state");
    await page.locator("details.schema-deprecated summary").click();
    await page.locator("h3#unknown code").waitFor({ state: "visible" });
    expect(await page.locator("[data-row]", { has: page.locator("#unknown") }).textContent()).toContain(
      "Never returned.",
    );
  });

  it("links a field to its type", async () => {
    await open("types/interfaces/comment");
    const row = page.locator("[data-row]", { has: page.locator("h3#created-at") });
    await row.getByRole("link", { name: "DateTime!" }).click();
    await page.waitForURL(/\/types\/scalars\/date-time\/?$/u);
  });

  it("shows an example operation with variables, command and answer", async () => {
    await open("operations/queries/repository");
    const operation = page.locator(".schema-operation");
    expect(await operation.getByRole("tab").allTextContents()).toEqual(["Operation", "Variables", "curl", "Response"]);
    await operation.getByRole("tab", { name: "Response" }).click();
    const answer = operation.getByRole("tabpanel").filter({ visible: true }).locator("pre");
    await answer.waitFor();
    expect(await answer.textContent()).toContain('"repository"');
  });

  it.each(MODES)("gives texts in drawings a different colour than their boxes in %s mode", async (mode) => {
    await open("types/objects/repository", mode);
    const texts = await page.locator(".schema-drawing text").evaluateAll((all) =>
      all.map((text) => {
        const box = text.parentElement?.querySelector("rect");
        const isReadable = box ? getComputedStyle(text).fill !== getComputedStyle(box).fill : false;
        return { text: text.textContent, isReadable };
      }),
    );
    expect(texts.map(({ text }) => text)).toContain("Repository");
    expect(texts.filter(({ isReadable }) => !isReadable)).toEqual([]);
  });

  it("shows drawings only in wide windows", async () => {
    await open("types/objects/repository");
    const drawing = page.locator(".schema-drawing svg");
    expect(await drawing.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await drawing.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it.each(PAGES)("passes axe on the page of a %s in both colour modes", async (_, url) => {
    const findings: string[] = [];
    for (const mode of MODES) {
      await open(url, mode);
      // Axe skips folded content.
      await page.evaluate(() => {
        for (const summary of document.querySelectorAll<HTMLElement>("article details:not([open]) > summary"))
          summary.click();
      });
      for (const finding of await runAxe(page, mode, mode === "light" ? "all" : "colours"))
        if (!(await isOfTemplate(finding))) findings.push(finding);
    }
    expect(findings).toEqual([]);
  });

  it("logs no warnings or errors in the browser", () => {
    expect(messages).toEqual([]);
  });
});
