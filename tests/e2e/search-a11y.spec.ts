import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { matrix } from "../matrix";
import { installAxe, runAxeInBothModes } from "./axe/run";
import { modes } from "./pages";
import { INDEX, desktop, field, phone, results, searchFor, visit } from "./searchBox";

/** States of the box, and how each is reached. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  closed: (page) => expect(page.getByTitle("Search").or(field(page)).first()).toBeVisible(),
  open: (page) => searchFor(page, "media"),
  "with a problem in the query": (page) => searchFor(page, "colour:media"),
  "with a correction": (page) => searchFor(page, "avergaeScore"),
  "without results": async (page) => {
    await field(page).fill("zqx jqz qxj");
    await expect(page.getByText("No results for").first()).toBeVisible();
  },
  stalled: async (page) => {
    await field(page).fill("media");
    await expect(page.getByText("Searching…")).toBeAttached();
  },
  "after a result was opened": async (page) => {
    await searchFor(page, "averageScore");
    await results(page).first().click();
    await expect(page.getByRole("button", { name: "Clear highlights" })).toBeVisible();
  },
};

for (const { where, state } of matrix({ where: ["navbar", "dialog"], state: Object.keys(states) })) {
  test(
    `in the ${where} axe finds nothing about the box ${state}, in both modes`,
    {
      tag: "@matrix",
    },
    async ({ page }) => {
      await page.setViewportSize(where === "navbar" ? desktop : phone);
      await installAxe(page);
      // Before the first interest, which fetches the index.
      if (state === "stalled") await page.route(INDEX, () => undefined);
      await visit(page, "/docs/intro");
      if (where === "dialog" && state !== "closed") await page.getByTitle("Search", { exact: true }).click();
      await states[state]?.(page);
      expect(await runAxeInBothModes(page, "nav.navbar")).toEqual([]);
    },
  );
}

test("the field is a combobox for its list, and says how many results there are", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/docs/intro");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await searchFor(page, "media");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  const list = (await page.getByRole("listbox", { name: "Search results" }).getAttribute("id")) ?? "";
  await expect(field(page)).toHaveAttribute("aria-controls", list);
  const first = (await results(page).first().getAttribute("id")) ?? "";
  await expect(field(page)).toHaveAttribute("aria-activedescendant", first);
  await expect(page.getByRole("search").locator("xpath=../..").getByRole("status")).toHaveText("8 results");
});

test("marked terms keep a contrast of 4.5:1 in both modes", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const mode of modes) {
    await page.addInitScript((theme) => {
      localStorage.setItem("theme", theme);
    }, mode);
    await visit(page, "/docs/intro");
    const ratio = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      const luminance = (token: string): number => {
        if (!canvas) return Number.NaN;
        canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [dark = 0, light = 0] = [luminance("--mark"), luminance("--mark-text")].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});

test("with reduced motion nothing turns", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(INDEX, () => undefined);
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.getByText("Searching…")).toBeAttached();
  expect(await page.getByRole("search").evaluate((form) => form.getAnimations({ subtree: true }).length)).toBe(0);
});

test("at 200 % zoom box and panel fit the window", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await visit(page, "/docs/intro");
  await page.getByTitle("Search", { exact: true }).click();
  await searchFor(page, "media");
  const { content, window } = await page.getByRole("dialog").evaluate((dialog) => ({
    content: dialog.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
});
