import { listen } from "../support/console";
import { desktop, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

test("pages work with any text in localStorage", async ({ page }) => {
  const { exceptions } = listen(page);
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
  expect(exceptions).toEqual([]);
});
