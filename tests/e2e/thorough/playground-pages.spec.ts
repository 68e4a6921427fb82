import type { Locator, Page } from "@playwright/test";
import { archiveFrom, BOOKS, openConfiguration, enter, treeItem, rendered, source, start } from "../support/playground";
import { startButton, tab, workspace } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";
import { watch } from "../support/console";

test.use({ viewport: desktop });

const title = (page: Page): Locator => rendered(page).getByRole("heading", { level: 1 });
const navigation = (page: Page, name: string): Locator => rendered(page).getByRole("navigation", { name });

test("breadcrumbs, outline and links work in the page and in the site preview", async ({ page }) => {
  const site = page.getByRole("dialog", { name: "Site preview" });
  const expand = workspace(page).getByRole("button", { name: "Expand" });
  await start(page);
  // The query is renamed: when folders change, the playground could otherwise show `book` instead of the type `Book`.
  const schema = BOOKS.replace("book(id", "find(id").replace(
    "to read.",
    "to read at [the site](https://books.example/a).",
  );
  await enter(page, schema);
  await treeItem(page, "book.mdx").click();
  await expect(navigation(page, "Breadcrumbs").getByRole("listitem")).toHaveText(["API", "Types", "Objects", "Book"]);
  const outside = rendered(page).getByRole("link", { name: "the site" });
  await expect(outside).toHaveAttribute("href", "https://books.example/a");
  await expect(outside).toHaveAttribute("rel", /noopener/u);
  await expect(outside).toHaveAttribute("target", "_blank");
  await rendered(page).getByRole("button", { name: "ID!", exact: true }).click();
  await expect(title(page)).toHaveText("ID");
  await expect(treeItem(page, "id.mdx")).toHaveAttribute("aria-selected", "true");
  await treeItem(page, "book.mdx").click();

  await tab(page, "Options").click();
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Astro Starlight" });
  // For this framework, folders can have index pages.
  await workspace(page)
    .getByRole("checkbox", { name: /^Index/u })
    .check();
  await expect(workspace(page).getByText("src/content/docs/api/types/objects/book.mdx", { exact: true })).toBeVisible();
  // The folder is expanded again, and has an index page.
  await expect(treeItem(page, "index.md").last()).toBeVisible();
  await navigation(page, "Previous and next page").getByRole("button", { name: "Next" }).click();
  await expect(title(page)).toHaveText("Objects");
  await expect(title(page)).toBeFocused();
  await navigation(page, "Previous and next page").getByRole("button", { name: "Previous" }).click();
  await expect(title(page)).toHaveText("Book");
  await navigation(page, "Breadcrumbs").getByRole("button", { name: "Objects" }).click();
  await expect(title(page)).toHaveText("Objects");
  await navigation(page, "Previous and next page").getByRole("button", { name: "Previous" }).click();

  const address = page.url();
  await expand.click();
  await expect(site.getByRole("heading", { name: "Site preview" })).toBeFocused();
  await navigation(page, "On this page").getByRole("button").last().click();
  await expect(rendered(page).getByRole("heading").last()).toBeFocused();
  await rendered(page).getByRole("button", { name: "ID!", exact: true }).click();
  await expect(title(page)).toHaveText("ID");
  await expect(title(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site).toBeHidden();
  await expect(expand).toBeFocused();
  await expect(title(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expand.click();
  await site.getByRole("button", { name: "Close" }).click();
  await expect(expand).toBeFocused();

  // Going back closes both the site preview and the playground below it.
  await expand.click();
  await page.goBack();
  await expect(workspace(page)).toBeHidden();
  await expect(site).toBeHidden();
  await startButton(page).click();
  await expect(rendered(page)).toBeVisible();
  await expect(site).toBeHidden();
});

const LONG = `type Query {
  "Look up a book."
  book(id: ID!, edition: Int = 1): Book
}
"Something to read."
type Book {
  "Number in the catalogue."
  id: ID!
  shelf: Shelf
${Array.from({ length: 40 }, (_, at) => `  line${String(at)}: String`).join("\n")}
  old: Int @deprecated(reason: "Ask for id.")
}
enum Shelf { HIGH LOW }
`;

test("reference pages work as on a site", async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const reference = workspace(page).getByRole("radio", { name: /^Reference/u });
  const rows = rendered(page).locator("[data-row]");
  const outline = navigation(page, "On this page");
  await start(page);
  await enter(page, LONG);
  await tab(page, "Options").click();
  await reference.check();
  await treeItem(page, "book.mdx").last().click();
  await expect(rows).toHaveCount(43);
  const row = rows.filter({ has: page.getByRole("heading", { name: "shelf" }) });
  const [name, type] = [row.getByRole("heading"), row.getByText("Shelf", { exact: true })];
  // Name and type are on one line.
  expect(Math.abs(((await name.boundingBox())?.y ?? 0) - ((await type.boundingBox())?.y ?? 99))).toBeLessThan(12);
  await rendered(page).getByRole("searchbox", { name: "Filter this list" }).fill("catalogue");
  await expect(rows.filter({ visible: true })).toHaveCount(1);

  await workspace(page).getByRole("button", { name: "Expand" }).click();
  // A long outline scrolls with the page; a short one is sticky.
  await expect(outline).toHaveCSS("position", "static");
  await rendered(page)
    .getByText(/^SDL definition, \d+ lines$/u)
    .click();
  await rendered(page).locator("a.token", { hasText: "Shelf" }).click();
  await expect(title(page)).toHaveText("Shelf");
  await expect(outline).toHaveCSS("position", "sticky");
  expect(new URL(page.url()).pathname).toMatch(/^\/docs\/try-it\/?$/u);
  await page.keyboard.press("Escape");

  await treeItem(page, "operations").click();
  await treeItem(page, "queries").click();
  await treeItem(page, "book.mdx").first().click();
  await rendered(page).getByRole("tab", { name: "Variables" }).click();
  await expect(rendered(page).getByRole("tabpanel").filter({ visible: true })).toContainText('"edition"');
  await rendered(page).getByRole("button", { name: "Book", exact: true }).first().click();
  await expect(title(page)).toHaveText("Book");

  expect(await source(page)).toContain("<Rows");
  await expect(await openConfiguration(page)).toContainText('formatter: "${PWD}/formatter/index.mjs"');
  const { texts } = await archiveFrom(page, "Download a project");
  expect(texts.get("formatter/index.mjs")).toContain("beforeComposePageTypeHook");
  expect(complaints).toEqual([]);
});
