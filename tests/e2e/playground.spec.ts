import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { buildSchema, introspectionFromSchema } from "graphql";
import { violations, watch } from "./support/console";
import {
  BOOKS,
  PATH,
  dropFiles,
  editor,
  enter,
  noticeOf,
  openConfiguration,
  refuseWorkers,
  rendered,
  start,
  startButton,
  status,
  tab,
  treeItem,
  waitForRun,
  workspace,
} from "./support/playground";
import { collectScripts } from "./support/requests";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("the playground loads on demand and sends nothing", async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const blocked = await violations(page);
  let requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await visit(page, `${PATH}?q=film#run-it-in-an-empty-folder`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeInViewport();
  expect(page.workers().filter((worker) => !worker.url().includes("search"))).toEqual([]);
  expect(requests.filter((request) => /(?<!\/img\/screenshots)\/playground[^/]*$/u.test(request))).toEqual([]);
  requests = [];
  await startButton(page).click();
  await waitForRun(page);
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Film");
  const schema = workspace(page).getByRole("combobox", { name: "Schema", exact: true });
  await schema.selectOption({ label: "School: pages grouped by a directive" });
  await expect(treeItem(page, "common")).toBeVisible();
  await expect(schema).toHaveValue("groups");
  await enter(page, BOOKS);
  await expect(schema).toHaveValue("");
  await expect(treeItem(page, "book.mdx").first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=film#playground=/u);
  // Assets of this site, without a query that could carry the schema, and blob URLs, from which workers start.
  const harmless = /^GET (?:[^?#]*\/(?:assets\/(?:js|css)|img)\/|blob:)[^?#]*$/u;
  expect(requests.filter((request) => !harmless.test(request))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(blocked).toEqual([]);
});

test("Escape, Close and Back close the playground, and the schema stays", async ({ page }) => {
  await visit(page, PATH);
  const before = page.workers().length;
  await start(page);
  await enter(page, BOOKS);
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => workspace(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await expect(page).toHaveURL(/#playground=/u);
    await expect(rendered(page)).toBeVisible();
    await leave();
    await expect(workspace(page)).toBeHidden();
    await expect.poll(() => page.workers().length).toBe(before);
    await expect(page).toHaveURL(/\/docs\/try-it$/u);
    await expect(startButton(page)).toBeFocused();
    await startButton(page).click();
    await expect(editor(page)).toContainText("Something to read.");
  }
});

test("a link on its page opens the playground, and Forward shows the last schema", async ({ page }) => {
  await visit(page, PATH);
  const link = page.getByRole("link", { name: "Open in the playground" }).first();
  const close = workspace(page).getByRole("button", { name: "Close" });
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await waitForRun(page);
    await expect(page).toHaveURL(/#playground=/u);
    await close.click();
    await expect(page).toHaveURL(/\/docs\/try-it$/u);
  }
  await link.click();
  await enter(page, `${BOOKS}${"# Too much for a link\n".repeat(20_000)}`);
  await expect(workspace(page).getByRole("status").filter({ hasText: "No link is possible" })).toBeVisible();
  await close.click();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
  await page.goForward();
  await waitForRun(page);
  await expect(editor(page)).toContainText("Something to read.");
});

test("a failure to load is reported, and the page still works", async ({ page }) => {
  await visit(page, PATH);
  const assets = "**/assets/**";
  await page.route(assets, (route) => route.abort());
  await startButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
  await page.unroute(assets);
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(workspace(page).getByRole("status").filter({ hasText: "could not run the tool" })).toBeVisible();
  await expect(editor(page)).toContainText("A catalogue of films");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to try the tool, and has no start button", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("The playground needs JavaScript.")).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeVisible();
  });
});

test("the editor completes types, and a listed mistake leads to its position", async ({ page }) => {
  await start(page);
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type('\n"A place with seats."\ntype Cinema {\nfirst: Fil');
  const selected = page.getByRole("listbox").getByRole("option", { selected: true });
  await expect(selected).toHaveText(/^Film/u);
  // As slowly as a person types: the list ignores keys for its first 75 ms, and a key that it ignores closes it.
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

test("pages that fail or are not valid MDX are listed with the reason", async ({ page }) => {
  await start(page);
  await enter(page, readFileSync("tests/data/schemas/scalarDefaults.graphql", "utf8"));
  await expect(status(page)).toContainText("files written. 1 page is missing.");
  const missingPages = noticeOf(page, "No page for query rooms");
  await missingPages.locator("summary").click();
  await expect(missingPages).toContainText("query rooms: Cannot convert object to primitive value");
  await expect(missingPages.getByRole("link")).toHaveAttribute("href", "/docs/troubleshooting#page-failed");

  await enter(
    page,
    'type Query { a: Words b: Braces }\n"export of rooms." type Words { id: ID }\n"`a`{0 1}`b`" type Braces { id: ID }',
  );
  await waitForRun(page);
  await expect(missingPages).toHaveCount(0);
  const notice = noticeOf(page, "Not valid MDX: ");
  await notice.locator("summary").click();
  await notice.getByRole("button", { name: "docs/api/types/objects/words.mdx" }).click();
  const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await expect(panel).toContainText("A build of a site stops at this page: Could not parse import/exports with acorn");
  await treeItem(page, "braces.mdx live code").click();
  await expect(panel).toContainText("A build of a site stops at this page: Unexpected end of file in expression");
  await expect(rendered(page)).toBeVisible();
  await tab(page, "Options").click();
  await workspace(page)
    .getByRole("radio", { name: /^Reference/u })
    .check();
  await expect(notice).toHaveCount(0);

  await enter(page, "type Query { book: Book }\ntype Book { id: ID }");
  await workspace(page).getByRole("radio", { name: /^flat/u }).check();
  await expect(status(page)).toContainText("1 file shared by several entities.");
  await enter(page, '# import Book from "book.graphql"\ntype Query { book: Book }');
  await expect(status(page)).toHaveText(/^Line 1 imports another file.*The pages are from the last run\.$/u);
});

const report = (page: Parameters<typeof workspace>[0]) => workspace(page).getByRole("region", { name: "Report" });

test.describe("the report", () => {
  test("lists elements without a description, and leads to their lines", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await waitForRun(page);
    await tab(page, "Report").click();
    await expect(report(page)).toContainText("40% of 5 elements have a description.");
    await report(page).getByRole("button", { name: "title" }).click();
    await expect(editor(page)).toBeFocused();
    await expect(workspace(page).locator(".cm-activeLine")).toHaveText("  title: String!");

    await enter(page, BOOKS.replace("  title", '  "Its title."\n  title'));
    await expect(report(page)).toContainText("60% of 5 elements have a description.");
    await expect(report(page).getByRole("button", { name: "title" })).toHaveCount(0);
  });

  test("compares the schema with an older one that is dropped on it", async ({ page }) => {
    const { paths } = collectScripts(page);
    await start(page);
    await enter(page, BOOKS);
    await waitForRun(page);
    // Wait for the scripts of the preview, which don't count as the report's.
    await expect(rendered(page).getByRole("heading").first()).toBeVisible();
    const before = new Set(paths);
    await tab(page, "Report").click();
    await expect(report(page)).toContainText("elements have a description");
    await dropFiles(report(page), { "old.graphql": BOOKS.replace("title: String!", "pages: Int") });
    await expect(report(page)).toContainText("2 changes: 1 breaking, 0 dangerous, 1 safe.");
    await expect(editor(page)).toContainText("title: String!");
    await expect(report(page).getByRole("heading")).toHaveText([
      "Changes",
      "Breaking",
      "Safe",
      "Coverage",
      "Without a description",
    ]);
    // A removed field has no line to lead to.
    await expect(
      report(page)
        .getByRole("listitem")
        .filter({ hasText: /pages.*was removed/u })
        .last()
        .getByRole("button"),
    ).toHaveCount(0);

    const added = [...new Set(paths)].filter((path) => path.endsWith(".js") && !before.has(path));
    const scripts = await Promise.all(added.map(async (path) => (await page.request.get(path)).body()));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(bytes, "bytes of scripts that load for the report").toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(40_000);

    await dropFiles(report(page), { "old.graphql": "type Query {\n  book: Bok\n}" });
    await expect(workspace(page).getByRole("status").filter({ hasText: "the older schema" })).toHaveText(
      /There is a mistake in the older schema, line 2: Unknown type "Bok"/u,
    );
    await workspace(page).getByRole("button", { name: "Stop comparing" }).click();
    await expect(report(page).getByRole("heading", { name: "Changes" })).toHaveCount(0);
    await expect(report(page)).toContainText("40% of 5 elements");
  });
});

test.describe("on a phone, the report", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("leads from an element to the schema's tab", async ({ page }) => {
    await start(page);
    await tab(page, "Report").click();
    await report(page).getByRole("button").first().click();
    await expect(tab(page, "Schema")).toHaveAttribute("aria-selected", "true");
    await expect(editor(page)).toBeFocused();
  });
});
