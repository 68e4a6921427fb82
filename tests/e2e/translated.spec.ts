import type { Locator, Page } from "@playwright/test";
import { bigSchema } from "../playground/bigSchema";
import { listen, listenToScripts } from "./support/console";
import { copyButton, said } from "./support/copyPage";
import {
  archiveFrom,
  BOOKS,
  editor,
  enter,
  line,
  rendered,
  start,
  status,
  tab,
  tree,
  usePanel,
  workspace,
  written,
} from "./support/playground";
import { announcement, answered, desktop, dialog, field, phone, results, searchFor, visit } from "./support/searchBox";
import { modeToggle, started } from "./support/shell";
import { expect, test as base } from "./support/test";
import { translate } from "./support/translator";

const MEDIA = "/examples/default/types/objects/media";
const QUERY = "/examples/default/operations/queries/media";

/** A description that MDX runs as code. */
const LIVE = '"""\nexport const x = 1\n"""';

/** Tests run on a translated page, which must neither crash nor log anything. */
const test = base.extend({
  page: async ({ page }, use) => {
    await translate(page);
    const said = listenToScripts(page);
    await use(page);
    await expect(page.locator("font").first()).toBeAttached();
    await expect(page.getByText("This page crashed.")).toHaveCount(0);
    expect(said).toEqual([]);
  },
});

