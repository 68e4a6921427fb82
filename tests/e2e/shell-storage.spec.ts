import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { started } from "./shell";

const toggle = (page: Page): Locator =>
  page.getByRole("button", { name: /^Switch between dark and light mode/u }).filter({ visible: true });

const mode = (page: Page): Locator => page.locator("html");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

test.describe("on a system that prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test("the site is light and stores nothing until the reader chooses", proves("L106a", "L106d"), async ({ page }) => {
    await open(page, "/");
    await expect(mode(page)).toHaveAttribute("data-theme", "light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("the chosen colour mode is kept under 'theme'", proves("L72a", "L106b", "L174a"), async ({ page }) => {
  await open(page, "/");
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await open(page, "/docs/intro");
  await expect(mode(page)).toHaveAttribute("data-theme", "dark");
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

test("the colour mode follows in other tabs", proves("L106c"), async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, "/");
  await open(other, "/docs/intro");
  await toggle(page).click();
  await expect(mode(other)).toHaveAttribute("data-theme", "dark");
  await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/u);
});

test("the toggle is disabled until the page responds", proves("L106e"), async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/js/main.*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(toggle(page)).toBeDisabled();
  release?.();
  await expect(toggle(page)).toBeEnabled();
});

test("the stored mode is there before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
  });
  await page.route("**/assets/js/**", (route) => route.abort());
  await page.goto("/docs/intro");
  await expect(mode(page)).toHaveAttribute("data-theme", "dark");
  await expect(mode(page)).toHaveCSS("background-color", "rgb(22, 23, 27)");
});

for (const value of ["purple", "", "null", '"><img src=x onerror=alert(1)>', "system"]) {
  test(`the stored value ${JSON.stringify(value)} gives the light theme`, proves("L97"), async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem("theme", theme);
    }, value);
    await open(page, "/");
    await expect(mode(page)).toHaveAttribute("data-theme", "light");
    await expect(mode(page)).toHaveAttribute("data-theme-choice", "light");
    await toggle(page).click();
    await expect(mode(page)).toHaveAttribute("data-theme", "dark");
  });
}

test("the docs store no preferred version while there is only one", proves("L111"), async ({ page }) => {
  await open(page, "/docs/intro");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith("docs-preferred-version-"))).toEqual([]);
});

/** Ways in which a browser denies storage: the warning on the console, and how it is brought about. */
const denials = {
  "has a getter that throws": {
    warning: "Docusaurus browser storage is not available",
    deny: () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  },
  "is full": {
    warning: "Docusaurus storage error, can't set theme=dark",
    deny: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
};

for (const [name, { warning, deny }] of Object.entries(denials)) {
  test(`when the storage ${name}, the console warns and the site works`, proves("L160a", "L160b"), async ({ page }) => {
    const { warnings, errors, exceptions } = listen(page);
    await page.addInitScript(deny);
    await open(page, "/docs/get-started");
    await toggle(page).click();
    await expect(mode(page)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("tab", { name: "pnpm" }).first().click();
    await page.getByRole("region", { name: "Announcement" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    expect(warnings.filter((text) => text.includes(warning))).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(exceptions).toEqual([]);
  });
}

test("in a sandboxed frame, one warning, and the site works", proves("L160a", "L160b"), async ({ page, baseURL }) => {
  const warnings: string[] = [];
  page.on("console", (entry) => {
    if (entry.type() === "warning" && entry.text().includes("storage")) warnings.push(entry.text());
  });
  await page.route("**/frame", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe sandbox="allow-scripts" width="1200" height="700" src="${baseURL ?? ""}/docs/intro"></iframe>`,
    }),
  );
  await page.goto("/frame");
  const frame = page.frameLocator("iframe");
  await started(frame);
  await frame.getByRole("button", { name: /^Switch between dark and light mode/u }).click();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await frame.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Showcase");
  expect(warnings).toHaveLength(1);
});
