import { buildSchema, introspectionFromSchema } from "graphql";
import { expect, test } from "@playwright/test";
import { BOOKS, editor, enter, line, rendered, start, status, tab, workspace, written } from "./playground";
import { desktop } from "./searchBox";

test.use({ viewport: desktop });

test("what is typed becomes pages at once", async ({ page }) => {
  await start(page);
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type('\n"A place with seats."\ntype Cinema {\nseats: Int');
  await expect(line(page, "cinema.mdx")).toBeVisible();
  await line(page, "cinema.mdx").click();
  await expect(rendered(page)).toContainText("A place with seats.");
});

test("a mistake is marked at its line, told in the words of GraphQL, and leads there; the last pages stay", async ({
  page,
}) => {
  await start(page);
  await enter(page, BOOKS.replace("book(id: ID!): Book", "book(id: ID!): Bok"));
  await expect(status(page)).toHaveText("1 mistake in the schema. The pages are those of the last run.");
  const list = workspace(page).getByRole("list", { name: "Mistakes in the schema" });
  const mistake = list.getByRole("button", { name: /^Line 3, column \d+: Unknown type "Bok"\. Did you mean/u });
  await expect(mistake).toBeVisible();
  await expect(editor(page)).toHaveAccessibleDescription(/Unknown type "Bok"/u);
  await expect(workspace(page).locator(".cm-lintRange-error")).toHaveText("Bok");
  await expect(line(page, "film.mdx")).toBeVisible();
  await mistake.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+Backspace");
  await page.keyboard.type("Book");
  await written(page);
  await expect(list).toBeHidden();
  await expect(workspace(page).locator(".cm-lintRange-error")).toHaveCount(0);
});

test("several mistakes are all listed", async ({ page }) => {
  await start(page);
  await enter(page, "type Query {\n  a: A\n  b: B\n}\n");
  await expect(workspace(page).getByRole("list", { name: "Mistakes in the schema" }).getByRole("listitem")).toHaveCount(
    2,
  );
});

test("the editor completes keywords, types of the schema, interfaces and directives", async ({ page }) => {
  await start(page);
  for (const [before, typed, expected] of [
    ["", "enu", "enum"],
    ["type Shelf {\nfirst: ", "Boo", "Book"],
    ["interface Thing { id: ID! }\ntype Shelf implements ", "Thi", "Thing"],
    ["type Shelf {\nfirst: Int ", "@dep", "deprecated"],
  ] as const) {
    await enter(page, BOOKS);
    await expect(editor(page)).not.toContainText("Shelf");
    await editor(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(before);
    await page.keyboard.type(typed, { delay: 20 });
    const option = page.getByRole("listbox").getByRole("option", { name: expected }).first();
    await expect(option).toHaveAttribute("aria-selected", "true");
    await option.click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toContainText(expected);
  }
});

test("Tab leaves the editor, and the keys of the search are the reader's own in it", async ({ page }) => {
  await start(page);
  await editor(page).focus();
  await page.keyboard.type("/");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page)).toBeFocused();
});

test("a file that is dropped on the editor is taken", async ({ page }) => {
  await start(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "books.graphql"));
    return transfer;
  }, BOOKS);
  await editor(page).dispatchEvent("drop", { dataTransfer: data });
  await expect(line(page, "book.mdx")).toBeVisible();
  await expect(editor(page)).toContainText("Something to read.");
});

test("a file that is no text, or too large, is refused with a reason, and the schema stays", async ({ page }) => {
  await start(page);
  const field = workspace(page).locator("input[type=file]");
  await field.setInputFiles({ name: "a.graphql", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0xff]) });
  await expect(workspace(page).getByRole("status").filter({ hasText: "a.graphql is not text in UTF-8" })).toBeVisible();
  await field.setInputFiles({ name: "b.graphql", mimeType: "text/plain", buffer: Buffer.alloc(13_000_000, 35) });
  await expect(workspace(page).getByRole("status").filter({ hasText: "b.graphql has 13 MB" })).toBeVisible();
  await expect(editor(page)).toContainText("A catalogue of films");
});

test("the JSON of an introspection result is read as well", async ({ page }) => {
  await start(page);
  await enter(page, JSON.stringify({ data: introspectionFromSchema(buildSchema(BOOKS)) }, null, 2));
  await expect(line(page, "book.mdx")).toBeVisible();
  await tab(page, "Config").click();
  await expect(workspace(page).getByRole("region", { name: /^Configuration/u })).toContainText("schema.json");
});

test("a big sample can be chosen", async ({ page }) => {
  await start(page);
  await workspace(page).getByRole("combobox", { name: "Start from" }).selectOption({ label: "Media: a big schema" });
  await expect(status(page)).toHaveText(/[4-9]\d{2} files written/u, { timeout: 30_000 });
});
