import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { enter, line, rendered, start, status, tab, workspace, written } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const schema = (name: string): string => readFileSync(`tests/data/schemas/${name}.graphql`, "utf8");

/** A notice about the output, by its headline. */
const noticeOf = (page: Page, headline: string): Locator =>
  workspace(page).locator("details").filter({ hasText: headline });

test("a page that the tool loses is counted and named with its error", async ({ page }) => {
  await start(page);
  await enter(page, schema("scalarDefaults"));
  await expect(status(page)).toContainText("files written. 1 page is missing.");
  const notice = noticeOf(page, "No page for query rooms");
  await notice.locator("summary").click();
  await expect(notice).toContainText("query rooms: Cannot convert object to primitive value");
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/docs/troubleshooting#page-failed");
});

test("a page that MDX cannot read is named with its fault, for a module and an expression", async ({ page }) => {
  await start(page);
  await enter(
    page,
    'type Query { a: Words b: Braces }\n"export of rooms." type Words { id: ID }\n"`a`{0 1}`b`" type Braces { id: ID }',
  );
  await written(page);
  const notice = noticeOf(page, "Not valid MDX: ");
  await notice.locator("summary").click();
  await notice.getByRole("button", { name: "docs/api/types/objects/words.mdx" }).click();
  const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await expect(panel).toContainText("A build of a site stops at this page: Could not parse import/exports with acorn");
  await line(page, "braces.mdx live code").click();
  await expect(panel).toContainText("A build of a site stops at this page: Unexpected end of file in expression");
  await expect(rendered(page)).toBeVisible();
  await tab(page, "Options").click();
  await workspace(page)
    .getByRole("radio", { name: /^Reference/u })
    .check();
  await expect(notice).toHaveCount(0);
});
