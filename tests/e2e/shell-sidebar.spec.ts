import { proves } from "../conformance/proves";
import { desktop, visit } from "./support/searchBox";
import { openCategory } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "the sidebar shows the current page and opens categories independently",
  proves("L110a", "L110c", "L110d"),
  async ({ page }) => {
    const path = "/examples/default/types/objects/user";
    await visit(page, path);
    const sidebar = page.getByRole("complementary").getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole("button", { name: /(?:collapse|hide) sidebar$/iu })).toHaveCount(0);
    await expect(sidebar.locator("[aria-current=page]")).toBeInViewport();

    const open = sidebar.locator("[aria-expanded=true]");
    const before = await open.count();
    expect(before).toBeGreaterThan(0);
    const unions = sidebar.locator("[aria-expanded]", { hasText: /^Unions$/u });
    const short = await openCategory(sidebar, /^Unions$/u);
    const long = await openCategory(sidebar, /^Inputs$/u);
    expect(short).toBeGreaterThan(100);
    expect(long).toBeGreaterThan(short);
    await expect(open).toHaveCount(before + 2);

    await unions.focus();
    for (const expanded of ["false", "true"]) {
      await page.keyboard.press("Enter");
      await expect(unions).toHaveAttribute("aria-expanded", expanded);
    }
    await expect(page).toHaveURL(path);
  },
);

test("the sidebar of the API says which modules are internal", async ({ page }) => {
  await visit(page, "/api/core/config");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await expect(sidebar.getByRole("link", { name: "core", exact: true })).toBeVisible();
  await expect(sidebar).not.toContainText("@graphql-markdown/");
  const words = await sidebar
    .locator(".api-internal > .menu__link, .api-internal > .menu__list-item-collapsible > .menu__link")
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => getComputedStyle(link, "::before"))
          // Tells the word "internal" from the arrow of a folder, which is rotated.
          .map(({ content, transform }) => `${content} ${transform}`),
      ),
    ]);
  expect(words).toEqual(['"internal" none']);
});
