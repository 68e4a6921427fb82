import { listen } from "../support/console";
import {
  BOOKS,
  archiveFrom,
  editor,
  enter,
  exportPanel,
  start,
  tab,
  treeItem,
  waitForRun,
  workspace,
} from "../support/playground";
import { desktop, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

test("the editor stays usable with 90,000 levels of nesting", async ({ page }) => {
  const { exceptions } = listen(page);
  await start(page);
  for (const text of ["{ a ", "type A { a(b: [["]) {
    await enter(page, text.repeat(90_000));
    await expect(editor(page)).toContainText(text.trim());
    await expect(workspace(page).getByText("1 mistake in the schema").first()).toBeVisible();
  }
  await enter(page, `type Query { a: ${"[".repeat(90_000)}`);
  await expect(workspace(page).getByText("The schema is nested too deeply for the browser.")).toBeVisible();
  await enter(page, BOOKS);
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  expect(exceptions).toEqual([]);
});

const SCHEMA = `type Query { evil: Evil fine: Fine }
"""
export const x = (window.intruder = 1)
"""
type Evil { id: ID }
"Finds \`{ author: 1 }\`."
type Fine { id: ID }
`;

test("a page with live code is marked, and can be downloaded only with consent", async ({ page }) => {
  await start(page);
  await enter(page, SCHEMA);
  await treeItem(page, "evil.mdx live code").last().click();
  const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
  await expect(panel).toContainText("Contains live code.");
  await expect(panel.getByRole("link", { name: "How a description becomes code" })).toHaveAttribute(
    "href",
    "/docs/guides/descriptions#what-breaks",
  );
  await treeItem(page, "fine.mdx").last().click();
  await expect(panel).toContainText("author");
  await expect(panel).not.toContainText("Contains live code.");
  expect(await page.evaluate(() => "intruder" in window)).toBe(false);

  await tab(page, "Export").click();
  const pages = exportPanel(page).getByRole("button", { name: "Download only the pages" });
  await expect(exportPanel(page)).toContainText(/\d pages? contains? live code\./u);
  // The pages of a project show such code as text, so a project needs no consent.
  await expect(exportPanel(page).getByRole("button", { name: "Download a project" })).toBeEnabled();
  await expect(pages).toBeDisabled();
  const consent = exportPanel(page).getByRole("checkbox", { name: /^I trust this schema/u });
  await consent.check();
  const { texts } = await archiveFrom(page, "Download only the pages");
  expect([...texts.values()].join("\n")).toContain("window.intruder");
  // Consent does not extend to the pages of another schema.
  await enter(page, SCHEMA.replace("Evil { id: ID }", "Evil { id: ID! }"));
  await waitForRun(page);
  await expect(pages).toBeDisabled();
  await expect(consent).not.toBeChecked();
});

const KEYS = [
  "theme",
  "docusaurus.tab.configuration",
  "docusaurus.tab.\uD800",
  "docusaurus.announcement.id",
  "docusaurus.announcement.dismiss",
];

for (const [name, text] of [
  ["half of a surrogate pair", "\uD800"],
  ["unclosed JSON of 1,000 levels", '{"a":'.repeat(1000)],
] as const) {
  test(`pages work with ${name} in localStorage`, async ({ page }) => {
    const { exceptions } = listen(page);
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [KEYS, text] as const,
    );
    for (const path of ["/", "/docs/configuration", "/docs/settings"]) {
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(exceptions).toEqual([]);
  });
}
