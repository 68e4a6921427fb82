import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

for (const [path, subject, update] of [
  ["/examples/default", "lists of anime and manga", "updateUser"],
  ["/examples/group-by", "an invented school", "updateGPA"],
] as const) {
  test(`${path} introduces the schema and says where to start`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, path);
    const article = page.getByRole("article");
    const start = article.locator("#where-to-start + ul > li");
    const letters = page.getByRole("navigation", { name: "Pages by first letter" });
    const index = article.getByRole("link", { name: "All pages by name" });
    await expect(start).toHaveCount(5);
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const part of [
        article.getByRole("heading", { level: 1 }),
        article.getByText(subject),
        article.getByRole("link", { name: "a formatter" }),
        article.getByRole("link", { name: "download" }),
        article.getByRole("link", { name: "stock output" }),
        start.last(),
        index,
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
    await index.click();
    await expect(letters).toBeInViewport();
    await letters.getByRole("link", { name: "U" }).click();
    await expect(page).toHaveURL(/#section-u$/u);
    await expect(article.getByRole("link", { name: update, exact: true })).toBeInViewport();
  });
}
