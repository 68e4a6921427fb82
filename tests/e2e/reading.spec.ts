import type { Locator } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { DIAGRAMS } from "./support/requests";
import { desktop, phone, results, searchFor, visit } from "./support/searchBox";
import { colourOf, modeToggle, saveMode } from "./support/shell";
import { expect, test } from "./support/test";

test("a docs page shows its neighbours, date and copy buttons", proves("L24", "L25"), async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/docs/get-started");
  const neighbours = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link");
  await expect(neighbours).toHaveText([/Introduction/u, /Try it/u]);
  await expect(page.locator(".theme-last-updated time")).toHaveAttribute("datetime", /^20\d\d-/u);

  const first = page.locator(".theme-code-block").first();
  await first.hover();
  await first.getByRole("button", { name: "Copy code to clipboard" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("npx create-docusaurus@latest my-docs classic --javascript --skip-install\ncd my-docs");

  const block = page.locator(".theme-code-block", { hasText: "schema.graphql" }).first();
  await expect(block).toBeVisible();
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
  await modeToggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(async () => (await colours()).filter((colour) => light.includes(colour))).toEqual([]);
  expect(light.length).toBeGreaterThan(2);
  expect((await colours()).length).toBe(light.length);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".markdown")).toBeVisible();
  for (const part of [
    ".navbar",
    ".theme-doc-sidebar-container",
    ".pagination-nav",
    ".theme-announcement-bar",
    ".footer",
    "main .dropdown",
  ]) {
    await expect(page.locator(part)).toBeHidden();
  }
});

test("the copy button of a code block reports that the browser refused", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await visit(page, "/docs/get-started");
  const block = page.locator(".theme-code-block").first();
  await block.hover();
  await block.getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect(block.getByRole("alert")).toHaveText("Your browser did not allow copying.");
  await expect(block.getByRole("alert")).toBeInViewport();
  expect(exceptions).toEqual([]);
});

test("the cheat sheet is printed on two pages of A4", async ({ page }) => {
  await page.goto("/docs/configuration-cheatsheet");
  const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
  const sheet = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
});

test("a diagram that is not drawn yet is printed as its source", async ({ page }) => {
  await page.route("**/assets/js/**", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(DIAGRAMS)) await route.abort();
    else await route.fulfill({ response });
  });
  await visit(page, "/docs/how-it-works");
  await page.emulateMedia({ media: "print" });
  const frames = page.locator("main noscript + div");
  await expect(frames).toHaveCount(2);
  for (const frame of await frames.all()) {
    await expect(frame.locator("svg")).toBeHidden();
    const drawing = frame.locator("> div");
    const text = await drawing.evaluate((element) => getComputedStyle(element, "::before").content);
    expect(text).toContain("flowchart");
    expect((await drawing.boundingBox())?.height).toBeGreaterThan(100);
  }
});

for (const [mode, id] of [
  ["light", "L177c"],
  ["dark", "L177d"],
] as const) {
  test(`code in ${mode} mode has the colours of the design tokens of that mode`, proves(id), async ({ page }) => {
    await saveMode(page, mode);
    await page.goto("/docs/get-started");
    const block = page.locator(".theme-code-block", { hasText: "schema.graphql" }).first();
    for (const [part, property, token] of [
      ["pre", "background-color", "--code-background"],
      [".token.keyword", "color", "--code-keyword"],
      [".token.string", "color", "--code-string"],
    ] as const) {
      await expect(block.locator(part).first(), part).toHaveCSS(property, await colourOf(page, token));
    }
    // Dark on light in light mode, and light on dark in dark mode.
    const brightness = async (token: string): Promise<number> =>
      (await colourOf(page, token))
        .match(/\d+/gu)
        ?.slice(0, 3)
        .map(Number)
        .reduce((sum, one) => sum + one) ?? Number.NaN;
    const difference = (await brightness("--code-background")) - (await brightness("--code-text"));
    if (mode === "light") expect(difference).toBeGreaterThan(400);
    else expect(difference).toBeLessThan(-400);
    await expect(block.locator("[style*='--prism'], [style*=color]")).toHaveCount(0);
  });
}

