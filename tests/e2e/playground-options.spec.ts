import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { configuration, enter, line, start, tab, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const ANNOTATED = `directive @doc(group: String) on OBJECT
directive @internal on OBJECT | FIELD_DEFINITION
directive @idle on OBJECT
directive @sample(data: String) on FIELD_DEFINITION
type Query { book: Book author: Author }
type Book @doc(group: "Paper") { title: String @sample(data: "Emma") code: Code @internal }
type Author @doc(group: "People") { name: String }
type Code @internal { id: ID }
`;

const option = (page: Page, name: string): Locator => workspace(page).getByRole("group", { name });
const suggestion = (page: Page, group: string, name: RegExp): Locator =>
  option(page, group).getByRole("button", { name });
const pages = (page: Page): Locator =>
  workspace(page)
    .getByRole("search", { name: "Pages" })
    .getByText(/^\d+ pages$/u);

async function number(page: Page): Promise<number> {
  return Number.parseInt(await pages(page).innerText(), 10);
}

test("directives of the schema are suggested, and one click skips or keeps pages by them", async ({ page }) => {
  await start(page);
  await enter(page, ANNOTATED);
  await tab(page, "Options").click();
  const internal = suggestion(page, "Skip by directive", /^@internal$/u);
  await expect(internal).toBeVisible();
  const before = await number(page);
  await internal.click();
  await expect(internal).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => number(page)).toBeLessThan(before);
  await expect(workspace(page).getByRole("textbox", { name: "Skip what has one of" })).toHaveValue("internal");
  // The tool refuses a directive that is in both lists, so it moves from one to the other.
  await suggestion(page, "Keep by directive", /^@internal$/u).click();
  await expect(internal).toHaveAttribute("aria-pressed", "false");
  await written(page);
  await suggestion(page, "Keep by directive", /^@internal$/u).click();
  await expect.poll(() => number(page)).toBe(before);
  await suggestion(page, "Skip by directive", /^@idle/u).click();
  await expect(option(page, "Skip by directive")).toHaveAccessibleDescription(/makes no page for a directive/u);
});

test(
  "groups and examples of the schema are suggested, and an option that does nothing says so",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await tab(page, "Options").click();
    await expect(option(page, "Group by directive")).toHaveAccessibleDescription(/there is nothing to group by/u);
    await expect(option(page, "Deprecated entities")).not.toHaveAccessibleDescription(/deprecated/u);
    await enter(page, ANNOTATED);
    await expect(option(page, "Deprecated entities")).toHaveAccessibleDescription(
      /Nothing in this schema is deprecated/u,
    );
    await suggestion(page, "Group by directive", /^@doc\(group\) 2 groups, 2 pages$/u).click();
    await expect(line(page, "paper")).toBeVisible();
    await expect(workspace(page).getByRole("textbox", { name: "Argument with the group" })).toHaveValue("group");
    await expect(option(page, "Examples")).toHaveAccessibleDescription(/no examples/u);
    await suggestion(page, "Examples", /^@sample\(data\) 1 value$/u).click();
    await expect(option(page, "Examples")).not.toHaveAccessibleDescription(/no examples/u);
    await expect(await configuration(page)).toContainText("directive: sample");
  },
);

test(
  "changed options are marked, one click resets one of them, and one click resets all",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await tab(page, "Options").click();
    await expect(workspace(page).getByText("All options are at their defaults.")).toBeVisible();
    await workspace(page)
      .getByRole("radio", { name: /^entity/u })
      .check();
    await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
    await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Hugo" });
    await expect(workspace(page).getByText("3 options changed.")).toBeVisible();
    await expect(option(page, "Hierarchy changed")).toBeVisible();
    await workspace(page).getByRole("button", { name: "Reset Hierarchy" }).press("Enter");
    await expect(workspace(page).getByRole("radio", { name: /^api/u })).toBeChecked();
    await expect(option(page, "Hierarchy").getByRole("radio").first()).toBeFocused();
    await workspace(page).getByRole("button", { name: "Reset Type badges" }).click();
    await expect(workspace(page).getByRole("checkbox", { name: "Type badges" })).toBeChecked();
    await workspace(page).getByRole("button", { name: "Reset all" }).press("Enter");
    await expect(workspace(page).getByRole("combobox", { name: "Framework" })).toHaveValue("docusaurus");
    await expect(workspace(page).getByRole("combobox", { name: "Framework" })).toBeFocused();
    await expect(workspace(page).getByRole("button", { name: /^Reset/u })).toHaveCount(0);
  },
);

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(
    `axe finds nothing about options with suggestions, hints and marks on a ${size}, in both modes`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await installAxe(page);
      await start(page);
      await enter(page, ANNOTATED);
      await tab(page, "Options").click();
      await suggestion(page, "Group by directive", /^@doc/u).click();
      await suggestion(page, "Skip by directive", /^@idle/u).click();
      await expect(option(page, "Examples")).toHaveAccessibleDescription(/no examples/u);
      expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
      expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
    },
  );
}
