import type { Locator } from "@playwright/test";
import { listen } from "./support/console";
import { copyButton, copyMessage } from "./support/copyPage";
import { isPageScript, modeToggle, scrollToDiagram, waitForHydration } from "./support/shell";
import { hold } from "./support/requests";
import { announcement, desktop, dialog, field, phone, results, searchFor, visit } from "./support/searchBox";
import { expect, test as base } from "./support/test";
import { translate, translatedTest as test } from "./support/translator";

/** Descriptions to enter one after another, each with the text that the page shows. Text beside elements comes and goes. */
const DESCRIPTIONS = [
  ["- [ ] a task", "☐"],
  ["- a task", "a task"],
  ["![a picture](a.png) of it", "image: a picture"],
  ["a picture of it", "a picture of it"],
] as const;

const MEDIA = "/examples/default/types/objects/media";
const QUERY = "/examples/default/operations/queries/media";

test.use({ permissions: ["clipboard-read", "clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

/** Copies the first code block in a part of the page. */
async function copyCode(part: Locator): Promise<void> {
  await part.locator("pre").first().hover();
  await part.getByRole("button", { name: "Copy code to clipboard" }).first().click();
  await expect(part.getByRole("button", { name: "Copied" })).toBeVisible();
}

test.describe("in translation", () => {
  test.use({ viewport: desktop });

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
      await expect(copyMessage(page)).toHaveText(/copied/iu);
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

  test("a diagram, the dropdown of the navbar and a category of the API work", async ({ page }) => {
    await visit(page, "/docs/how-it-works");
    await scrollToDiagram(page);
    await expect(page.locator("main svg[aria-roledescription]").first()).toBeVisible();
    const dropdown = page.getByRole("button", { name: "Examples" });
    const example = page.locator(".dropdown__menu").getByRole("link", { name: "Group by directive" });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await dropdown.press("Enter");
      await expect(example).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(example).toBeHidden();
    }
    await dropdown.hover();
    await example.click();
    await expect(page).toHaveURL(/\/examples\/group-by$/u);
    await visit(page, "/api/category/graphql-markdowncore");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^events/u })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^core\/events/u);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Internal modules" })).toBeVisible();
  });

  test("the generated page on the home page follows the schema", async ({ page }) => {
    await visit(page, "/");
    const schema = page.getByRole("textbox", { name: "You write the schema" });
    const generatedPage = page.getByRole("region", { name: /^Generated page/u });
    const status = page.locator("#from-schema-to-page").getByRole("status");
    await schema.focus();
    await expect(status).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
    for (const text of ["First words, and `code`.", "Second words.", "Third, `words`, and more."]) {
      await schema.fill(`type Query { book: Book }\n"${text}"\ntype Book { id: ID! @deprecated(reason: "${text}") }`);
      await expect(generatedPage).toContainText(text.replaceAll("`", ""));
    }
    await expect(generatedPage).not.toContainText("First words");
    await schema.fill("type Query {");
    await expect(status).toHaveText(/^Line 1/u);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(status).toHaveText("The page follows your schema. Nothing is sent.");
    await expect(generatedPage).not.toContainText("Third words");
  });

  test("links to types and Retry of the home page work", async ({ page }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    const schema = page.getByRole("textbox", { name: "You write the schema" });
    const status = page.locator("#from-schema-to-page").getByRole("status");
    const retry = page.getByRole("button", { name: "Retry" });
    const release = await hold(page, "**/assets/js/*.js");
    await schema.focus();
    await expect(status).toHaveText("Loading the generator…");
    await release("abort");
    await expect(status).toHaveText("The generator did not load.");
    await retry.click();
    await expect(status).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
    await expect(retry).toHaveCount(0);
    const generatedPageOf = (type: string): Locator => page.getByRole("region", { name: `Generated page of ${type}` });
    await generatedPageOf("Room").getByRole("link", { name: "Purpose!", exact: true }).click();
    await expect(generatedPageOf("Purpose")).toContainText("LESSONS");
    await generatedPageOf("Purpose").getByRole("link", { name: "Room", exact: true }).click();
    await expect(generatedPageOf("Room")).toContainText("purpose");
    for (const [description, shown] of DESCRIPTIONS) {
      await schema.fill(`type Query { book: Book }\n"""\n${description}\n"""\ntype Book { id: ID! }`);
      await expect(generatedPageOf("Book")).toContainText(shown);
    }
    await expect(generatedPageOf("Book")).not.toContainText("☐");
  });
});

base("in translation, the error box of a page that did not load works", async ({ page }) => {
  await translate(page, "parsed");
  await page.route(isPageScript, (route) => route.abort());
  await page.goto("/docs/intro");
  const box = page.getByRole("alert", { name: "Loading failed" });
  await expect(box).toContainText("Loading chunk");
  await expect(box.locator("font").first()).toBeAttached();
  await page.unrouteAll();
  await box.getByRole("button", { name: "Retry" }).click();
  await waitForHydration(page);
  await expect(box).toHaveCount(0);
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
});

base("a page that is translated before it hydrates works", async ({ page }) => {
  await page.setViewportSize(desktop);
  await translate(page, "parsed");
  const { exceptions } = listen(page);
  await visit(page, MEDIA);
  await waitForHydration(page);
  await searchFor(page, "studioRole");
  await results(page).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("StudioRole");
  await page.getByRole("complementary").getByRole("searchbox").fill("staff");
  await expect(page.getByRole("complementary").getByRole("status")).toHaveText(/^\d+ of \d+ pages$/u);
  await expect(page.locator("font").first()).toBeAttached();
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

test.describe("in translation, on a phone,", () => {
  test.use({ viewport: phone });

  test("the search, the menu and the table of contents open and close", async ({ page }) => {
    await visit(page, MEDIA);
    await page.getByTitle("Search").click();
    const startLinks = dialog(page).getByRole("navigation", { name: "Where to start" });
    for (const query of ["formatter", "studioRole"]) {
      await expect(startLinks).toBeVisible();
      await searchFor(page, query);
      await expect(startLinks).toHaveCount(0);
      await field(page).fill("");
    }
    await field(page).fill("zqx vqz qxv");
    await dialog(page).getByRole("link", { name: "API", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API reference");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
    await page.getByTitle("Search").click();
    await searchFor(page, "studioRole");
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
