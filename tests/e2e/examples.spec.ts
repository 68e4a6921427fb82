import type { Page } from "@playwright/test";
import { builtFiles, readBuilt } from "../build/site";
import { desktop, phone, visit } from "./support/searchBox";
import { linesOf } from "./support/shell";
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

/** HTML inside the links in the tables of contents of the example sites, without duplicates. */
async function contentsNames(): Promise<string[]> {
  const pages = (await builtFiles()).filter((file) => /^examples\/.*\.html$/u.test(file));
  const links = /<a (?=[^>]*table-of-contents__link)[^>]*>(?<name>.*?)<\/a>/gu;
  const all = (await Promise.all(pages.map(readBuilt))).flatMap((html) => [...html.matchAll(links)]);
  return [...new Set(all.map(({ groups }) => groups?.["name"] ?? ""))];
}

/** Replaces the table of contents by names, each at both levels, and returns the lines of each link. */
async function contentsLines(page: Page, html: readonly string[]): Promise<string[][]> {
  const contents = page.locator(".table-of-contents");
  await contents.evaluate((element, all) => {
    const links = all.map((name) => `<a class="table-of-contents__link">${name}</a>`);
    element.innerHTML = links.map((link) => `<li>${link}<ul><li>${link}</li></ul></li>`).join("");
  }, html);
  return linesOf(contents.locator("a"));
}

for (const width of [997, 1280, 1440]) {
  test(`at ${String(width)} px, no name in the table of contents has a line of one letter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/examples/default/types/objects/media");
    const lines = await contentsLines(page, await contentsNames());
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((one) => one.length > 1).length).toBeGreaterThan(0);
    const wrong = lines.filter(
      (one) => one.length > 1 && one.some((line) => line.replaceAll("\u200B", "").trim().length < 2),
    );
    expect(wrong.map((one) => one.join(" | "))).toEqual([]);
  });
}
