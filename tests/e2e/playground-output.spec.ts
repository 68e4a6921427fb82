import {
  BOOKS,
  configuration,
  editor,
  enter,
  line,
  rendered,
  source,
  start,
  status,
  tab,
  tree,
  workspace,
  written,
} from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Folders and extension that each framework has for its pages. */
const FRAMEWORKS = {
  "Astro Starlight": ["src/content/docs", "mdx"],
  Fumadocs: ["content/docs", "mdx"],
  Vocs: ["docs/pages", "mdx"],
  HonKit: ["docs", "md"],
  Hugo: ["content", "md"],
  MkDocs: ["docs", "md"],
  mdBook: ["src", "md"],
  DocFX: ["docs", "md"],
} as const;

test(
  "each framework has its folders, names and configuration, and its pages are shown with their parts",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await tab(page, "Options").click();
    for (const [framework, [folder, extension]] of Object.entries(FRAMEWORKS)) {
      await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: framework });
      const path = `${folder}/api/types/objects/film.${extension}`;
      const shown = workspace(page).getByRole("region", { name: `Rendered page ${path}`, exact: true });
      await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Film");
      await expect(shown.getByText("non-null").first()).toBeVisible();
      await expect(shown.getByText("Use title.")).toBeVisible();
      await expect(shown.getByText(/deprecated/iu).first()).toBeVisible();
      // Nothing of the markup is left as text.
      expect(await shown.innerText()).not.toMatch(/<\/?[A-Za-z]|:::|!!!|\[!|\{#|&nbsp;|could not read/u);
      await expect(await configuration(page)).toContainText(`rootPath: ${folder}`);
      await tab(page, "Page").click();
    }
  },
);

test("the options change folders, pages and configuration, and tell the known bugs that they trigger", async ({
  page,
}) => {
  await start(page);
  await tab(page, "Options").click();
  await expect(line(page, "types")).toBeVisible();
  const hierarchy = workspace(page).getByRole("group", { name: "Hierarchy" });
  await expect(hierarchy.getByText("Known bug:")).toHaveCount(0);
  await hierarchy.getByRole("radio", { name: /^flat/u }).check();
  await expect(hierarchy.getByText("Known bug:")).toBeVisible();
  await expect(hierarchy).toHaveAccessibleDescription(/Names of fields link to pages that do not exist/u);
  await hierarchy.getByRole("radio", { name: /^entity/u }).check();
  await expect(hierarchy.getByText("Known bug:")).toBeHidden();
  await expect(line(page, "types")).toHaveCount(0);
  await expect(line(page, "objects")).toBeVisible();
  await expect(rendered(page).getByText("non-null").first()).toBeVisible();
  await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
  await expect(rendered(page).getByText("non-null")).toHaveCount(0);
  await workspace(page).getByRole("button", { name: "Add a line" }).click();
  await workspace(page).getByRole("combobox", { name: "Key 1" }).fill("draft");
  await workspace(page).getByRole("textbox", { name: "Value 1" }).fill("true");
  await written(page);
  await expect.poll(() => source(page)).toContain("draft: true");
  await workspace(page).getByRole("textbox", { name: "Directive", exact: true }).fill("doc");
  await workspace(page).getByRole("textbox", { name: "Argument with the group" }).fill("category");
  const shown = await configuration(page);
  for (const setting of [
    "hierarchy: entity",
    "typeBadges: false",
    "draft: true",
    "directive: doc",
    "field: category",
  ]) {
    await expect(shown).toContainText(setting);
  }
});

/** A schema in which each switch of the options changes the page of its type. */
const OPTIONS = `directive @internal on OBJECT
directive @doc(group: String) on OBJECT
type Query { book: Book }
type Book @doc(group: "Paper") { title: String  old: Int @deprecated  code: Code }
type Code @internal { id: ID }
`;

test(
  "each other option that is shown changes the files, and formatted pages are shown as others are",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await enter(page, OPTIONS);
    await line(page, "book.mdx").last().click();
    await tab(page, "Options").click();
    const options = workspace(page).getByRole("tabpanel", { name: "Options", exact: true });
    await options.getByRole("checkbox", { name: /^Pretty/u }).check();
    await expect.poll(() => source(page)).toContain("export const Badge = (props) => (\n");
    await workspace(page).getByRole("button", { name: "Rendered", exact: true }).click();
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Book");
    expect(await rendered(page).innerText()).not.toMatch(/=>|props|style=|<\/?[A-Za-z]/u);
    await options.getByRole("checkbox", { name: /^Pretty/u }).uncheck();

    await options.getByRole("radio", { name: /^skip/u }).check();
    await expect(rendered(page)).not.toContainText("old");
    await options.getByRole("radio", { name: /^group/u }).check();
    await expect(rendered(page)).toContainText("old");
    await options.getByRole("textbox", { name: "Skip what has one of" }).fill("internal");
    await expect(line(page, "code.mdx")).toHaveCount(0);
    await options.getByRole("textbox", { name: "Skip what has one of" }).fill("");
    await expect(line(page, "code.mdx").last()).toBeVisible();
    await options.getByRole("textbox", { name: "Only what has one of" }).fill("internal");
    // The page of the type is gone, and that of the query has its name.
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("book");
    await options.getByRole("textbox", { name: "Only what has one of" }).fill("");
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Book");

    await options.getByRole("checkbox", { name: "Index pages of folders" }).check();
    await options.getByRole("textbox", { name: "Directive with examples" }).fill("doc");
    await options.getByRole("textbox", { name: "Directive", exact: true }).fill("doc");
    await options.getByRole("textbox", { name: "Argument with the group" }).fill("group");
    await options.getByRole("textbox", { name: "Group of the others" }).fill("Rest");
    await expect(line(page, "paper")).toBeVisible();
    await expect(line(page, "rest")).toBeVisible();
    const shown = await configuration(page);
    for (const setting of ["index: true", "exampleSection:", "fallback: Rest", "deprecated: group"]) {
      await expect(shown).toContainText(setting);
    }
  },
);

