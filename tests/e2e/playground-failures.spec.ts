import { readFileSync } from "node:fs";
import { enter, treeItem, noticeOf, rendered, start, status, tab, workspace, waitForRun } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("pages that fail or are not valid MDX are listed with the reason", async ({ page }) => {
  await start(page);
  await enter(page, readFileSync("tests/data/schemas/scalarDefaults.graphql", "utf8"));
  await expect(status(page)).toContainText("files written. 1 page is missing.");
  const lost = noticeOf(page, "No page for query rooms");
  await lost.locator("summary").click();
  await expect(lost).toContainText("query rooms: Cannot convert object to primitive value");
  await expect(lost.getByRole("link")).toHaveAttribute("href", "/docs/troubleshooting#page-failed");

  await enter(
    page,
    'type Query { a: Words b: Braces }\n"export of rooms." type Words { id: ID }\n"`a`{0 1}`b`" type Braces { id: ID }',
  );
  await waitForRun(page);
  await expect(lost).toHaveCount(0);
  const notice = noticeOf(page, "Not valid MDX: ");
  await notice.locator("summary").click();
  await notice.getByRole("button", { name: "docs/api/types/objects/words.mdx" }).click();
  const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await expect(panel).toContainText("A build of a site stops at this page: Could not parse import/exports with acorn");
  await treeItem(page, "braces.mdx live code").click();
  await expect(panel).toContainText("A build of a site stops at this page: Unexpected end of file in expression");
  await expect(rendered(page)).toBeVisible();
  await tab(page, "Options").click();
  await workspace(page)
    .getByRole("radio", { name: /^Reference/u })
    .check();
  await expect(notice).toHaveCount(0);

  await enter(page, "type Query { book: Book }\ntype Book { id: ID }");
  await workspace(page).getByRole("radio", { name: /^flat/u }).check();
  await expect(status(page)).toContainText("1 file shared by several entities.");
  await enter(page, '# import Book from "book.graphql"\ntype Query { book: Book }');
  await expect(status(page)).toHaveText(/^Line 1 imports another file.*The pages are from the last run\.$/u);
});
