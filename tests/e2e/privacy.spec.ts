import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { pageKinds } from "./pages";
import { desktop, field, results, searchFor, visit } from "./searchBox";
import { watch } from "./watch";

test.use({ viewport: desktop });

test("a visit sets no cookie and asks for no name", proves("L13a", "L13b", "L129"), async ({ page, context }) => {
  for (const { path } of pageKinds) {
    await page.goto(path);
    await expect(page.locator("input:is([type=password], [type=email]), [autocomplete*=username]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(?:sign|log) (?:in|up)$/iu })).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test("a visit stores only theme, announcement and tabs", proves("L141a", "L141b"), async ({ page }) => {
  await visit(page, "/docs/get-started");
  await page.getByRole("button", { name: /^Switch between dark and light mode/u }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await searchFor(page, "media");
  await results(page).first().click();
  await expect(page).toHaveURL(/\/examples\//u);
  const stored = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  expect(stored).toEqual([
    ["docusaurus.announcement.dismiss", "docusaurus.announcement.id", "docusaurus.tab.package-manager", "theme"],
    [],
  ]);
});

test("a search asks no other host for anything", proves("L139", "L140", "L169d"), async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  await visit(page, "/");
  await field(page).click();
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});
