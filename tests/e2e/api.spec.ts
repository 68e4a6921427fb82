// cspell:ignore beforegenerateindexmetafilehook buildconfig getdocdirective parsedeprecatedprinttypeoptions
import type { Page } from "@playwright/test";
import { linesOf } from "./support/shell";
import { markDocument, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const declarationOf = (page: Page, id: string) => page.locator(`h3#${id} + div pre`).first();

test("a declaration is highlighted, and its types link to their pages without a reload", async ({ page }) => {
  await visit(page, "/api/core/config");
  await expect(declarationOf(page, "buildconfig").locator(".token.keyword").first()).toBeVisible();
  const stillThere = await markDocument(page);
  await declarationOf(page, "buildconfig").getByRole("link", { name: "ConfigOptions" }).click();
  await expect(page).toHaveURL(/\/api\/types\/core#configoptions$/u);
  await expect(page.locator("h3#configoptions")).toBeInViewport();
  // A page opened by a link is rendered in the browser, which also highlights its code.
  await expect(page.locator("pre.language-ts .token.keyword").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("core/config");
  await page.getByRole("article").getByRole("listitem").getByRole("link", { name: "getDocDirective()" }).click();
  await expect(page.locator("h3#getdocdirective")).toBeInViewport();
  await page.locator("h4#getdocdirective-returns .hash-link").click();
  await expect(page).toHaveURL(/#getdocdirective-returns$/u);
  expect(await stillThere()).toBe(true);
});

test("the hash of a section without text leads to the declaration of its function", async ({ page }) => {
  await visit(page, "/api/core/config#buildconfig-returns");
  await expect(declarationOf(page, "buildconfig")).toBeInViewport();
});

test("on a phone, declarations and parameter tables do not scroll sideways", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["/api/core/config", "/api/printer-legacy/link", "/api/utils/string"]) {
    await visit(page, path);
    const overflowing = await page
      .locator(".markdown :is(pre:has(> code > .token-line):not(.theme-code-block pre), table)")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      );
    expect(overflowing, path).toEqual([]);
  }
});

test("the underline of a link stays clear of underscores in its text", async ({ page }) => {
  await visit(page, "/api/core/config");
  const name = page.getByRole("article").getByRole("listitem").getByRole("link", { name: "DEFAULT_OPTIONS" });
  const offset = (): Promise<number> =>
    name.evaluate((link) => {
      const { textUnderlineOffset, fontSize } = getComputedStyle(link);
      return parseFloat(textUnderlineOffset) / parseFloat(fontSize);
    });
  expect(await offset()).toBeGreaterThan(0.3);
  await name.hover();
  expect(await offset()).toBeGreaterThan(0.3);
});

test("titles wrap between the parts of a path", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, lines] of [
    ["/api/category/graphql-markdownprinter-legacy", ["@graphql-markdown/", "printer-legacy: modules"]],
    ["/api/core/events/generate-index-metafile-events", ["core/events/", "generate-index-metafile-events"]],
  ] as const) {
    await page.goto(path);
    expect(await linesOf(page.getByRole("heading", { level: 1 }))).toEqual([lines]);
  }
});

test("on the narrowest phone, headings break between the words of a name", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, id] of [
    ["/api/core/config", "parsedeprecatedprinttypeoptions"],
    ["/api/formatters/hugo", "beforegenerateindexmetafilehook"],
  ] as const) {
    await visit(page, path);
    const [lines = []] = await linesOf(page.locator(`h3#${id}`));
    expect(lines.length, id).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line, id).toMatch(/^[A-Z]/u);
  }
});

test("on the narrowest phone, no line of code breaks at a hyphen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["/api/", "/api/printer-legacy/link", "/api/formatters/hugo"]) {
    await visit(page, path);
    const broken = (await linesOf(page.locator(".markdown code:not(pre code)"))).flatMap((lines) => lines.slice(0, -1));
    expect(
      broken.filter((line) => line.endsWith("-")),
      path,
    ).toEqual([]);
  }
});
