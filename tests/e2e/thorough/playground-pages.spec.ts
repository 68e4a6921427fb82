import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { bigSchema } from "../../playground/bigSchema";
import { violations, watch } from "../support/console";
import { recordTasks } from "../support/mainThread";
import {
  BOOKS,
  archiveFrom,
  enter,
  openConfiguration,
  rendered,
  source,
  start,
  startButton,
  status,
  tab,
  tree,
  treeItem,
  workspace,
} from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";

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
  const externalLink = rendered(page).getByRole("link", { name: "the site" });
  await expect(externalLink).toHaveAttribute("href", "https://books.example/a");
  await expect(externalLink).toHaveAttribute("rel", /noopener/u);
  await expect(externalLink).toHaveAttribute("target", "_blank");
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

test("pages of the reference formatter work as on a site", async ({ page, baseURL }) => {
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
  const typeLink = rendered(page).locator("a.token", { hasText: "Shelf" });
  // A right click is for the menu of the browser, so it is not handled.
  const isLeftToBrowser = await typeLink.evaluate((element) =>
    element.dispatchEvent(new MouseEvent("auxclick", { button: 2, bubbles: true, cancelable: true })),
  );
  expect(isLeftToBrowser).toBe(true);
  await typeLink.click();
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

test('"Changes" compares a page with its default version, even if the page moved', async ({ page }) => {
  const blocked = await violations(page);
  await start(page);
  const changesButton = workspace(page).getByRole("button", { name: "Changes", exact: true });
  const changes = workspace(page).getByRole("region", { name: "Changes to the page" });
  const comparison = changes.getByRole("textbox", { name: /^Changes of / });
  const allLines = workspace(page).getByRole("button", { name: "All lines", exact: true });
  const summary = workspace(page).getByRole("status").filter({ hasText: "the same" });
  await tab(page, "Options").click();
  await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
  await changesButton.focus();
  await page.keyboard.press("Enter");
  await expect(summary).toHaveText(/^\d+ files changed, \d+ the same\.$/u);
  await expect(changes.getByText(/^\d+ lines added, \d+ lines removed\.$/u)).toBeVisible();
  await expect(comparison).toHaveAttribute("translate", "no");
  await expect(comparison.getByRole("deletion").filter({ hasText: "Badge" }).first()).toBeVisible();
  await expect(comparison.getByRole("insertion").first()).toBeVisible();
  const signs = await comparison
    .locator(".cm-changedLine, .cm-deletedLine")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").content));
  expect(new Set(signs)).toEqual(new Set(['"+" / "added: "', '"−" / "removed: "']));
  const folds = comparison.getByText(/^\d+ unchanged lines$/u);
  const before = await folds.count();
  await folds.first().click();
  await expect(folds).toHaveCount(before - 1);

  await changesButton.focus();
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

/**
 * Maximum ratio of the longest task with 1,500 types to the longest task with 150 types. The measured ratio is usually 1, on a
 * busy machine 2 to 4; it would be 10 if one task handled all types.
 */
const MAX_TASK_RATIO = 6;

test("the page stays responsive while it generates 1,500 types", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await start(page);
  await page.waitForLoadState("networkidle");
  // Opens a schema from a file: receiving its text from the test would be a long task, too.
  const openSchema = async (types: number): Promise<void> => {
    const file = test.info().outputPath(`${String(types)}.graphql`);
    await writeFile(file, bigSchema(types));
    await workspace(page).getByLabel("Open files").setInputFiles(file);
  };
  const goThroughTree = async (): Promise<void> => {
    await tree(page).focus();
    await page.keyboard.press("End");
    await expect(tree(page).getByRole("treeitem").last()).toBeVisible();
    expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(100);
    await page.keyboard.press("Home");
    await expect(treeItem(page, "docs")).toBeInViewport();
    await expect(rendered(page).getByRole("heading", { level: 1 })).toBeVisible();
  };
  const stopSmallRecording = await recordTasks(browser, page);
  await openSchema(150);
  await expect(status(page)).toHaveText(/\b\d{3} files written/u, { timeout: 60_000 });
  await goThroughTree();
  const [small = 0] = await stopSmallRecording();

  const stopRecording = await recordTasks(browser, page);
  await openSchema(1500);
  const progress = workspace(page).getByRole("progressbar", { name: "Progress of the run" });
  await expect(progress).toHaveAttribute("value", /^[1-9]/u, { timeout: 60_000 });
  expect(await progress.getAttribute("max")).toMatch(/^\d{4,}$/u);
  await expect(status(page)).toHaveText(/\d,\d{3} files written/u, { timeout: 90_000 });
  await goThroughTree();
  const [longest = Infinity] = await stopRecording();
  expect(longest / small, `${String(longest)} ms to ${String(small)} ms`).toBeLessThan(MAX_TASK_RATIO);

  // A hidden editor does not render all lines either.
  await tab(page, "Options").click();
  await openSchema(150);
  await expect(status(page)).toHaveText(/\b\d{3} files written/u, { timeout: 60_000 });
  expect(await workspace(page).locator(".cm-line").count()).toBeLessThan(200);
});
