import { listen } from "../support/console";
import { BOOKS, editor, enter, treeItem, start, workspace } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

test("the editor stays usable with 90,000 levels of nesting", async ({ page }) => {
  const { exceptions } = listen(page);
  await start(page);
  for (const text of ["{ a ", "type A { a(b: [["]) {
    await enter(page, text.repeat(90_000));
    await expect(editor(page)).toContainText(text.trim());
    await expect(workspace(page).getByText("1 mistake in the schema").first()).toBeVisible();
  }
  await enter(page, `type Query { a: ${"[".repeat(90_000)}`);
  await expect(workspace(page).getByText("The schema is nested too deeply for the browser.")).toBeVisible();
  await enter(page, BOOKS);
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  expect(exceptions).toEqual([]);
});
