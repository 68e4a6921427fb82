import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { phone, visit } from "./searchBox";

test("a choice of tab holds on the next page that offers it", async ({ page }) => {
  await visit(page, "/docs/get-started");
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await page.goto("/docs/try-it");
  await expect(page.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
});

test("a code block is copied by its button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/get-started");
  const block = page.locator(".theme-code-block").first();
  await block.hover();
  await block.getByRole("button", { name: "Copy code to clipboard" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("node --version");
});

test("a code block that is a file says which", async ({ page }) => {
  await page.goto("/docs/get-started");
  await expect(page.locator(".theme-code-block", { hasText: "schema.graphql" }).first()).toBeVisible();
});

test("the table of contents holds headings of levels 2 and 3 only", proves("L62a", "L176a"), async ({ page }) => {
  await page.goto("/examples/default/types/objects/user");
  const headings = await page.locator(".markdown :is(h2, h3)").evaluateAll((all) => all.map((one) => one.id));
  const links = await page
    .locator(".table-of-contents a")
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash.slice(1)));
  expect(links).toEqual(headings);
});

test("each heading has a link to itself, named after it", proves("L60"), async ({ page }) => {
  await page.goto("/docs/how-it-works");
  const heading = page.locator(".markdown h2").first();
  const text = ((await heading.textContent()) ?? "").replaceAll("\u200B", "").trim();
  await expect(heading.getByRole("link")).toHaveAttribute("aria-label", `Direct link to ${text}`);
});

test("previous and next follow the order of the sidebar", proves("L24", "L25"), async ({ page }) => {
  await page.goto("/docs/get-started");
  const navigation = page.getByRole("navigation", { name: "Docs pages" });
  await expect(navigation.getByRole("link")).toHaveText([/Introduction/u, /Try it/u]);
});

test("a hand-written page says when it was last changed", async ({ page }) => {
  await page.goto("/docs/intro");
  await expect(page.locator(".theme-last-updated time")).toHaveAttribute("datetime", /^20\d\d-/u);
});

test("a printed page holds its text and leaves navigation out", async ({ page }) => {
  await page.goto("/docs/get-started");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".markdown")).toBeVisible();
  for (const part of [
    ".navbar",
    ".theme-doc-sidebar-container",
    ".pagination-nav",
    ".theme-announcement-bar",
    ".footer",
  ]) {
    await expect(page.locator(part)).toBeHidden();
  }
});

test("the footer is just a copyright line of 2020-2025", proves("L83a", "L83b", "L176b"), async ({ page }) => {
  await page.goto("/docs/intro");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveText("Copyright © 2020-2025 GraphQL-Markdown");
  await expect(footer.getByRole("link")).toHaveCount(0);
});

test("code is coloured by one theme in light mode and by another in dark mode", proves("L177b"), async ({ page }) => {
  await visit(page, "/docs/get-started");
  const block = page.locator(".theme-code-block", { hasText: "schema.graphql" }).first();
  const colours = (): Promise<string[]> =>
    block
      .locator("code, .token")
      .evaluateAll((all) => [
        ...new Set(
          all.map(
            (one) => `${getComputedStyle(one).color} on ${getComputedStyle(one.closest("pre") ?? one).backgroundColor}`,
          ),
        ),
      ]);
  const light = await colours();
  await page.getByRole("button", { name: /^Switch between dark and light mode/u }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(async () => (await colours()).filter((colour) => light.includes(colour))).toEqual([]);
  expect(light.length).toBeGreaterThan(2);
  expect((await colours()).length).toBe(light.length);
});

test("on a phone the title of a category page is as large as any other, and keeps its words whole", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const title = page.getByRole("heading", { level: 1 });
  const sizeAt = async (path: string): Promise<string> => {
    await page.goto(path);
    return title.evaluate((heading) => getComputedStyle(heading).fontSize);
  };
  const usual = await sizeAt("/docs/intro");
  expect(await sizeAt("/docs/category/advanced-settings")).toBe(usual);
  expect(await title.evaluate((heading) => getComputedStyle(heading).wordBreak)).toBe("normal");
});
