import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { starterKinds } from "@site/src/plugins/playground/browser/ui/result/project";
import { incompressible } from "../playground/incompressible";
import {
  BOOKS,
  archiveFrom,
  editor,
  enter,
  line,
  press,
  rendered,
  start,
  tab,
  usePanel,
  workspace,
  written,
} from "./support/playground";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] });

const opener = (page: Page) => workspace(page).getByRole("button", { name: "Use this", exact: true });

/** Opens the playground on a schema of one's own, and what can be made of its pages. */
async function use(page: Page): Promise<void> {
  await start(page);
  await enter(page, BOOKS);
  await expect(line(page, "book.mdx").first()).toBeVisible();
  await opener(page).click();
}

const copied = async (page: Page): Promise<string> => page.evaluate(async () => navigator.clipboard.readText());

async function copy(page: Page, what: string): Promise<string> {
  await usePanel(page)
    .getByRole("button", { name: `Copy ${what}`, exact: true })
    .click();
  await expect(usePanel(page).getByText("Copied", { exact: true })).toBeVisible();
  return copied(page);
}

const framework = (page: Page) => usePanel(page).getByRole("combobox", { name: "Your site is made with" });

/** What each step is called, in the order of the page. */
const steps = async (page: Page): Promise<string[]> =>
  usePanel(page).getByRole("heading", { level: 4 }).allInnerTexts();

test("“Use this” shows the files for a Docusaurus site in their order, and each can be copied", async ({ page }) => {
  await use(page);
  await expect(tab(page, "Use this")).toBeFocused();
  expect(await steps(page)).toEqual(["schema.graphql", "docusaurus.config.js", "Run in the folder of your site"]);
  await expect(usePanel(page).getByText("New file", { exact: true })).toHaveCount(1);
  await expect(usePanel(page).getByText("Merge into your file", { exact: true })).toHaveCount(1);
  expect(await copy(page, "schema.graphql")).toBe(BOOKS);
  expect(await copy(page, "docusaurus.config.js")).toContain('"@graphql-markdown/docusaurus"');
  const commands = (await copy(page, "the commands")).split("\n");
  expect(commands[0]).toMatch(/^npm install --save-exact @graphql-markdown\/docusaurus@\d+\.\d+\.\d+ /u);
  expect(commands.slice(1)).toEqual(["npx docusaurus graphql-to-doc", "npm start"]);

  await usePanel(page).getByRole("radio", { name: ".graphqlrc" }).last().check();
  expect(await steps(page)).toEqual([
    "schema.graphql",
    ".graphqlrc",
    "docusaurus.config.js",
    "Run in the folder of your site",
  ]);
  expect(await copy(page, ".graphqlrc")).toMatch(/^schema: schema\.graphql\n/u);
});

test("the files follow the framework, the options and the schema", async ({ page }) => {
  await use(page);
  await framework(page).selectOption({ label: "Hugo" });
  expect(await steps(page)).toEqual(["schema.graphql", ".graphqlrc", "Run in the folder of your site"]);
  await expect(line(page, "content")).toBeVisible();
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("combobox", { name: "Framework" })).toHaveValue("hugo");
  await workspace(page)
    .getByRole("radio", { name: /^entity/u })
    .check();
  await expect(usePanel(page)).toContainText("hierarchy: entity");
  await tab(page, "Schema").click();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# The end");
  expect(await copy(page, "schema.graphql")).toContain("# The end");
});

test(
  "a preset with a known bug is named as such, with a formatter to copy, and Starlight's is worked around",
  { tag: "@slow" },
  async ({ page }) => {
    await use(page);
    await framework(page).selectOption({ label: "Fumadocs" });
    await expect(framework(page)).toHaveAccessibleDescription(/^Known bug: Links between pages end in \.mdx/u);
    const link = usePanel(page).getByRole("link", { name: "A formatter to copy" });
    await expect(link).toHaveAttribute("href", "/docs/advanced/integration-with-frameworks#fumadocs");
    await framework(page).selectOption({ label: "Astro Starlight" });
    await expect(framework(page)).toHaveAccessibleDescription(/links\.mjs/u);
    expect(await steps(page)).toContain("links.mjs");
  },
);

/** Each kind with the folder and the extension of its pages, and a file of its site. */
const KINDS = [
  ["docusaurus", "docs/api", "mdx", "docusaurus.config.js"],
  ["starlight", "src/content/docs/api", "mdx", "astro.config.mjs"],
  ["mkdocs", "docs/api", "md", "mkdocs.yml"],
  ["vitepress", "docs/api", "md", "docs/.vitepress/config.mjs"],
] as const;

