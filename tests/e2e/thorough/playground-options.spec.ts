import { start, tab, workspace } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";
import { violations } from "../support/console";

test.use({ viewport: desktop });

test('"Changes" compares a page with that of the default options, even if it moved', async ({ page }) => {
  const blocked = await violations(page);
  await start(page);
  const mode = workspace(page).getByRole("button", { name: "Changes", exact: true });
  const changes = workspace(page).getByRole("region", { name: "Changes to the page" });
  const comparison = changes.getByRole("textbox", { name: /^Changes of / });
  const allLines = workspace(page).getByRole("button", { name: "All lines", exact: true });
  const summary = workspace(page).getByRole("status").filter({ hasText: "the same" });
  await tab(page, "Options").click();
  await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
  await mode.focus();
  await page.keyboard.press("Enter");
  await expect(summary).toHaveText(/^\d+ files changed, \d+ the same\.$/u);
  await expect(changes.getByText(/^\d+ lines added, \d+ lines removed\.$/u)).toBeVisible();
  await expect(comparison).toHaveAttribute("translate", "no");
  await expect(comparison.getByRole("deletion").filter({ hasText: "Badge" }).first()).toBeVisible();
  await expect(comparison.getByRole("insertion").first()).toBeVisible();
  const signs = await comparison
    .locator(".cm-changedLine, .cm-deletedLine")
    .evaluateAll((lines) => lines.map((one) => getComputedStyle(one, "::before").content));
  expect(new Set(signs)).toEqual(new Set(['"+" / "added: "', '"−" / "removed: "']));
  const folds = comparison.getByText(/^\d+ unchanged lines$/u);
  const before = await folds.count();
  await folds.first().click();
  await expect(folds).toHaveCount(before - 1);

  await mode.focus();
  await page.keyboard.press("Tab");
  await expect(allLines).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(allLines).toHaveAttribute("aria-pressed", "true");
  await expect(folds).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(changes).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(comparison).toBeFocused();
  await page.keyboard.type("x");
  await expect(comparison).toHaveAttribute("aria-readonly", "true");
  await expect(comparison).not.toHaveText(/^x/u);

  await workspace(page)
    .getByRole("radio", { name: /^entity/u })
    .check();
  await expect(summary).toHaveText(/moved/u);
  await expect(changes).toContainText("Moved here from docs/api/types/objects/film.mdx");
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Hugo" });
  await expect(workspace(page).getByText("Compared with the default options for Hugo.")).toBeVisible();
  await expect(changes).toContainText("Moved here from content/api/types/objects/film.md");
  expect(blocked).toEqual([]);
});
