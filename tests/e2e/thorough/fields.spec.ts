import type { Locator } from "@playwright/test";
import { pageKinds } from "../support/pages";
import { start, tab, workspace } from "../support/playground";
import { dialog, phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/**
 * Expects a number of visible fields, and that no field has text below 16 px: Safari zooms in when such a field gets the
 * focus, and stays zoomed.
 */
async function expectLargeText(part: Locator, count: number): Promise<void> {
  const fields = part.locator(
    "input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [contenteditable=true]",
  );
  await expect(fields.filter({ visible: true })).toHaveCount(count);
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => `${getComputedStyle(field).fontSize} ${field.ariaLabel ?? field.outerHTML.slice(0, 120)}`),
  );
  expect(sizes.filter((field) => parseFloat(field) < 16)).toEqual([]);
}

/** Number of fields in the text of the page, by kind of page. Other kinds have none. */
const FIELD_COUNTS: Readonly<Record<string, number>> = { home: 1, showcase: 1, "example object": 1 };

for (const { kind, path } of [...pageKinds, { kind: "not-found page", path: "/no/such/page" }]) {
  test(`fields do not make a phone zoom: ${kind}`, async ({ page }) => {
    const count = FIELD_COUNTS[kind] ?? 0;
    // The menu of a generated page contains the sidebar, which has a filter.
    const inMenu = /^\/(?:api|examples)\//u.test(path) ? 1 : 0;
    await visit(page, path);
    await expectLargeText(page.locator("body"), count);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.getByRole("button", { name: "Close navigation bar" })).toBeVisible();
    await expectLargeText(page.locator("body"), count + inMenu);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
    await expectLargeText(dialog(page), 1);
  });
}

test("fields do not make a phone zoom: playground", async ({ page }) => {
  await start(page);
  await workspace(page).getByRole("button", { name: "From an endpoint" }).click();
  for (const [name, count] of [
    ["Schema", 5],
    ["Options", 11],
    ["Pages", 3],
    ["Page", 2],
    ["Export", 2],
  ] as const) {
    await tab(page, name).click();
    if (name === "Options") {
      await workspace(page).getByRole("button", { name: "Add a line" }).click();
      await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
    }
    // The comparison is an editor, which counts as a field.
    if (name === "Page") await workspace(page).getByRole("button", { name: "Changes" }).click();
    await expectLargeText(workspace(page), count);
  }
});