test("“Download a project” gives a ZIP that has what a project of each kind needs", async ({ page }) => {
  await use(page);
  for (const [kind, folder, extension, own] of KINDS) {
    await test.step(kind, async () => {
      await usePanel(page).getByRole("radio", { name: starterKinds[kind].label }).check();
      const { name, texts } = await archiveFrom(page, "Download a project");
      expect(name).toBe(`graphql-api-docs-${kind}.zip`);
      expect([...texts.keys()].slice(0, 2)).toEqual(["README.md", "package.json"]);
      const common = [
        ".github/workflows/schema-pages.yml",
        "count-pages.mjs",
        ".gitignore",
        "LICENSE-graphql-markdown.txt",
      ];
      for (const file of [own, ...common]) expect([...texts.keys()]).toContain(file);
      expect(texts.get("README.md")).toContain(`\`\`\`bash\n${starterKinds[kind].commands.join("\n")}\n\`\`\``);
      expect(texts.get("schema.graphql")).toBe(BOOKS);
      expect(texts.get(`${folder}/types/objects/book.${extension}`)).toContain("Something to read.");
      const { dependencies } = JSON.parse(texts.get("package.json") ?? "") as { dependencies: Record<string, string> };
      expect(dependencies["graphql"]).toMatch(/^\d+\.\d+\.\d+$/u);
      for (const command of starterKinds[kind].commands) await expect(usePanel(page)).toContainText(command);
    });
  }
});

test("a project has the form of the configuration that was chosen", { tag: "@slow" }, async ({ page }) => {
  await use(page);
  await usePanel(page).getByRole("radio", { name: ".graphqlrc" }).first().check();
  const { texts } = await archiveFrom(page, "Download a project");
  expect(texts.get(".graphqlrc")).toContain("rootPath: docs");
  expect(texts.get("docusaurus.config.js")).not.toContain("rootPath");
});

test("a framework without a project says so, and offers the pages alone", { tag: "@slow" }, async ({ page }) => {
  await use(page);
  await framework(page).selectOption({ label: "Vocs" });
  await expect(usePanel(page)).toContainText("There’s no project for this framework.");
  await expect(usePanel(page).getByRole("button", { name: "Download a project" })).toBeDisabled();
  await expect(line(page, "docs")).toBeVisible();
  const { texts } = await archiveFrom(page, "Download the pages alone");
  expect([...texts.keys()]).toContain(".graphqlrc");
});

test("what is too much for a link is offered as a project instead", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  const digits = incompressible(30_000);
  await enter(page, `${BOOKS}# ${digits}`);
  const notice = workspace(page).getByRole("status").filter({ hasText: "Too much for a link" });
  await expect(notice).toContainText("To pass it on, download it as a project.");
  await notice.getByRole("button", { name: "Download a project" }).click();
  await expect(tab(page, "Use this")).toBeFocused();
  const { texts } = await archiveFrom(page, "Download a project");
  expect(texts.get("schema.graphql")).toContain(digits);
});

test("by keyboard alone, a reader comes from the home page to a project of their own schema", async ({ page }) => {
  await visit(page, "/");
  const way = page.getByRole("link", { name: "Try your schema" });
  const toExample = (await way.getAttribute("href")) ?? "";
  await press(page, "Tab", page.getByRole("textbox", { name: "You write the schema" }));
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\ntype Cinema {\nid: ID\n}");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: /^Generated page/u })).toContainText("Cinema", { timeout: 30_000 });
  await expect(way).not.toHaveAttribute("href", toExample);
  await press(page, "Shift+Tab", way);
  await page.keyboard.press("Enter");
  await written(page);
  await expect(editor(page)).toContainText("type Cinema");
  await press(page, "Tab", opener(page));
  await page.keyboard.press("Enter");
  await expect(tab(page, "Use this")).toBeFocused();
  await press(page, "Tab", usePanel(page).getByRole("radio", { name: "Docusaurus" }));
  await page.keyboard.press("ArrowRight");
  await expect(usePanel(page).getByRole("radio", { name: "Astro Starlight" })).toBeChecked();
  const button = usePanel(page).getByRole("button", { name: "Download a project" });
  await expect(button).toBeEnabled();
  await press(page, "Tab", button);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("graphql-api-docs-starlight.zip");
  const { "schema.graphql": schema = new Uint8Array() } = unzipSync(await readFile(await download.path()));
  expect(strFromU8(schema)).toContain("type Cinema");
});

test("on no screen is the header more than a few lines, or something cut", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 844 });
  await start(page);
  await opener(page).click();
  for (const width of [820, 640, phone.width, 320]) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(rendered(page)).toBeHidden();
      expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
      const overflow = await usePanel(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
      expect(overflow).toBe(0);
      const title = await workspace(page).getByRole("heading", { name: "Playground" }).boundingBox();
      const close = await workspace(page).getByRole("button", { name: "Close" }).boundingBox();
      // Both are in the first line.
      expect(
        Math.abs((title?.y ?? 0) + (title?.height ?? 0) / 2 - (close?.y ?? 0) - (close?.height ?? 0) / 2),
      ).toBeLessThan(8);
    });
  }
});
