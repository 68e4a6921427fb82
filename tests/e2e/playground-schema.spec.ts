import { strToU8, zipSync } from "fflate";
import { buildSchema, introspectionFromSchema } from "graphql";
import {
  BOOKS,
  configuration,
  editor,
  enter,
  line,
  rendered,
  start,
  status,
  workspace,
  written,
} from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

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

test("mistakes are marked at their lines, told in the words of GraphQL, and lead there; the last pages stay", async ({
  page,
}) => {
  await start(page);
  const list = workspace(page).getByRole("list", { name: "Mistakes in the schema" });
  await enter(page, "type Query {\n  a: A\n  b: B\n}\n");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await enter(page, BOOKS.replace("book(id: ID!): Book", "book(id: ID!): Bok"));
  await expect(status(page)).toHaveText("1 mistake in the schema. The pages are those of the last run.");
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

test("Tab leaves the editor, and the keys of the search are the reader's own in it", async ({ page }) => {
  await start(page);
  await editor(page).focus();
  await page.keyboard.type("/");
  await expect(editor(page)).toBeFocused();
  // Its list comes behind the editor, and is another stop of the Tab key.
  await expect(status(page)).toHaveText(/1 mistake/u);
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page)).toBeFocused();
});

test(
  "a file is taken when it is dropped, as SDL or as JSON, and refused with a reason when it is no text or too large",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    const field = workspace(page).getByLabel("Open files");
    const said = workspace(page).getByRole("status");
    await field.setInputFiles({ name: "a.graphql", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0xff]) });
    await expect(said.filter({ hasText: "a.graphql is not text in UTF-8" })).toBeVisible();
    await field.setInputFiles({ name: "b.graphql", mimeType: "text/plain", buffer: Buffer.alloc(13_000_000, 35) });
    await expect(said.filter({ hasText: "b.graphql has 13 MB" })).toBeVisible();
    await expect(editor(page)).toContainText("A catalogue of films");
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "books.graphql"));
      return transfer;
    }, BOOKS);
    await editor(page).dispatchEvent("drop", { dataTransfer: data });
    await expect(line(page, "book.mdx")).toBeVisible();
    await expect(editor(page)).toContainText("Something to read.");
    const several = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["type Query { map: Map }"], "query.graphql"));
      transfer.items.add(new File(["type Map { id: ID }"], "map.graphql"));
      transfer.items.add(new File(["A map."], "README.md"));
      return transfer;
    });
    await editor(page).dispatchEvent("drop", { dataTransfer: several });
    await expect(line(page, "map.mdx").last()).toBeVisible();
    await expect(said.filter({ hasText: "One schema from 2 files: map.graphql and query.graphql." })).toContainText(
      "Left out: README.md",
    );
    await expect(editor(page)).toContainText("# File: map.graphql");
    const shown = await configuration(page);
    await expect(shown).toContainText("schema.graphql");
    await enter(page, JSON.stringify({ data: introspectionFromSchema(buildSchema(BOOKS)) }, null, 2));
    await expect(shown).toContainText("schema.json");
    await expect(line(page, "book.mdx")).toBeVisible();
  },
);

test("an archive is opened as one schema, and a file that is none is refused", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  const said = workspace(page).getByRole("status");
  const open = workspace(page).getByLabel("Open files");
  const zip = zipSync({ "books/books.graphql": strToU8(BOOKS), "books/README.md": strToU8("Books.") });
  await open.setInputFiles({ name: "books.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await expect(line(page, "book.mdx")).toBeVisible();
  await expect(said.filter({ hasText: "Taken: books/books.graphql." })).toBeVisible();
  await open.setInputFiles({ name: "none.zip", mimeType: "application/zip", buffer: Buffer.from("type Query") });
  await expect(said.filter({ hasText: "none.zip is no ZIP archive, or is damaged." })).toBeVisible();
  await expect(editor(page)).toContainText("# File: books/books.graphql");
});

test("for an endpoint there is a command, and nothing is sent or kept", async ({ page }) => {
  await start(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await workspace(page).getByRole("button", { name: "From an endpoint" }).click();
  const panel = workspace(page).getByRole("region", { name: "From an endpoint" });
  await panel.getByLabel("URL").fill("https://api.example.com/graphql");
  await panel.getByLabel("Headers").fill("Authorization: Bearer secret-of-mine\nwrong");
  await expect(panel.getByRole("status").filter({ hasText: "This line is not: wrong" })).toBeVisible();
  await panel.getByLabel("Headers").fill("Authorization: Bearer secret-of-mine");
  await panel.getByLabel("Shell").selectOption("Bash or Zsh");
  await expect(panel.getByLabel("Command")).toContainText("curl -gfsS 'https://api.example.com/graphql'");
  await expect(panel.getByLabel("Command")).toContainText("-H 'Authorization: Bearer secret-of-mine'");
  await panel.getByLabel("Shell").selectOption("PowerShell");
  await expect(panel.getByLabel("Command")).toContainText("Invoke-WebRequest");
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain("secret-of-mine");
  expect(asked.filter((url) => url.includes("example.com"))).toEqual([]);
});
