import { expect, test } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./axe/run";
import {
  action,
  clipboardText,
  copyButton,
  markdownOf,
  nameMarkdown,
  openList,
  said,
  serveMarkdown,
  visitWithMarkdown,
} from "./copyPage";
import { desktop, phone, visit } from "./searchBox";
import { violations } from "./violations";

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page }) => {
  await serveMarkdown(page);
});

// The tests of the build ask every page for the URL of its Markdown.
for (const path of ["/docs/category/advanced-settings", "/api/"]) {
  test(`"Copy as Markdown" copies the Markdown of ${path}, and says so`, async ({ page }) => {
    await visitWithMarkdown(page, path);
    await openList(page);
    await action(page, "Copy as Markdown").click();
    await expect(said(page)).toHaveText("Copied");
    expect(await clipboardText(page)).toBe(markdownOf(path.endsWith("/") ? `${path}index.md` : `${path}.md`));
    await expect(action(page, "Copy link")).toBeHidden();
    await expect(copyButton(page)).toBeFocused();
  });
}

test("the Markdown is fetched when it is asked for, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".md")) asked.push(new URL(request.url()).pathname);
  });
  await visitWithMarkdown(page, "/docs/intro");
  await openList(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await action(page, "Copy as Markdown").click();
  await expect(said(page)).toHaveText("Copied");
  expect(asked).toEqual(["/docs/intro.md"]);
});

test("after a link has led to another page, the Markdown and the link are those of that page", async ({ page }) => {
  await visitWithMarkdown(page, "/docs/intro");
  await openList(page);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Get started" })).toBeVisible();
  await openList(page);
  await expect(action(page, "View as Markdown")).toHaveAttribute("href", "/docs/get-started.md");
  await action(page, "Copy as Markdown").click();
  await expect(said(page)).toHaveText("Copied");
  expect(await clipboardText(page)).toBe(markdownOf("/docs/get-started.md"));
  await openList(page);
  await action(page, "Copy link").click();
  await expect(said(page)).toHaveText("Copied");
  expect(await clipboardText(page)).toMatch(/\/docs\/get-started$/u);
});

test('"View as Markdown" is a link to it', async ({ page }) => {
  await visitWithMarkdown(page, "/docs/intro");
  await openList(page);
  await expect(action(page, "View as Markdown")).toHaveAttribute("href", "/docs/intro.md");
  await action(page, "View as Markdown").click();
  await expect(page).toHaveURL(/\/docs\/intro\.md$/u);
  await page.goBack();
  await expect(copyButton(page)).toBeVisible();
});

test('"Copy link" copies the canonical address, without what a visit has added to it', async ({ page }) => {
  await visit(page, "/docs/intro?from=mail#features");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await openList(page);
  await action(page, "Copy link").click();
  await expect(said(page)).toHaveText("Copied");
  expect(await clipboardText(page)).toBe(canonical);
});

