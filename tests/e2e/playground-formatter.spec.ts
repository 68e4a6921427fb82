import type { Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  archiveFrom,
  configuration,
  enter,
  line,
  rendered,
  source,
  start,
  tab,
  usePanel,
  workspace,
  written,
} from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

const LONG = `type Query {
  "Look up a book."
  book(id: ID!, edition: Int = 1): Book
}

"Something to read."
type Book {
  "Number in the catalogue."
  id: ID!
  shelf: Shelf
${Array.from({ length: 16 }, (_, at) => `  line${String(at)}: String`).join("\n")}
  old: Int @deprecated(reason: "Ask for id.")
}

enum Shelf { HIGH LOW }
`;

const reference = (page: Page) => workspace(page).getByRole("radio", { name: /^Reference/u });

test("the formatter to copy writes pages with its components, which act as on a site", async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  await start(page);
  await enter(page, LONG);
  await tab(page, "Options").click();
  await reference(page).check();
  await expect(workspace(page).getByText("1 option changed.")).toBeVisible();
  await expect(line(page, "book.mdx").first()).toBeVisible();

  await test.step("a type has a row for each field, which can be filtered, and its definition folded", async () => {
    await line(page, "book.mdx").last().click();
    const sheet = rendered(page);
    await expect(sheet.locator("[data-row]")).toHaveCount(19);
    const row = sheet.locator("[data-row]").filter({ has: page.getByRole("heading", { name: "shelf" }) });
    await expect(row).toContainText("Shelf");
    const [name, type] = await Promise.all(
      [row.getByRole("heading"), row.getByText("Shelf", { exact: true })].map((part) => part.boundingBox()),
    );
    // Name and type share a line.
    expect(Math.abs((name?.y ?? 0) - (type?.y ?? 99))).toBeLessThan(12);
    await sheet.getByRole("searchbox", { name: "Filter this list" }).fill("catalogue");
    await expect(sheet.locator("[data-row]").filter({ visible: true })).toHaveCount(1);
    await sheet.getByText(/^SDL definition, \d+ lines$/u).click();
    const link = sheet.locator("a.token", { hasText: "Shelf" });
    await link.click();
    await expect(sheet.getByRole("heading", { level: 1, name: "Shelf" })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/try-it\/?$/u);
  });

  await test.step("a query has an operation to copy, in tabs", async () => {
    await line(page, "operations").click();
    await line(page, "queries").click();
    await line(page, "book.mdx").first().click();
    const sheet = rendered(page);
    await sheet.getByRole("tab", { name: "Variables" }).click();
    await expect(sheet.getByRole("tabpanel").filter({ visible: true })).toContainText('"edition"');
    await sheet.getByRole("button", { name: "Book", exact: true }).first().click();
    await expect(sheet.getByRole("heading", { level: 1, name: "Book" })).toBeVisible();
  });

  await test.step("the link of the page keeps it", async () => {
    await expect.poll(() => page.url()).toContain("#");
    await page.reload();
    await written(page);
    await tab(page, "Options").click();
    await expect(reference(page)).toBeChecked();
    await line(page, "book.mdx").last().click();
    expect(await source(page)).toContain("<Rows");
  });

  await test.step("the project has the folder, and the steps for a site name it", async () => {
    await expect(await configuration(page)).toContainText('formatter: "${PWD}/formatter/index.mjs"');
    await usePanel(page).getByRole("radio", { name: "Plugin options" }).first().check();
    await expect(usePanel(page).getByRole("heading", { level: 4, name: "formatter/" })).toBeVisible();
    const { texts } = await archiveFrom(page, "Download a project");
    expect(texts.get("formatter/index.mjs")).toContain("beforeComposePageTypeHook");
    expect(texts.get("docusaurus.config.js")).toContain('new URL("./formatter/index.mjs", import.meta.url).href');
    expect([...texts.values()].some((text) => text.includes("<Rows"))).toBe(true);
  });

  await test.step("another framework says that it has no use for it", async () => {
    await tab(page, "Options").click();
    await workspace(page).getByRole("combobox", { name: "Framework" }).first().selectOption({ label: "Hugo" });
    await expect(workspace(page).getByRole("group", { name: /^Formatter/u })).toHaveAccessibleDescription(
      /Docusaurus/u,
    );
    await workspace(page).getByRole("button", { name: "Reset Formatter" }).click();
    await expect(reference(page)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test("axe finds nothing about a page of the formatter to copy, in both modes", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await installAxe(page);
  await start(page);
  await enter(page, LONG);
  await tab(page, "Options").click();
  await reference(page).check();
  await tab(page, "Page").click();
  await expect(rendered(page).locator("[data-row]")).toHaveCount(19);
  await rendered(page)
    .getByText(/^SDL definition/u)
    .click();
  expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
  expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
});
