import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { bigSchema } from "../../playground/bigSchema";
import { hashOf } from "../../playground/links";
import { optionsWith } from "../../playground/options";
import {
  archiveFrom,
  BOOKS,
  dropFiles,
  editor,
  enter,
  exportPanel,
  treeItem,
  noticeOf,
  PATH,
  rendered,
  start,
  status,
  tab,
  tree,
  workspace,
  waitForRun,
} from "../support/playground";
import { phone, visit } from "../support/searchBox";
import { waitForHydration } from "../support/shell";
import { expect } from "../support/test";
import { DESCRIPTIONS, translatedTest as test } from "../support/translator";

/** A description that MDX runs as code. */
const LIVE = '"""\nexport const x = 1\n"""';

/** A schema with a directive that applies to one type. */
const ANNOTATED = `directive @internal on OBJECT
${BOOKS}type Shelf @internal { id: ID }
`;

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

  test("a run can be cancelled and restarted", async ({ page }) => {
    await start(page);
    await enter(page, bigSchema(1500));
    await button(page, "Cancel").click();
    await expect(status(page)).toHaveText("Cancelled. The pages are from the last run.");
    await button(page, "Run again").click();
    await expect(workspace(page).getByRole("progressbar")).toBeVisible();
    const shared = workspace(page)
      .locator("summary")
      .filter({ hasText: /^One file for/u });
    for (const [types, headline] of [
      ["type book { id: ID }", /^One file for type Book and type book: /u],
      ["type book { id: ID } type BOOK { id: ID }", /^One file for type Book, type book and type BOOK: /u],
      ["type book { id: ID } type Film { id: ID } type film { id: ID }", /and 1 more file with several pages$/u],
    ] as const) {
      await enter(page, BOOKS + types);
      await expect(shared).toHaveText(headline);
      await shared.click();
    }
    await enter(page, BOOKS);
    await expect(shared).toHaveCount(0);
    await expect(status(page)).toHaveText(/^\d+ files? written\.$/u);
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

  test("code can be copied and pages downloaded", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS.replace('"Something to read."', LIVE));
    await expect(treeItem(page, "book.mdx live code")).toBeVisible();
    await tab(page, "Export").click();
    const holding = exportPanel(page).getByText(/^\d pages? holds? live code\.$/u);
    const before = await holding.innerText();
    await exportPanel(page)
      .getByText(/^Which pages?$/u)
      .click();
    await enter(page, `${BOOKS}${LIVE}\ntype Film { id: ID }`);
    await expect(holding).not.toHaveText(before);
    await exportPanel(page)
      .getByRole("checkbox", { name: /^I trust/u })
      .check();
    expect((await archiveFrom(page, "Download only the pages")).texts.size).toBeGreaterThan(1);
    for (const name of ["Astro Starlight", "Docusaurus"]) {
      await exportPanel(page).getByRole("radio", { name }).check();
      await exportPanel(page).getByRole("button", { name: "Copy schema.graphql" }).click();
      await expect(exportPanel(page).getByText("Copied", { exact: true })).toBeVisible();
      expect((await archiveFrom(page, "Download a project")).texts.size).toBeGreaterThan(1);
    }
    await exportPanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption("fumadocs");
    await exportPanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption("starlight");
    await button(page, "Copy link").click();
    await tab(page, "Page").click();
    await button(page, "Expand").click();
    const preview = page.getByRole("dialog", { name: "Site preview" });
    await preview.getByRole("button", { name: "Close" }).click();
    await button(page, "Close").click();
    await expect(workspace(page)).toBeHidden();
    await waitForHydration(page);
  });

  test("samples, dropped files and archives replace the schema", async ({ page }) => {
    await start(page);
    const pages = workspace(page).getByRole("search", { name: "Pages" });
    const messages = workspace(page).getByRole("status");
    await workspace(page)
      .getByRole("combobox", { name: "Schema", exact: true })
      .selectOption({ label: "School: pages grouped by a directive" });
    await expect(treeItem(page, "common")).toBeVisible();
    for (const choice of ["Group of pages", "Kind of page"]) {
      await pages.getByRole("combobox", { name: choice }).selectOption({ index: 1 });
      await expect(pages.getByRole("status")).toHaveText(/^\d+ of \d+ pages$/u);
    }
    await pages.getByRole("button", { name: "Show all" }).click();
    await expect(pages.getByRole("status")).toHaveText("");
    await dropFiles(editor(page), {
      "query.graphql": "type Query { map: Map }",
      "map.graphql": "type Map { id: ID }",
      "README.md": "A map.",
    });
    await expect(treeItem(page, "map.mdx").last()).toBeVisible();
    await expect(messages.filter({ hasText: "One schema from 2 files" })).toContainText("Skipped: README.md");
    const books = zipSync({ "books.graphql": strToU8(BOOKS), "README.md": strToU8("Books.") });
    for (const [name, content, remark] of [
      ["books.zip", Buffer.from(books), "Used: books.graphql."],
      ["none.zip", Buffer.from("no archive"), "none.zip is not a ZIP archive, or is damaged."],
    ] as const) {
      const file = { name, mimeType: "application/zip", buffer: content };
      await workspace(page).getByLabel("Open files").setInputFiles(file);
      await expect(messages.filter({ hasText: remark })).toBeVisible();
    }
    await expect(treeItem(page, "book.mdx")).toBeVisible();
    await enter(page, BOOKS);
    await expect(messages.filter({ hasText: "none.zip" })).toHaveCount(0);
  });

  test("suggested options can be toggled, and a refused line is reported", async ({ page }) => {
    await start(page);
    await enter(page, ANNOTATED);
    await tab(page, "Options").click();
    const shelf = treeItem(page, "shelf.mdx");
    for (let time = 0; time < 2; time += 1) {
      await expect(button(page, "Skip @internal")).toBeVisible();
      await button(page, "Skip @internal").click();
      await waitForRun(page);
      await expect(shelf).toHaveCount(0);
      await button(page, "Keep @internal").click();
      await expect(shelf.first()).toBeVisible();
      await button(page, "Keep @internal").click();
    }
    await button(page, "Add a line").click();
    const value = workspace(page).getByRole("textbox", { name: "Value 1" });
    for (let time = 0; time < 2; time += 1) {
      await value.fill("a\tb");
      await expect(workspace(page).getByRole("alert")).toHaveText(/^Value 1 was not changed: /u);
      await value.fill(String(time === 0));
      await expect(workspace(page).getByRole("alert")).toHaveCount(0);
    }
    await button(page, "Remove line 1").click();
    await expect(value).toHaveCount(0);
    await enter(page, "type Query { a: Int }");
    await expect(button(page, "Skip @internal")).toHaveCount(0);
  });

  test("links of the preview lead to other pages, and pages follow the schema", async ({ page }) => {
    const title = rendered(page).getByRole("heading", { level: 1 });
    const navigation = (name: string): Locator => rendered(page).getByRole("navigation", { name });
    await start(page);
    for (const [description, shown] of DESCRIPTIONS) {
      await enter(page, BOOKS.replace("Something to read.", `""\n${description}\n""`).replace("book(id", "find(id"));
      await treeItem(page, "book.mdx").click();
      await expect(rendered(page)).toContainText(shown);
    }
    await expect(rendered(page)).not.toContainText("☐");
    await rendered(page).getByRole("button", { name: "ID!", exact: true }).click();
    await expect(title).toHaveText("ID");
    await navigation("Previous and next page").getByRole("button").first().click();
    await expect(title).not.toHaveText("ID");
    await navigation("Previous and next page").getByRole("button", { name: "Next" }).click();
    await expect(title).toHaveText("ID");
    await tab(page, "Options").click();
    await workspace(page)
      .getByRole("radio", { name: /^Reference/u })
      .check();
    await waitForRun(page);
    await treeItem(page, "book.mdx").click();
    await expect(rendered(page).locator("[data-row]").first()).toBeVisible();
    await navigation("Breadcrumbs").getByText("Objects").waitFor();
  });

  test("notices say which pages are missing, misplaced or faulty", async ({ page }) => {
    const read = (name: string): string => readFileSync(`tests/data/schemas/${name}.graphql`, "utf8");
    const groupByDirective = { directive: "doc", field: "category", fallback: "Other" };
    const groups = await hashOf({ source: read("groups"), options: optionsWith({ groupByDirective }) });
    await page.goto(PATH + (groups ?? ""));
    await noticeOf(page, "No folder for the group").locator("summary").click();
    for (const [schema, headline] of [
      [read("scalarDefaults"), "No page for query rooms"],
      [read("placeholders"), "No page for query _"],
      [`${BOOKS}"export of films." type Film { id: ID }`, "Not valid MDX: "],
      [`${BOOKS}type book { id: ID }`, "One file for type Book and type book"],
    ] as const) {
      await enter(page, schema);
      const notice = noticeOf(page, headline);
      await notice.locator("summary").click();
      await expect(notice.getByRole("paragraph").first()).toBeVisible();
      if ((await notice.getByRole("button").count()) > 0) await notice.getByRole("button").first().click();
    }
    await enter(page, BOOKS);
    await expect(status(page)).toHaveText(/^\d+ files written\.$/u);
    await expect(workspace(page).locator("details summary").filter({ hasNotText: "Log" })).toHaveCount(0);
  });

  test("a reload and links restore a schema, or report why they cannot", async ({ page }) => {
    const messages = workspace(page).getByRole("status");
    await visit(page, "/docs/guides/descriptions");
    await page.getByRole("link", { name: "Open in the playground" }).first().click();
    await waitForRun(page);
    await enter(page, BOOKS);
    await expect(treeItem(page, "book.mdx").first()).toBeVisible();
    await expect(button(page, "Copy link")).toBeEnabled();
    const url = page.url();
    await enter(page, `${BOOKS}${"# Too much for a link\n".repeat(20_000)}`);
    await expect(messages.filter({ hasText: "Too much for a link" })).toBeVisible();
    await expect(workspace(page).getByRole("button", { name: "Download a project" }).first()).toBeVisible();
    await enter(page, `${BOOKS}type Film { id: ID }`);
    await expect(messages.filter({ hasText: "Too much for a link" })).toHaveCount(0);
    await expect(page).not.toHaveURL(url);
    await page.reload();
    await waitForRun(page);
    await expect(editor(page)).toContainText("type Film");
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `#playground=damaged${String(time)}`,
      );
      await expect(messages.filter({ hasText: "The link is damaged" })).toBeVisible();
      await enter(page, BOOKS);
      await expect(messages.filter({ hasText: "The link is damaged" })).toHaveCount(0);
    }
  });
});

test.describe("in a translated playground of a phone", () => {
  test.use({ viewport: phone });

  test("all panels open, and keep their state when the window widens", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await waitForRun(page);
    await tab(page, "Pages").click();
    await workspace(page).getByRole("searchbox", { name: "Find pages by name" }).fill("book");
    await treeItem(page, "book.mdx").last().click();
    await expect(rendered(page)).toContainText("Something to read.");
    for (const name of ["Source", "Changes", "Rendered"]) await button(page, name).click();
    await tab(page, "Options").click();
    await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
    await tab(page, "Export").click();
    await expect(exportPanel(page).getByRole("button", { name: "Download a project" })).toBeEnabled();
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect(rendered(page)).toBeHidden();
    await tab(page, "Page").click();
    await expect(rendered(page)).toContainText("Something to read.");
    await page.setViewportSize(phone);
    await tab(page, "Schema").click();
    await expect(editor(page)).toContainText("Something to read.");
    await button(page, "Close").click();
    await expect(workspace(page)).toBeHidden();
  });
});
