import type { Locator, Page } from "@playwright/test";
import { themeColors } from "../../src/data/themeColors";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { frames, modeToggle, waitForHydration } from "./support/shell";
import { hold } from "./support/requests";
import { visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const html = (page: Page): Locator => page.locator("html");

/** The element that sets the colour of the browser's toolbars. */
const themeColor = (page: Page): Locator => page.locator("head > meta[name=theme-color]");

const storedTheme = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("theme"));

test.describe("on a system that prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test(
    "the site is light, and saves no theme or version until the reader chooses",
    proves("L106a", "L106d", "L111"),
    async ({ page }) => {
      await visit(page, "/docs/intro");
      await expect(html(page)).toHaveAttribute("data-theme", "light");
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((key) => key === "theme" || key.startsWith("docs-preferred-version-"))).toEqual([]);
      // The site does not follow when the preference of the system changes.
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction((query) => matchMedia(query).matches, `(prefers-color-scheme: ${colorScheme})`);
      }
      await frames(page);
      await expect(html(page)).toHaveAttribute("data-theme", "light");
    },
  );
});

test(
  "the colour mode is switched by keyboard, saved and followed by other tabs",
  proves("L72a", "L106b", "L106c", "L141a", "L174a"),
  async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, "/");
    await visit(other, "/docs/intro");
    await expect(modeToggle(page)).toBeVisible();
    await modeToggle(page).focus();
    await page.keyboard.press("Space");
    for (const tab of [page, other]) {
      await expect(html(tab)).toHaveAttribute("data-theme", "dark");
      await expect(modeToggle(tab)).toHaveAccessibleName("Switch between dark and light mode (currently dark mode)");
    }
    expect(await storedTheme(page)).toBe("dark");
    await visit(page, "/docs/intro");
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await modeToggle(page).click();
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    expect(await storedTheme(page)).toBe("light");
  },
);

test("until the page responds, the colour mode toggle is disabled", proves("L106e"), async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem("theme", "dark");
  });
  const release = await hold(page, "**/assets/js/main.*");
  await page.goto("/", { waitUntil: "commit" });
  await expect(modeToggle(page)).toBeDisabled();
  await expect(modeToggle(page)).toHaveAccessibleName("Switch between dark and light mode");
  await expect(modeToggle(page)).toHaveCSS("cursor", "not-allowed");
  const opacity = (): Promise<number> => modeToggle(page).evaluate((one) => Number(getComputedStyle(one).opacity));
  expect(await opacity()).toBeLessThan(0.5);
  // Even while disabled, the toggle shows the icon of the mode.
  await expect(modeToggle(page).locator("svg").filter({ visible: true })).toHaveCount(1);
  await modeToggle(page).click({ force: true });
  await release();
  await expect(modeToggle(page)).toBeEnabled();
  expect(await opacity()).toBe(1);
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(modeToggle(page)).toHaveAccessibleName("Switch between dark and light mode (currently dark mode)");
});

test(
  "the toggle has two states, even after another tab removed the choice",
  proves("L97", "L106d"),
  async ({ page, context }) => {
    await visit(page, "/");
    await modeToggle(page).click();
    const other = await context.newPage();
    await visit(other, "/docs/intro");
    await other.evaluate(() => {
      localStorage.removeItem("theme");
    });
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    for (const name of ["light mode", "dark mode", "light mode"]) {
      await expect(modeToggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${name})`);
      await expect(modeToggle(page)).toHaveAttribute("title", name);
      await expect(modeToggle(page).locator("svg").filter({ visible: true })).toHaveCount(1);
      await modeToggle(page).click();
    }
  },
);

test("the saved mode is applied before any script has loaded", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
  });
  await page.route("**/assets/js/**", (route) => route.abort());
  await page.goto("/docs/intro");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(html(page)).toHaveCSS("background-color", "rgb(22, 23, 27)");
  await expect(themeColor(page)).toHaveAttribute("content", themeColors.dark);
});

test("the toolbars of the browser have the colour of the navbar", async ({ page }) => {
  const expectColour = async (theme: keyof typeof themeColors): Promise<void> => {
    await expect(themeColor(page)).toHaveAttribute("content", themeColors[theme]);
    const rgb = [1, 3, 5].map((at) => String(Number.parseInt(themeColors[theme].slice(at, at + 2), 16)));
    await expect(page.locator(".navbar")).toHaveCSS("background-color", `rgb(${rgb.join(", ")})`);
  };
  await visit(page, "/docs/intro");
  await expectColour("light");
  await modeToggle(page).click();
  await expectColour("dark");
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
  await expectColour("dark");
  await expect(themeColor(page)).toHaveCount(1);
});

test("with full storage, the site works and warns in the console", proves("L160a", "L160b"), async ({ page }) => {
  const { warnings, errors, exceptions } = listen(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visit(page, "/docs/get-started");
  await modeToggle(page).click();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await page.getByRole("region", { name: "Announcement" }).getByRole("button").click();
  await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  expect(warnings).toContainEqual(expect.stringContaining("Docusaurus storage error, can't set theme=dark"));
  expect(errors).toEqual([]);
  expect(exceptions).toEqual([]);
});

test(
  "without storage, in a sandboxed frame, the site works and warns once",
  proves("L160a", "L160b"),
  async ({ page, baseURL }) => {
    const { warnings, exceptions } = listen(page);
    await page.route("**/frame", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe sandbox="allow-scripts" width="1200" height="700" src="${baseURL ?? ""}/docs/get-started"></iframe>`,
      }),
    );
    await page.goto("/frame");
    const frame = page.frameLocator("iframe");
    await waitForHydration(frame);
    await modeToggle(frame).click();
    await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
    await frame.getByRole("tab", { name: "pnpm" }).first().click();
    await expect(frame.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
    await frame.getByRole("region", { name: "Announcement" }).getByRole("button").click();
    await expect(frame.getByRole("region", { name: "Announcement" })).toHaveCount(0);
    await frame.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    const storageWarnings = warnings.filter((text) => text.includes("storage"));
    expect(storageWarnings).toEqual([expect.stringContaining("Docusaurus browser storage is not available")]);
    expect(exceptions).toEqual([]);
  },
);
