import { strToU8, zipSync } from "fflate";
import { buildSchema, introspectionFromSchema } from "graphql";
import {
  BOOKS,
  openConfiguration,
  dropFiles,
  editor,
  enter,
  treeItem,
  rendered,
  start,
  status,
} from "./support/playground";
import { workspace, waitForRun } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("the editor completes types, and mistakes lead to their places", async ({ page }) => {
  await start(page);
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type('\n"A place with seats."\ntype Cinema {\nfirst: Fil');
  const selected = page.getByRole("listbox").getByRole("option", { selected: true });
  await expect(selected).toHaveText(/^Film/u);
  // With the rhythm of a person: the list ignores keys for its first 75 ms, and a key that it ignores closes it.
  await page.keyboard.type("m", { delay: 100 });
  await page.keyboard.press("ArrowDown");
  await expect(selected).toHaveText(/^FilmInput/u);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(editor(page)).toContainText("first: Film}");
  await treeItem(page, "cinema.mdx").click();
  await expect(rendered(page)).toContainText("A place with seats.");

  const list = workspace(page).getByRole("list", { name: "Mistakes in the schema" });
  await enter(page, BOOKS.replace("book(id: ID!): Book", "book(id: ID!): Bok"));
  await expect(status(page)).toHaveText("1 mistake in the schema. The pages are from the last run.");
  const mistake = list.getByRole("button", { name: /^Line 3, column \d+: Unknown type "Bok"\. Did you mean/u });
  await expect(editor(page)).toHaveAccessibleDescription(/Unknown type "Bok"/u);
  await expect(workspace(page).locator(".cm-lintRange-error")).toHaveText("Bok");
  await expect(treeItem(page, "cinema.mdx")).toBeVisible();
  await mistake.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+Backspace");
  await page.keyboard.type("Book");
  await waitForRun(page);
  await expect(list).toBeHidden();
  await expect(workspace(page).locator(".cm-lintRange-error")).toHaveCount(0);

  // The hotkey of the search is an ordinary character in the editor.
  await page.keyboard.type("/");
  await expect(status(page)).toHaveText(/1 mistake/u);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page)).toBeFocused();
});

test("a schema is read from dropped files, chosen files and ZIP archives", async ({ page }) => {
  await start(page);
  const messages = workspace(page).getByRole("status");
  await dropFiles(editor(page), { "books.graphql": BOOKS });
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  await expect(editor(page)).toContainText("Something to read.");
  await dropFiles(editor(page), {
    "query.graphql": "type Query { map: Map }",
    "map.graphql": "type Map { id: ID }",
    "README.md": "A map.",
  });
  await expect(treeItem(page, "map.mdx").last()).toBeVisible();
  await expect(messages.filter({ hasText: "One schema from 2 files: map.graphql and query.graphql." })).toContainText(
    "Skipped: README.md",
  );
  await expect(editor(page)).toContainText("# File: map.graphql");

  const open = workspace(page).getByLabel("Open files");
  const zip = zipSync({ "books/books.graphql": strToU8(BOOKS), "books/README.md": strToU8("Books.") });
  await open.setInputFiles({ name: "books.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await expect(messages.filter({ hasText: "Used: books/books.graphql." })).toBeVisible();
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  await open.setInputFiles({ name: "none.zip", mimeType: "application/zip", buffer: Buffer.from("type Query") });
  await expect(messages.filter({ hasText: "none.zip is not a ZIP archive, or is damaged." })).toBeVisible();
  await expect(editor(page)).toContainText("# File: books/books.graphql");

  const shown = await openConfiguration(page);
  await expect(shown).toContainText("schema.graphql");
  await enter(page, JSON.stringify({ data: introspectionFromSchema(buildSchema(BOOKS)) }, null, 2));
  await expect(shown).toContainText("schema.json");
  await expect(treeItem(page, "book.mdx")).toBeVisible();
});

test("a button adds the definitions that a Federation subgraph lacks", async ({ page }) => {
  await start(page);
  await enter(
    page,
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
     type Query { book(isbn: ID!): Book }
     type Book @key(fields: "isbn") { isbn: ID! }`,
  );
  await expect(status(page)).toContainText("It lacks definitions of Federation.");
  const note = workspace(page).getByRole("note", { name: "Federation" });
  await expect(note).toContainText("It applies @key and @link without their definitions");
  await expect(note.getByRole("link")).toHaveAttribute("href", "/docs/guides/federation");
  // Missing definitions that the button adds are not listed as mistakes.
  await expect(workspace(page).getByRole("list", { name: "Mistakes in the schema" })).toHaveCount(0);
  await note.getByRole("button", { name: "Add the definitions" }).press("Enter");
  await waitForRun(page);
  await expect(note).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toContainText("directive @key(fields: FieldSet!");
  await expect(treeItem(page, "book.mdx").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(note).toBeVisible();
  await page.keyboard.press("Control+y");
  await waitForRun(page);
});
