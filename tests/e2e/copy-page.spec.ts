import type { Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { hold } from "./support/requests";
import { action, clipboardText, copyButton, MARKDOWN_LINK, openList, copyMessage } from "./support/copyPage";
import { desktop, phone, visit } from "./support/searchBox";
import { horizontalOverflow } from "./support/layoutShift";
import { boxesOf } from "./support/shell";
import { expect, test } from "./support/test";
import { violations } from "./support/console";

/** Scripts and styles that a page loads on demand, such as those of the list. */
const ASSETS = "**/assets/**";

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] });

/** Presses an item of the list, and expects that the list closes and a message reports the outcome. */
async function press(page: Page, name: Parameters<typeof action>[1], message: string): Promise<void> {
  await openList(page);
  await action(page, name).click();
  await expect(copyMessage(page)).toHaveText(message);
  await expect(action(page, name)).toBeHidden();
  await expect(copyButton(page)).toBeFocused();
}

/** Expects that the head and the list link to a Markdown file, and that "Copy as Markdown" copies its text. */
async function expectMarkdown(page: Page, path: string): Promise<void> {
  await expect(page.locator(MARKDOWN_LINK)).toHaveAttribute("href", path);
  await openList(page);
  await expect(action(page, "View as Markdown")).toHaveAttribute("href", path);
  await copyButton(page).click();
  await press(page, "Copy as Markdown", "Copied");
  expect(await clipboardText(page)).toBe(await (await page.request.get(path)).text());
}

test("the 'Copy page' list copies the Markdown and the link of the current page", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".md")) requested.push(new URL(request.url()).pathname);
  });
  const blocked = await violations(page);
  await visit(page, "/docs/intro?from=mail#features");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await press(page, "Copy link", "Copied");
  expect(await clipboardText(page)).toBe(canonical);
  expect(requested).toEqual([]);
  await expectMarkdown(page, "/docs/intro.md");
  expect(requested).toEqual(["/docs/intro.md"]);

  await openList(page);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Get started" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Get started" })).toBeVisible();
  await expectMarkdown(page, "/docs/get-started.md");
  await press(page, "Copy link", "Copied");
  expect(await clipboardText(page)).toMatch(/\/docs\/get-started$/u);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
  await expectMarkdown(page, "/api.md");
  await openList(page);
  await action(page, "View as Markdown").click();
  await expect(page).toHaveURL("/api.md");
  await page.goBack();
  await expect(copyButton(page)).toBeVisible();
  expect(blocked).toEqual([]);
});

test("the Markdown is found at a URL to which a host has added a slash", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await expectMarkdown(page, "/docs/intro.md");
});

test("the list works by keyboard, even while it loads", async ({ page }) => {
  await visit(page, "/docs/intro");
  const release = await hold(page, ASSETS);
  await copyButton(page).focus();
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "true");
  await release();
  await expect(action(page, "Copy as Markdown")).toBeFocused();
  for (const [key, name] of [
    ["ArrowUp", "Copy link"],
    ["Home", "Copy as Markdown"],
    ["End", "Copy link"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(action(page, name)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(action(page, "Copy as Markdown")).toBeHidden();
  await expect(copyButton(page)).toBeFocused();
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "true");
  const controls = (await copyButton(page).getAttribute("aria-controls")) ?? "";
  await expect(page.locator(`[id="${controls}"]`).getByRole("listitem")).toHaveCount(3);
  for (const name of ["Copy as Markdown", "View as Markdown", "Copy link"] as const) {
    await page.keyboard.press("Tab");
    await expect(action(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(copyMessage(page)).toHaveText("Copied");
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(action(page, "Copy link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("the list ignores a hover and closes on a click, and its message disappears", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/docs/intro");
  await copyButton(page).hover();
  await expect(copyButton(page)).toHaveAttribute("aria-controls");
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
  for (const close of [() => copyButton(page).click(), () => page.mouse.click(700, 500)]) {
    await openList(page);
    await close();
    await expect(action(page, "Copy link")).toBeHidden();
  }
  await press(page, "Copy link", "Copied");
  await page.clock.fastForward(10_000);
  await expect(copyMessage(page)).toBeEmpty();
});

test("a failed copy is reported and leaves the clipboard alone", async ({ page }) => {
  const missing = "The Markdown of this page could not be fetched.";
  await visit(page, "/docs/intro");
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  await page.route("**/*.md", (route) => route.fulfill({ status: 404, body: "no" }));
  await press(page, "Copy as Markdown", missing);
  await page.route("**/*.md", (route) => route.abort());
  await press(page, "Copy as Markdown", missing);
  expect(await clipboardText(page)).toBe("untouched");
  await press(page, "Copy link", "Copied");

  await visit(page, "/docs/intro");
  await page.unrouteAll();
  // Without HTTPS, browsers have no `navigator.clipboard`.
  for (const clipboard of ["refuses", "none"]) {
    await page.evaluate((what) => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException("denied", "NotAllowedError"));
      const value = what === "none" ? undefined : { write: refuse, writeText: refuse };
      Object.defineProperty(navigator, "clipboard", { value, configurable: true });
    }, clipboard);
    await press(page, "Copy as Markdown", "Your browser did not allow copying.");
    await press(page, "Copy link", "Your browser did not allow copying.");
  }
});

test("when the list does not load, an alert says so, and a press tries again", async ({ page }) => {
  await visit(page, "/docs/intro");
  await page.route(ASSETS, (route) => route.abort());
  await copyButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "This did not load." })).toBeVisible();
  await copyButton(page).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unrouteAll();
  await openList(page);
});

for (const [screen, viewport] of Object.entries({ desktop, phone })) {
  test(`on a ${screen}, the list fits, moves nothing, has large targets and passes axe`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installAxe(page);
    await visit(page, "/docs/advanced/custom-directive");
    const surroundings = page.locator(".theme-doc-breadcrumbs, h1, main .dropdown > button, .markdown > p");
    const before = await boxesOf(surroundings);
    await openList(page);
    expect(await boxesOf(surroundings)).toEqual(before);
    for (const target of [
      copyButton(page),
      action(page, "Copy as Markdown"),
      action(page, "View as Markdown"),
      action(page, "Copy link"),
    ]) {
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await runAxeInBothModes(page)).toEqual([]);
    await action(page, "Copy link").click();
    await expect(copyMessage(page)).toHaveText("Copied");
    await expect(copyMessage(page)).toBeInViewport({ ratio: 1 });
    expect(await boxesOf(surroundings)).toEqual(before);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await runAxeInBothModes(page)).toEqual([]);
  });
}
