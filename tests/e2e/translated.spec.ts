import type { Locator } from "@playwright/test";
import { listen } from "./support/console";
import { copyButton, copyMessage } from "./support/copyPage";
import { isPageScript, modeToggle, saveData, scrollToDiagram, waitForHydration } from "./support/shell";
import { hold } from "./support/requests";
import {
  announcement,
  waitForAnswer,
  desktop,
  dialog,
  field,
  INDEX,
  phone,
  results,
  searchFor,
  visit,
} from "./support/searchBox";
import { expect, test as base } from "./support/test";
import { DESCRIPTIONS, translate, translatedTest as test } from "./support/translator";

const MEDIA = "/examples/default/types/objects/media";
const QUERY = "/examples/default/operations/queries/media";

test.use({ permissions: ["clipboard-read", "clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

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
    await waitForAnswer(page);
    await results(page).first().press("Enter");
    await page.getByRole("button", { name: "Clear highlights" }).click();
    await expect(page.getByRole("button", { name: "Clear highlights" })).toHaveCount(0);
  });

  test("the search says what is missing, late or corrected", async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await visit(page, "/?q=averageScore");
    await expect(announcement(page)).toContainText("Press Enter to try again.");
    await page.unroute(INDEX);
    const release = await hold(page, INDEX);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(announcement(page)).toHaveText("Searching…");
    await release();
    await expect(results(page).first()).toContainText("averageScore");
    await searchFor(page, "avergaeScore");
    await expect(page.locator("p", { hasText: /^Showing results for “.+”$/u })).toBeVisible();
    await field(page).fill("zqx vqz qxv");
    await page.getByRole("search").locator("xpath=../..").getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
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
    for (let time = 0; time < 2; time += 1) {
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

  // The stock client logs that a script did not load.
  test("the notice for readers who are offline appears and disappears", { tag: "@lean" }, async ({ page, context }) => {
    await saveData(page);
    await visit(page, "/docs/intro");
    const api = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
    const notice = page.getByRole("alert").filter({ hasText: "You are offline" });
    for (let time = 0; time < 2; time += 1) {
      await context.setOffline(true);
      await api.click();
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    }
    await api.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API reference");
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

  test("links to types and Retry of the home page work", async ({ page }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    const schema = page.getByRole("textbox", { name: "You write the schema" });
    const sentence = page.locator("#from-schema-to-page").getByRole("status");
    const retry = page.getByRole("button", { name: "Retry" });
    const release = await hold(page, "**/assets/js/*.js");
    await schema.focus();
    await expect(sentence).toHaveText("Loading the generator…");
    await release("abort");
    await expect(sentence).toHaveText("The generator did not load.");
    await retry.click();
    await expect(sentence).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
    await expect(retry).toHaveCount(0);
    const sheetOf = (type: string): Locator => page.getByRole("region", { name: `Generated page of ${type}` });
    await sheetOf("Room").getByRole("link", { name: "Purpose!", exact: true }).click();
    await expect(sheetOf("Purpose")).toContainText("LESSONS");
    await sheetOf("Purpose").getByRole("link", { name: "Room", exact: true }).click();
    await expect(sheetOf("Room")).toContainText("purpose");
    for (const [description, shown] of DESCRIPTIONS) {
      await schema.fill(`type Query { book: Book }\n"""\n${description}\n"""\ntype Book { id: ID! }`);
      await expect(sheetOf("Book")).toContainText(shown);
    }
    await expect(sheetOf("Book")).not.toContainText("☐");
  });
});

base("the box of a page that did not load works in translation", async ({ page }) => {
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

test.describe("on a translated page of a phone", () => {
  test.use({ viewport: phone });

  test("the search, the menu and the table of contents open and close", async ({ page }) => {
    await visit(page, MEDIA);
    await page.getByTitle("Search").click();
    const places = dialog(page).getByRole("navigation", { name: "Where to start" });
    for (const query of ["formatter", "studioRole"]) {
      await expect(places).toBeVisible();
      await searchFor(page, query);
      await expect(places).toHaveCount(0);
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