test(
  "entities with one file are named in every hierarchy, and the notice leads to their files",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await enter(page, "type Query { book: Book }\ntype Book { id: ID }\nscalar Iso_Date\nscalar IsoDate\n");
    const notice = workspace(page).locator("summary").filter({ hasText: "One file for" });
    await expect(notice).toHaveText(
      "One file for scalar Iso_Date and scalar IsoDate: docs/api/types/scalars/iso-date.mdx",
    );
    await expect(status(page)).toContainText("1 file shared by several entities.");
    await tab(page, "Options").click();
    await workspace(page)
      .getByRole("radio", { name: /^entity/u })
      .check();
    await expect(notice).toContainText(": docs/api/scalars/iso-date.mdx");
    await workspace(page).getByRole("radio", { name: /^flat/u }).check();
    await expect(notice).toHaveText("One file for query book and type Book, and 1 more file with several pages");
    await notice.click();
    const list = workspace(page).getByRole("listitem").filter({ hasText: "query book and type Book" });
    await list.getByRole("button", { name: "docs/api/book.mdx" }).click();
    await expect(workspace(page).getByText("The tool writes query book and type Book to this file")).toBeVisible();
    await expect(line(page, "book.mdx")).toHaveAttribute("aria-selected", "true");
    await enter(page, "type Query { one: Int }");
    await expect(notice).toHaveCount(0);
  },
);

test("samples come with their schema and their options", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  const samples = workspace(page).getByRole("combobox", { name: "Start from" });
  await samples.selectOption({ label: "School: pages grouped by a directive" });
  await expect(line(page, "common")).toBeVisible();
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("textbox", { name: "Directive", exact: true })).toHaveValue("doc");
  await samples.selectOption({ label: "Media: 300 types" });
  await expect(status(page)).toHaveText(/[4-9]\d{2} files written/u, { timeout: 30_000 });
  await samples.selectOption({ label: "GitHub: 1,600 types, public" });
  await expect(status(page)).toHaveText(/[12],?\d{3} files written/u, { timeout: 60_000 });
  await tab(page, "Schema").click();
  await expect(editor(page)).toContainText("Permission is hereby granted");
});

test("links of a page lead to other pages, to headings, or out of the site in a tab of their own", async ({ page }) => {
  await start(page);
  await enter(page, BOOKS.replace("Something to read.", "Something to read. See [the site](https://books.example/a)."));
  await line(page, "book.mdx").click();
  await expect(rendered(page)).toContainText("Something to read.");
  const outside = rendered(page).getByRole("link", { name: "the site" });
  await expect(outside).toHaveAttribute("href", "https://books.example/a");
  await expect(outside).toHaveAttribute("rel", /noopener/u);
  await expect(outside).toHaveAttribute("target", "_blank");
  await rendered(page).getByRole("button", { name: "ID!", exact: true }).click();
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("ID");
  await expect(line(page, "id.mdx")).toHaveAttribute("aria-selected", "true");
});

test("the tree is worked by keyboard as a tree, with one stop of the Tab key", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  await tree(page).focus();
  const active = async (): Promise<string> => {
    const id = await tree(page).getAttribute("aria-activedescendant");
    return page.locator(`[id="${id ?? ""}"]`).innerText();
  };
  await page.keyboard.press("Home");
  await expect.poll(active).toBe("docs");
  await page.keyboard.press("ArrowLeft");
  await expect(tree(page).getByRole("treeitem")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(active).toBe("api");
  await page.keyboard.press("o");
  await expect.poll(active).toBe("operations");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect.poll(active).toBe("directives");
  // A click ends what was typed before.
  await line(page, "film.mdx").last().click();
  await page.keyboard.type("person");
  await expect.poll(active).toBe("person.mdx");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(workspace(page).getByText("docs/api/generated.md")).toBeVisible();
});

test("the source of a page is what the tool wrote, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page);
  const text = await source(page);
  expect(text).toContain("export const Badge = (props) =>");
  const code = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await code.locator("pre").hover();
  await code.getByRole("button", { name: /copy/iu }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("export const Badge");
});