test("a chosen tab stays chosen on the next page that has it", async ({ page }) => {
  await visit(page, "/docs/get-started");
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await page.goto("/docs/try-it");
  await expect(page.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
});

test("on a phone, a category page has the usual title size and does not cut off cards", async ({ page }) => {
  await page.setViewportSize(phone);
  const title = page.getByRole("heading", { level: 1 });
  const fontSize = (): Promise<string> => title.evaluate((heading) => getComputedStyle(heading).fontSize);
  await page.goto("/docs/intro");
  const usual = await fontSize();
  await page.goto("/docs/category/advanced-settings");
  expect(await fontSize()).toBe(usual);
  await expect(title).toHaveCSS("word-break", "normal");
  const card = page.locator(".theme-doc-card-title", { hasText: "Integration with frameworks" });
  await expect(card).toBeVisible();
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test("the card of a category without a description names its first pages", async ({ page }) => {
  await page.goto("/examples/group-by/category/common");
  const rows = page.locator(".theme-doc-card-container");
  const row = (name: string) =>
    rows
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("p")
      .last();
  await expect(row("Objects")).toHaveText(/^AddCoursePayload, ArtCourse, \w+, \w+ and \d+ more$/u);
  await expect(row("Scalars")).toHaveText(/^\w+, /u);
});

/** Selects and copies the text of an element, and returns the clipboard's plain text and HTML. */
async function copyOf(element: Locator): Promise<{ readonly text: string; readonly html: string }> {
  const page = element.page();
  await element.evaluate((one) => getSelection()?.selectAllChildren(one));
  await page.keyboard.press("Control+C");
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> => (await item?.getType(type))?.text() ?? "";
    return { text: await read("text/plain"), html: await read("text/html") };
  });
}

/** A zero-width space, at which long names wrap. */
const BREAK = "\u200B";

/** Matches the characters that control where names wrap. */
const BREAKS = /[\u200B\u2060]/gu;

/** Selectors of elements whose names contain zero-width spaces, by page. */
const NAMES = {
  "/examples/default/types/objects/media": [
    ".theme-doc-sidebar-menu .menu__link",
    ".table-of-contents__link",
    "main h3",
  ],
  "/api/core/config": [".table-of-contents__link", "main h3"],
  "/docs/advanced/schema-loading": ["main td code"],
} as const;

test("names are copied without the characters that control where they wrap", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(desktop);
  const broken = page.locator(`xpath=//*[contains(., "${BREAK}")]`);
  for (const [path, selectors] of Object.entries(NAMES)) {
    await visit(page, path);
    for (const selector of selectors) {
      const element = page.locator(selector).and(broken).filter({ visible: true }).first();
      const name = ((await element.textContent()) ?? "").replaceAll(BREAKS, "");
      expect(name, selector).toMatch(/^\S+$/u);
      const { text, html } = await copyOf(element);
      expect(text.trim(), selector).toBe(name);
      expect(html, selector).toContain(name);
      expect(html, selector).not.toMatch(BREAKS);
    }
    // Several names at once.
    for (const selector of [".theme-doc-sidebar-menu", ".table-of-contents"]) {
      const { text, html } = await copyOf(page.locator(selector).first());
      expect(text.length, selector).toBeGreaterThan(100);
      expect(text + html, selector).not.toMatch(BREAKS);
    }
  }

  const name = "ActivityReplySubscribedNotification";
  await searchFor(page, name);
  const title = results(page).locator("[class*=title]").and(broken).first();
  const { text, html } = await copyOf(title);
  expect(text.trim()).toBe(name);
  expect(html).not.toContain(BREAK);
});

test("copied text has absolute links, and neither icons nor hidden elements", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(desktop);
  await visit(page, "/docs/settings");
  const { html } = await copyOf(page.locator("article .markdown"));
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/gu)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(20);
  // Absolute, so that they work where the text is pasted.
  expect(addresses.filter((address) => !/^https?:/u.test(address))).toEqual([]);
  expect(html).not.toMatch(/ hidden=|hash-link|<svg/u);
});
