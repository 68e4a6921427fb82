import { listen } from "../support/console";
import { desktop, phone, visit } from "../support/searchBox";
import { goWithoutLoading } from "../support/shell";
import { expect, test } from "../support/test";

const MEDIA = "/examples/default/types/objects/media";

for (const viewport of [phone, desktop]) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test("a page opened at an old fragment shows the new place of the content", async ({ page }) => {
      const { exceptions } = listen(page);
      await visit(page, `${MEDIA}#section-neighbourhood`);
      await expect(page).toHaveURL(`${MEDIA}#section-related-types`);
      await expect(page.getByRole("heading", { name: "Related types" })).toBeInViewport();
      await visit(page, `${MEDIA}#section-interfaces-node`);
      await expect(page).toHaveURL(`${MEDIA}#section-facts`);
      await expect(page.locator("#section-facts")).toBeInViewport();
      expect(exceptions).toEqual([]);
    });

    test("on an open page, an old fragment works every time, and Back returns from it", async ({ page }) => {
      await visit(page, "/examples/default/types/enums/media-status");
      await goWithoutLoading(page, MEDIA);
      const related = page.getByRole("heading", { name: "Related types" });
      await expect(related).not.toBeInViewport();
      for (let time = 0; time < 2; time += 1) {
        await page.evaluate(() => {
          const link = document.createElement("a");
          link.href = "#section-neighbourhood";
          document.querySelector("main")?.append(link);
          link.click();
        });
        await expect(page).toHaveURL(`${MEDIA}#section-related-types`);
        await expect(related).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(MEDIA);
      }
      await goWithoutLoading(page, "/examples/default/types/enums/media-status#section-neighbourhood");
      await expect(page).toHaveURL("/examples/default/types/enums/media-status#section-related-types");
      await expect(related).toBeInViewport();
    });
  });
}

test("an old fragment whose section is on another page opens that page", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/docs/troubleshooting#bug-skip-list");
  await expect(page).toHaveURL(/\/docs\/guides\/known-bugs#bug-skip-list$/u);
  await expect(page.locator("#bug-skip-list")).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/known-bugs/u);
});
