import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("pages work with any text in the storage of the site", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const text of ["\uD800", '{"a":'.repeat(1000)]) {
      for (const key of [
        "theme",
        "docusaurus.tab.configuration",
        "docusaurus.tab.\uD800",
        "docusaurus.announcement.id",
      ]) {
        localStorage.setItem(key, text);
      }
      localStorage.setItem("docusaurus.announcement.dismiss", text);
    }
  });
  for (const path of ["/", "/docs/configuration", "/docs/settings"]) await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
