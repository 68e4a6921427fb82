import type { Locator, Page } from "@playwright/test";
import {
  BOOKS,
  editor,
  enter,
  rendered,
  start,
  status,
  tab,
  tree,
  treeItem,
  waitForRun,
  workspace,
} from "../support/playground";
import { expect } from "../support/test";
import { translatedTest as test } from "../support/translator";

test.use({ permissions: ["clipboard-read", "clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string): Locator => workspace(page).getByRole("button", { name, exact: true });

test.describe("in a translated playground", () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test("the status and the page follow the schema", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await expect(treeItem(page, "book.mdx").first()).toBeVisible();
    const files = await status(page).innerText();
    for (const text of ["Some words, and `code`.", "Other words", "Third, `words`, and more."]) {
      await enter(page, BOOKS.replace("Something to read.", text));
      await expect(rendered(page)).toContainText(text.replaceAll("`", ""));
    }
    await expect(rendered(page)).not.toContainText("Some words");
    await editor(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("type Broken { a: Nothing }\ntype Worse { b: Missing }");
    await expect(status(page)).toHaveText(/^2 mistakes/u);
    await workspace(page).getByRole("list", { name: "Mistakes in the schema" }).getByRole("button").first().click();
    await enter(page, BOOKS);
    await expect(status(page)).toHaveText(files);
    await button(page, "From an endpoint").click();
    await workspace(page).getByLabel("URL").fill("nowhere");
    await workspace(page).getByLabel("URL").fill("https://api.example.com/graphql");
    await button(page, "Copy command").click();
    await expect(workspace(page).getByText("Copied", { exact: true })).toBeVisible();
    await button(page, "From an endpoint").click();
    await button(page, "Keep on this device").click();
    await button(page, "Forget").click();
    await enter(page, `${BOOKS}extend type Book @key(fields: "id") { a: Int }`);
    await button(page, "Add the definitions").click();
    await waitForRun(page);
  });

  test("options, the list of pages and the comparison show current numbers", async ({ page }) => {
    await start(page);
    const pages = workspace(page).getByRole("search", { name: "Pages" });
    const counts = pages.getByText(/pages?$/u);
    // The list of pages is filled in small steps.
    await expect(counts).toHaveText(/^[1-9]/u);
    const all = await counts.innerText();
    for (const text of ["film", "fil", "zzz"]) {
      await pages.getByRole("searchbox").fill(text);
      await expect(counts.filter({ hasText: " of " })).toHaveText(new RegExp(`^\\d+ of ${all}$`, "u"));
    }
    await expect(counts.filter({ hasText: " of " })).toHaveText(`0 of ${all}`);
    await pages.getByRole("button", { name: "Show all" }).click();
    await expect(counts).toHaveText(all);
    await tab(page, "Options").click();
    await button(page, "Changes").click();
    const summary = workspace(page)
      .getByRole("status")
      .filter({ hasText: /differ|the same/u });
    const changed = workspace(page).getByText(/^\d options? changed\.$/u);
    await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
    await expect(summary).toHaveText(/^\d+ files? changed, \d+ the same\.$/u);
    const before = await summary.innerText();
    await expect(changed).toHaveText("1 option changed.");
    await workspace(page)
      .getByRole("radio", { name: /^entity/u })
      .check();
    await expect(changed).toHaveText("2 options changed.");
    await expect(summary).not.toHaveText(before);
    await button(page, "All lines").click();
    for (const framework of ["hugo", "starlight", "docusaurus"]) {
      await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption(framework);
      await waitForRun(page);
    }
    await button(page, "Reset all").click();
    await expect(workspace(page).getByText("All options are at their defaults.").first()).toBeVisible();
    await button(page, "Source").click();
    await button(page, "Rendered").click();
    await expect(rendered(page)).toBeVisible();
    await expect(tree(page).locator("font")).toHaveCount(0);
  });
});
