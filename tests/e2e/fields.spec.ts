import type { Page } from "@playwright/test";
import { pageKinds } from "./support/pages";
import { start, tab, workspace } from "./support/playground";
import { phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Fields with text below 16 px: Safari zooms in when they get the focus, and stays zoomed. */
async function small(page: Page): Promise<string[]> {
  const fields = page.locator(
    "input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [contenteditable=true]",
  );
  return fields.evaluateAll((all) =>
    all
      .map((field) => `${getComputedStyle(field).fontSize} ${field.ariaLabel ?? field.outerHTML.slice(0, 120)}`)
      .filter((field) => parseFloat(field) < 16),
  );
}

for (const { kind, path } of pageKinds) {
  test(`fields of the ${kind} do not make a phone zoom`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    expect(await small(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    expect(await small(page)).toEqual([]);
  });
}

test("fields of the playground do not make a phone zoom", async ({ page }) => {
  await start(page);
  await workspace(page).getByRole("button", { name: "From an endpoint" }).click();
  for (const name of ["Schema", "Options", "Pages", "Page", "Export"]) {
    await tab(page, name).click();
    if (name === "Options") await workspace(page).getByRole("button", { name: "Add a line" }).click();
    if (name === "Page") await workspace(page).getByRole("button", { name: "Changes" }).click();
    expect(await small(page)).toEqual([]);
  }
});
