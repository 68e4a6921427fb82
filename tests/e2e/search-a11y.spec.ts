import type { Page } from "@playwright/test";
import { matrix } from "../matrix";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { modes } from "./support/pages";
import { INDEX, desktop, field, phone, results, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

/** States of the box, and how each is reached. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  closed: (page) => expect(page.getByTitle("Search").or(field(page)).first()).toBeVisible(),
  open: (page) => searchFor(page, "media"),
  "with a problem in the query": (page) => searchFor(page, "colour:media"),
  "with a correction": (page) => searchFor(page, "avergaeScore"),
  "without results": async (page) => {
    await field(page).fill("zqx vqz qxv");
    await expect(page.getByText("No results for").first()).toBeVisible();
  },
  "without an index": async (page) => {
    await field(page).fill("media");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
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
      if (state === "without an index") await page.route(INDEX, (route) => route.abort());
      await visit(page, "/docs/intro");
      if (where === "dialog" && state !== "closed") await page.getByTitle("Search", { exact: true }).click();
      await states[state]?.(page);
      expect(await runAxeInBothModes(page, "nav.navbar")).toEqual([]);
    },
  );
}

test("marked terms keep a contrast of 4.5:1 in both modes", async ({ page }) => {
  await visit(page, "/docs/intro");
  for (const mode of modes) {
    const ratio = await page.evaluate((theme) => {
      document.documentElement.dataset["theme"] = theme;
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
    }, mode);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});
