import type { Page } from "@playwright/test";
import {
  BOOKS,
  download,
  editor,
  enter,
  exportPanel,
  treeItem,
  pressUntilFocused,
  rendered,
  start,
  tab,
  tree,
  workspace,
  waitForRun,
} from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] });

/** Opens the panel "Export" for a schema. */
async function openExport(page: Page): Promise<void> {
  await start(page);
  await enter(page, BOOKS);
  await expect(treeItem(page, "book.mdx").first()).toBeVisible();
  await tab(page, "Export").click();
}

async function copy(page: Page, what: string): Promise<string> {
  await exportPanel(page)
    .getByRole("button", { name: `Copy ${what}`, exact: true })
    .click();
  await expect(exportPanel(page).getByText("Copied", { exact: true })).toBeVisible();
  return page.evaluate(async () => navigator.clipboard.readText());
}

test("the files for the reader's site are shown in order and follow the schema", async ({ page }) => {
  const steps = exportPanel(page).getByRole("heading", { level: 4 });
  const RUN = "Run in the folder of your site";
  await openExport(page);
  await expect(steps).toHaveText(["schema.graphql", "docusaurus.config.js", RUN]);
  await expect(exportPanel(page).getByText("New file", { exact: true })).toHaveCount(1);
  await expect(exportPanel(page).getByText("Merge into your file", { exact: true })).toHaveCount(1);
  expect(await copy(page, "schema.graphql")).toBe(BOOKS);
  expect(await copy(page, "docusaurus.config.js")).toContain('"@graphql-markdown/docusaurus"');
  const commands = (await copy(page, "the commands")).split("\n");
  expect(commands[0]).toMatch(/^npm install --save-exact @graphql-markdown\/docusaurus@\d+\.\d+\.\d+ /u);
  expect(commands.slice(1)).toEqual(["npx docusaurus graphql-to-doc", "npm start"]);
  await exportPanel(page).getByRole("radio", { name: ".graphqlrc" }).last().check();
  await expect(steps).toHaveText(["schema.graphql", ".graphqlrc", "docusaurus.config.js", RUN]);
  expect(await copy(page, ".graphqlrc")).toMatch(/^schema: schema\.graphql\n/u);

  await exportPanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption({ label: "Hugo" });
  await expect(steps).toHaveText(["schema.graphql", ".graphqlrc", RUN]);
  await expect(treeItem(page, "content")).toBeVisible();
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("combobox", { name: "Framework" })).toHaveValue("hugo");
  await workspace(page)
    .getByRole("radio", { name: /^entity/u })
    .check();
  await expect(exportPanel(page)).toContainText("hierarchy: entity");
  await tab(page, "Schema").click();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# The end");
  expect(await copy(page, "schema.graphql")).toContain("# The end");
});

test("the keyboard alone leads from the home page to a project of a new schema", async ({ page }) => {
  await visit(page, "/");
  const tryLink = page.getByRole("link", { name: "Try your schema" });
  const toExample = (await tryLink.getAttribute("href")) ?? "";
  await pressUntilFocused(page, "Tab", page.getByRole("textbox", { name: "You write the schema" }));
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\ntype Cinema {\nid: ID\n}");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: /^Generated page/u })).toContainText("Cinema", { timeout: 30_000 });
  await expect(tryLink).not.toHaveAttribute("href", toExample);
  await pressUntilFocused(page, "Shift+Tab", tryLink);
  await page.keyboard.press("Enter");
  await waitForRun(page);
  await expect(workspace(page).getByRole("heading", { name: "Playground" })).toBeFocused();
  await pressUntilFocused(page, "Tab", editor(page));
  await expect(editor(page)).toContainText("type Cinema");
  await pressUntilFocused(page, "Tab", tree(page));
  await page.keyboard.type("cinema");
  await page.keyboard.press("Enter");
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Cinema");
  await pressUntilFocused(page, "Tab", rendered(page));
  await pressUntilFocused(page, "Shift+Tab", tab(page, "Page"));
  await page.keyboard.press("End");
  await expect(tab(page, "Export")).toBeFocused();
  await pressUntilFocused(page, "Tab", exportPanel(page).getByRole("radio", { name: "Docusaurus" }));
  await page.keyboard.press("ArrowRight");
  await expect(exportPanel(page).getByRole("radio", { name: "Astro Starlight" })).toBeChecked();
  const button = exportPanel(page).getByRole("button", { name: "Download a project" });
  await expect(button).toBeEnabled();
  await pressUntilFocused(page, "Tab", button);
  const { name, texts } = await download(page, () => page.keyboard.press("Enter"));
  expect(name).toBe("graphql-api-docs-starlight.zip");
  expect([...texts.keys()].slice(0, 2)).toEqual(["README.md", "package.json"]);
  expect(texts.get("schema.graphql")).toContain("type Cinema");
  expect([...texts.keys()]).toContain("src/content/docs/api/types/objects/cinema.mdx");
  await page.keyboard.press("Escape");
  await expect(workspace(page)).toBeHidden();
});