test.use({ permissions: ["clipboard-read", "clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string): Locator => workspace(page).getByRole("button", { name, exact: true });

/** Copies the first code block in a part of the page. */
async function copyCode(part: Locator): Promise<void> {
  await part.locator("pre").first().hover();
  await part.getByRole("button", { name: "Copy code to clipboard" }).first().click();
  await expect(part.getByRole("button", { name: "Copied" })).toBeVisible();
}

test.describe("on a translated page", () => {
  test.use({ viewport: desktop });

  test("the search announces each answer and opens a result", async ({ page }) => {
    await visit(page, "/docs/intro");
    await searchFor(page, "formatter");
    await expect(announcement(page)).toHaveText(/^\d+ results\. First: /u);
    const first = await announcement(page).innerText();
    await searchFor(page, "studioRole");
    await expect(announcement(page)).toHaveText(/First: StudioRole/u);
    await expect(announcement(page)).not.toHaveText(first);
    await expect(results(page).first()).toHaveText(/^StudioRole/u);
    await field(page).fill("");
    await expect(results(page)).toHaveCount(0);
    await expect(announcement(page)).toHaveText("");
    await field(page).fill("1234567890");
    await expect(announcement(page)).toHaveText("No results for “1234567890”");
    await field(page).fill("9876543210");
    await expect(announcement(page)).toHaveText("No results for “9876543210”");
    await field(page).fill("color:red");
    await expect(announcement(page)).toHaveText(/^There is no field “color”/u);
    await searchFor(page, "studio");
    await answered(page);
    await results(page).first().press("Enter");
    await page.getByRole("button", { name: "Clear highlights" }).click();
    await expect(page.getByRole("button", { name: "Clear highlights" })).toHaveCount(0);
  });

  test("the sidebar filter counts the pages that it shows", async ({ page }) => {
    await visit(page, MEDIA);
    const sidebar = page.getByRole("complementary").locator(".theme-doc-sidebar-menu");
    const filter = sidebar.getByRole("searchbox");
    const links = sidebar.locator(".theme-doc-sidebar-item-link");
    await expect(sidebar.getByRole("status")).toBeAttached();
    for (const text of ["studio", "studioR", "staff", "sta", "zzzz", "studio"]) {
      await filter.fill(text);
      await expect(sidebar.getByRole("status")).toHaveText(
        text === "zzzz" ? "No page matches" : new RegExp(`^${String((await links.count()) - 1)} of \\d+ pages$`, "u"),
      );
    }
    await sidebar.getByRole("checkbox", { name: "Keep on the next page" }).check();
    await links.filter({ hasText: /^StudioRole$/u }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("StudioRole");
    await filter.fill("");
    await expect(sidebar.getByRole("status")).toHaveText("");
  });

  test("a reference page works, and its names and code stay untranslated", async ({ page }) => {
    await visit(page, QUERY);
    const main = page.getByRole("main");
    await main
      .getByText(/^Show all \d+ lines$/u)
      .first()
      .click();
    for (const name of ["Variables", "curl", "Response"]) await main.getByRole("tab", { name, exact: true }).click();
    await copyCode(main.getByRole("tabpanel").filter({ visible: true }));
    await page.getByRole("link", { name: "Media", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
    await main
      .getByText(/^SDL definition/u)
      .first()
      .click();
    for (const [text, shown] of [
      ["coverImage", "1"],
      ["zzz", "0"],
    ] as const) {
      await main.getByRole("searchbox").fill(text);
      await expect(main.getByRole("status").filter({ hasText: " of " })).toHaveText(
        new RegExp(`^${shown} of \\d+$`, "u"),
      );
    }
    await expect(main.locator("#section-facts font").first()).toBeAttached();
    for (const names of [
      "main h1",
      "main :is(code, pre, kbd)",
      ".theme-doc-sidebar-item-link a[href*='/types/']",
      ".table-of-contents code",
    ]) {
      await expect(page.locator(names).first()).toBeAttached();
      await expect(page.locator(`${names} font`)).toHaveCount(0);
    }
    await expect(page.locator(".theme-doc-sidebar-item-category font").first()).toBeAttached();
  });

  test("tabs, folded sections, colour mode, copy buttons and links of docs work", async ({ page }) => {
    await visit(page, "/docs/get-started");
    const main = page.getByRole("main");
    await page.getByRole("button", { name: "Close the announcement" }).click();
    await modeToggle(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    for (const name of ["pnpm", "npm"]) await main.getByRole("tab", { name, exact: true }).first().click();
    await copyCode(main);
    for (const name of ["Copy as Markdown", "Copy link"]) {
      await copyButton(page).click();
      await main.getByRole("listitem").getByRole("button", { name }).click();
      await expect(said(page)).toHaveText(/copied/iu);
    }
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).not.toHaveURL(/get-started/u);
    await page.goBack();
    for (const path of ["/docs/settings", "/docs/troubleshooting", "/api/printer-legacy/link"]) {
      await visit(page, path);
      for (const summary of await main.locator("summary:visible").all()) await summary.click();
      await page.locator(".theme-doc-sidebar-item-link a, .theme-doc-sidebar-item-category a").last().click();
      await expect(page).not.toHaveURL(path);
    }
  });

  test("the showcase counts the filtered sites", async ({ page }) => {
    await visit(page, "/showcase");
    await expect(page.locator("output")).toHaveText(/^(?<all>\d+) of \k<all> sites$/u);
    await page.getByLabel("Filter by name or field").fill("zzzz");
    await expect(page.locator("output")).toHaveText(/^0 of \d+ sites$/u);
  });

  test("the not-found page shows its guesses, even after Back", async ({ page }) => {
    await visit(page, "/docs/setting");
    const guesses = page.getByRole("main").getByRole("listitem");
    await expect(guesses.first()).toHaveText(/settings/u);
    await guesses.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await page.goBack();
    await expect(guesses.first()).toHaveText(/settings/u);
  });

  test("the generated page on the home page follows the schema", async ({ page }) => {
    await visit(page, "/");
    const schema = page.getByRole("textbox", { name: "You write the schema" });
    const sheet = page.getByRole("region", { name: /^Generated page/u });
    const sentence = page.locator("#from-schema-to-page").getByRole("status");
    await schema.focus();
    await expect(sentence).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
    for (const text of ["First words, and `code`.", "Second words.", "Third, `words`, and more."]) {
      await schema.fill(`type Query { book: Book }\n"${text}"\ntype Book { id: ID! @deprecated(reason: "${text}") }`);
      await expect(sheet).toContainText(text.replaceAll("`", ""));
    }
    await expect(sheet).not.toContainText("First words");
    await schema.fill("type Query {");
    await expect(sentence).toHaveText(/^Line 1/u);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(sentence).toHaveText("The page follows your schema. Nothing is sent.");
    await expect(sheet).not.toContainText("Third words");
  });
});

base("a page that is translated before it hydrates works", async ({ page }) => {
  await page.setViewportSize(desktop);
  await translate(page, "parsed");
  const { exceptions } = listen(page);
  await visit(page, MEDIA);
  await started(page);
  await searchFor(page, "studioRole");
  await results(page).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("StudioRole");
  await page.getByRole("complementary").getByRole("searchbox").fill("staff");
  await expect(page.getByRole("complementary").getByRole("status")).toHaveText(/^\d+ of \d+ pages$/u);
  await expect(page.locator("font").first()).toBeAttached();
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

test.describe("on a translated page of a phone", () => {
  test.use({ viewport: phone });

  test("the search, the menu and the table of contents open and close", async ({ page }) => {
    await visit(page, MEDIA);
    await page.getByTitle("Search").click();
    for (const query of ["formatter", "studioRole"]) await searchFor(page, query);
    await expect(announcement(page).filter({ hasText: "StudioRole" })).toBeAttached();
    await page.getByTitle("Cancel").click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("button", { name: "On this page" }).click();
    await page.getByRole("main").getByRole("link", { name: "bannerImage" }).first().click();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.getByRole("dialog", { name: "Navigation" });
    await menu.getByRole("searchbox").fill("studioRole");
    await menu.getByRole("link", { name: "StudioRole" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("StudioRole");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await menu.getByRole("link", { name: "Showcase" }).click();
    await expect(page).toHaveURL(/showcase/u);
  });
});

test.describe("in a translated playground", () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test("the status and the page follow the schema", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await expect(line(page, "book.mdx").first()).toBeVisible();
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
    await written(page);
  });

  test("a run can be cancelled and restarted", async ({ page }) => {
    await start(page);
    await enter(page, bigSchema(1500));
    await button(page, "Cancel").click();
    await expect(status(page)).toHaveText("Cancelled. The pages are those of the last run.");
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
      await written(page);
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
    await expect(line(page, "book.mdx live code")).toBeVisible();
    await button(page, "Export").first().click();
    const holding = usePanel(page).getByText(/^\d pages? holds? live code\.$/u);
    const before = await holding.innerText();
    await usePanel(page)
      .getByText(/^Which pages?$/u)
      .click();
    await enter(page, `${BOOKS}${LIVE}\ntype Film { id: ID }`);
    await expect(holding).not.toHaveText(before);
    await usePanel(page)
      .getByRole("checkbox", { name: /^I trust/u })
      .check();
    expect((await archiveFrom(page, "Download the pages alone")).texts.size).toBeGreaterThan(1);
    for (const name of ["Astro Starlight", "Docusaurus"]) {
      await usePanel(page).getByRole("radio", { name }).check();
      await usePanel(page).getByRole("button", { name: "Copy schema.graphql" }).click();
      await expect(usePanel(page).getByText("Copied", { exact: true })).toBeVisible();
      expect((await archiveFrom(page, "Download a project")).texts.size).toBeGreaterThan(1);
    }
    await usePanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption("fumadocs");
    await usePanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption("starlight");
    await button(page, "Copy link").click();
    await tab(page, "Page").click();
    await button(page, "Expand").click();
    const preview = page.getByRole("dialog", { name: "Site preview" });
    await preview.getByRole("button", { name: "Close" }).click();
    await button(page, "Close").click();
    await expect(workspace(page)).toBeHidden();
    await started(page);
  });
});