test.describe("by keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await visitWithMarkdown(page, "/docs/intro");
  });

  test("Enter opens the list, which says so, and Tab leads through it", async ({ page }) => {
    await copyButton(page).focus();
    await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(copyButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(action(page, "Copy as Markdown")).toBeVisible();
    const controls = (await copyButton(page).getAttribute("aria-controls")) ?? "";
    await expect(page.locator(`[id="${controls}"]`).getByRole("listitem")).toHaveCount(3);
    for (const name of ["Copy as Markdown", "View as Markdown", "Copy link"] as const) {
      await page.keyboard.press("Tab");
      await expect(action(page, name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("the arrow keys open the list and go round in it, Home and End go to its ends", async ({ page }) => {
    await copyButton(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(action(page, "Copy as Markdown")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(action(page, "Copy link")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(action(page, "Copy as Markdown")).toBeFocused();
    await page.keyboard.press("End");
    await expect(action(page, "Copy link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText("Copied");
    await expect(copyButton(page)).toBeFocused();
  });

  test("an arrow key that is pressed before the list has loaded moves the focus when it has", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/docs/intro")).text();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/**", async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await held;
      await route.fallback();
    });
    await copyButton(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(copyButton(page)).toHaveAttribute("aria-expanded", "true");
    release();
    await expect(action(page, "Copy as Markdown")).toBeFocused();
  });

  test("Escape closes the list and gives the focus back to the button", async ({ page }) => {
    await copyButton(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(action(page, "Copy as Markdown")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(action(page, "Copy as Markdown")).toBeHidden();
    await expect(copyButton(page)).toBeFocused();
    await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("a press on the button, or elsewhere, closes the list; a mouse on its way does not open it", async ({ page }) => {
  await visitWithMarkdown(page, "/docs/intro");
  await copyButton(page).hover();
  await expect(copyButton(page)).toHaveAttribute("aria-controls");
  await expect(copyButton(page)).toHaveAttribute("aria-expanded", "false");
  for (const close of [() => copyButton(page).click(), () => page.mouse.click(700, 500)]) {
    await openList(page);
    await close();
    await expect(action(page, "Copy link")).toBeHidden();
  }
});

test("a message goes after a while", async ({ page }) => {
  await page.clock.install();
  await visitWithMarkdown(page, "/docs/intro");
  await openList(page);
  await action(page, "Copy link").click();
  await expect(said(page)).toHaveText("Copied");
  await page.clock.fastForward(10_000);
  await expect(said(page)).toBeEmpty();
});

test("when the page names no Markdown, both ways to it say so, and the link is still copied", async ({ page }) => {
  await visit(page, "/docs/intro");
  await nameMarkdown(page, "");
  for (const name of ["Copy as Markdown", "View as Markdown"] as const) {
    await openList(page);
    await action(page, name).click();
    await expect(said(page)).toHaveText("The Markdown of this page could not be fetched.");
  }
  await openList(page);
  await action(page, "Copy link").click();
  await expect(said(page)).toHaveText("Copied");
});

for (const [what, answer] of [
  ["is answered with 404", { status: 404, body: "no" }],
  ["is not answered", "failed"],
] as const) {
  test(`when the Markdown ${what}, the page says so and leaves the clipboard alone`, async ({ page }) => {
    await visitWithMarkdown(page, "/docs/intro");
    await page.evaluate(() => navigator.clipboard.writeText("of the reader"));
    await page.route("**/*.md", (route) => (answer === "failed" ? route.abort(answer) : route.fulfill(answer)));
    await openList(page);
    await action(page, "Copy as Markdown").click();
    await expect(said(page)).toHaveText("The Markdown of this page could not be fetched.");
    expect(await clipboardText(page)).toBe("of the reader");
  });
}

for (const [what, change] of [
  ["refuses", "refuse"],
  ["has no clipboard, as on a page without TLS", "none"],
] as const) {
  test(`when the browser ${what}, the page says that nothing was copied`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException("denied", "NotAllowedError"));
      const value = kind === "none" ? undefined : { write: refuse, writeText: refuse };
      Object.defineProperty(navigator, "clipboard", { value });
    }, change);
    await visitWithMarkdown(page, "/docs/intro");
    for (const name of ["Copy as Markdown", "Copy link"] as const) {
      await openList(page);
      await action(page, name).click();
      await expect(said(page)).toHaveText("Your browser did not allow copying.");
    }
  });
}

test("when the list cannot be loaded, the button says so, and the next press tries again", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/docs/intro")).text();
  await visitWithMarkdown(page, "/docs/intro");
  await page.route("**/assets/**", async (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) await route.fallback();
    else await route.abort();
  });
  await copyButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "This did not load." })).toBeVisible();
  await copyButton(page).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute("**/assets/**");
  await openList(page);
});

test("the policy of the page blocks nothing of it", async ({ page }) => {
  const blocked = await violations(page);
  await visitWithMarkdown(page, "/docs/intro");
  await openList(page);
  await action(page, "Copy as Markdown").click();
  await expect(said(page)).toHaveText("Copied");
  expect(blocked).toEqual([]);
});

for (const [screen, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("nothing moves when the list opens, closes, and a message comes in", async ({ page }) => {
      await visitWithMarkdown(page, "/examples/default/types/objects/media");
      const parts = page.locator(".theme-doc-breadcrumbs, h1, main .dropdown > button, .markdown > p");
      const boxes = (): Promise<string[]> =>
        parts.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      const before = await boxes();
      await openList(page);
      expect(await boxes()).toEqual(before);
      await action(page, "Copy link").click();
      await expect(said(page)).toHaveText("Copied");
      expect(await boxes()).toEqual(before);
    });

    test("button, list and message are inside of the window, and large enough for a finger", async ({ page }) => {
      await visitWithMarkdown(page, "/examples/default/types/objects/media");
      await openList(page);
      for (const target of [
        copyButton(page),
        action(page, "Copy as Markdown"),
        action(page, "View as Markdown"),
        action(page, "Copy link"),
      ]) {
        await expect(target).toBeInViewport({ ratio: 1 });
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await action(page, "Copy link").click();
      await expect(said(page)).toBeInViewport({ ratio: 1 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });

    test("axe finds nothing on the open list and on a message, in both modes", async ({ page }) => {
      await installAxe(page);
      await visitWithMarkdown(page, "/docs/intro");
      await openList(page);
      expect(await runAxeInBothModes(page)).toEqual([]);
      await action(page, "Copy link").click();
      await expect(said(page)).toHaveText("Copied");
      expect(await runAxeInBothModes(page)).toEqual([]);
    });
  });
}

test("it is not on paper", async ({ page }) => {
  await page.goto("/docs/intro");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Copy page", { exact: true })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is not in the way", async ({ page }) => {
    await page.goto("/docs/intro");
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await expect(page.getByText("Copy page", { exact: true })).toBeHidden();
  });
});
