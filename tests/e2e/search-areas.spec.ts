import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { horizontalOverflow } from "./support/layoutShift";
import { hold } from "./support/requests";
import { INDEX, announcement, desktop, field, phone, results, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const area = (page: Page, name: string): Locator =>
  page.getByRole("radio", { name: new RegExp(`^${name} \\d+$`, "u") });

/** The labels of the site sections that the results are in. */
const resultSections = (page: Page): Promise<string[]> =>
  results(page)
    .locator("[class*=breadcrumb]")
    .evaluateAll((all) => all.map((each) => each.textContent.split(" › ")[0] ?? ""));

test.describe("areas of the search", () => {
  test.use({ viewport: desktop });

  test("are reached with Tab, chosen with arrows, announced and remembered", async ({ page }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "deprecated");
    const total = async (name: string): Promise<number> =>
      Number(/\d+/u.exec(await area(page, name).locator("..").innerText())?.[0]);
    expect(await total("All")).toBe((await total("Docs")) + (await total("API")) + (await total("Examples")));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(area(page, "All")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(area(page, "Docs")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(area(page, "API")).toBeChecked();
    await expect(results(page).first().locator("[class*=breadcrumb]")).toHaveText(/^API/u);
    expect(new Set(await resultSections(page))).toEqual(new Set(["API"]));
    await expect(page.getByRole("status").filter({ hasText: /^API: \d results\./u })).toBeAttached();

    // Escape returns to the field.
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    await searchFor(page, "group");
    await expect(area(page, "API")).toBeChecked();
    expect(new Set(await resultSections(page))).toEqual(new Set(["API"]));
    // Enter opens the first result of the area.
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/api\//u);
  });

  test("without a result show results from other areas", async ({ page }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "averageScore");
    await area(page, "API").click();
    await expect(page.getByText("No results for “averageScore” in API").first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText("Elsewhere on this site:").first()).toBeVisible();
    await expect(results(page)).toHaveCount(3);
    await expect(results(page).first()).toContainText("averageScore");
    await area(page, "Examples").click();
    await expect(results(page).first()).toContainText("averageScore");
  });

  test("are preferred if they contain the current page", async ({ page }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "hide a type");
    const fromDocs = await resultSections(page);
    expect(fromDocs[0]).toBe("Docs");
    expect(fromDocs.filter((label) => label.startsWith("Example")).length).toBeLessThanOrEqual(3);
    await visit(page, "/examples/default/types/objects/user");
    await searchFor(page, "hide a type");
    expect((await resultSections(page)).filter((label) => label === "Example: default").length).toBeGreaterThan(3);
  });
});

test.describe("on a phone, areas of the search", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("are chosen by a tap, and do not make the page wider", async ({ page }) => {
    await visit(page, "/docs/intro");
    await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").tap();
    await searchFor(page, "deprecated");
    await area(page, "Examples").tap();
    await expect(results(page).first().locator("[class*=breadcrumb]")).toHaveText(/^Example/u);
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

// cspell:ignore Dirctve

for (const [where, viewport] of Object.entries({ navbar: desktop, dialog: phone })) {
  test(`axe finds nothing in any state of the search in the ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installAxe(page);
    const release = await hold(page, INDEX);
    await visit(page, "/docs/intro");
    const expectNoViolations = async (state: string): Promise<void> => {
      expect(await runAxeInBothModes(page, "nav.navbar"), state).toEqual([]);
    };
    await expectNoViolations("closed");
    if (where === "dialog") await page.getByTitle("Search", { exact: true }).click();

    await field(page).fill("media");
    await expect(announcement(page)).toHaveText("Searching…");
    await expectNoViolations("stalled");
    await release("abort");
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expectNoViolations("without an index");
    await retry.click();
    await expect(results(page).first()).toBeVisible();
    await expectNoViolations("open");
    await searchFor(page, "colour:media");
    await expectNoViolations("with a mistake in the query");
    await searchFor(page, "avergaeScore");
    await expectNoViolations("with a correction");
    await field(page).fill("zqx vqz qxv");
    await expect(page.getByText("No results for").first()).toBeVisible();
    await expectNoViolations("without results");
    await searchFor(page, "skipDocDirctve +qzx");
    await expectNoViolations("with a similar query");
    await searchFor(page, "averageScore");
    await results(page).first().click();
    await expect(page.getByRole("button", { name: "Clear highlights" })).toBeVisible();
    await expectNoViolations("after a result was opened");
  });
}
