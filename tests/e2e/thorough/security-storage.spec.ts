import { listen } from "../support/console";
import { desktop, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

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
