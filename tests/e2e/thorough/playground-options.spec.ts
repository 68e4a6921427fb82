import type { Page } from "@playwright/test";
import { configuration, enter, line, rendered, source, start, tab, workspace, written } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";
import { violations } from "../support/violations";

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] });

const ANNOTATED = `directive @internal on OBJECT
directive @idle on OBJECT
type Query { book: Book }
type Book { title: String code: Code }
type Code @internal { id: ID }
`;

const hierarchy = (page: Page, name: RegExp) => workspace(page).getByRole("radio", { name });

test("options change the list, the pages and the configuration", async ({ page }) => {
  await start(page);
  await tab(page, "Options").click();
  await expect(line(page, "types")).toBeVisible();
  const group = workspace(page).getByRole("group", { name: "Hierarchy" });
  await hierarchy(page, /^flat/u).check();
  await expect(group).toHaveAccessibleDescription(/Known bug: Names of fields link to pages that do not exist/u);
  await hierarchy(page, /^entity/u).check();
  await expect(line(page, "types")).toHaveCount(0);
  await expect(line(page, "objects")).toBeVisible();
  await expect(rendered(page).getByText("non-null").first()).toBeVisible();
  await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
  await expect(rendered(page).getByText("non-null")).toHaveCount(0);
  await workspace(page).getByRole("button", { name: "Add a line" }).click();
  await workspace(page).getByRole("combobox", { name: "Key 1" }).fill("draft");
  await workspace(page).getByRole("textbox", { name: "Value 1" }).fill("true");
  await written(page);
  await expect.poll(() => source(page)).toContain("draft: true");
  const code = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await code.locator("pre").hover();
  await code.getByRole("button", { name: /copy/iu }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("export const Badge");

  await enter(page, ANNOTATED);
  const suggestion = (list: string, name: string) =>
    workspace(page).getByRole("group", { name: list }).getByRole("button", { name, exact: true });
  await suggestion("Skip by directive", "Skip @internal").click();
  await expect(line(page, "book.mdx").last()).toBeVisible();
  await expect(line(page, "code.mdx")).toHaveCount(0);
  // The tool refuses a directive that is in both lists, so adding it to one removes it from the other.
  await suggestion("Keep by directive", "Keep @internal").click();
  await expect(line(page, "code.mdx").last()).toBeVisible();
  await suggestion("Keep by directive", "Keep @internal").click();
  await suggestion("Skip by directive", "Skip @idle").click();
  const shown = await configuration(page);
  for (const setting of ["hierarchy: entity", "typeBadges: false", "draft: true", '- "@idle"'])
    await expect(shown).toContainText(setting);
});

test("Changes compares a page with that of the default options, even if it moved", async ({ page }) => {
  const blocked = await violations(page);
  await start(page);
  const mode = workspace(page).getByRole("button", { name: "Changes", exact: true });
  const changes = workspace(page).getByRole("region", { name: "Changes of the page" });
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

  await hierarchy(page, /^entity/u).check();
  await expect(summary).toHaveText(/moved/u);
  await expect(changes).toContainText("Moved here from docs/api/types/objects/film.mdx");
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Hugo" });
  await expect(workspace(page).getByText("Compared with the default options for Hugo.")).toBeVisible();
  await expect(changes).toContainText("Moved here from content/api/types/objects/film.md");
  expect(blocked).toEqual([]);
});
