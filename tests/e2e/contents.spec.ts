import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { Page } from "@playwright/test";
import { linesOf } from "./support/shell";
import { visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const EXAMPLES = path.resolve(process.env["SITE_BUILD"] ?? "build", "examples");

/** HTML of the links in the tables of contents of the example sites, without duplicates. */
function names(): string[] {
  const files = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const links = /<a (?=[^>]*table-of-contents__link)[^>]*>(?<name>.*?)<\/a>/gu;
  const all = files.flatMap((file) => [...readFileSync(path.join(EXAMPLES, file), "utf8").matchAll(links)]);
  return [...new Set(all.map(({ groups }) => groups?.["name"] ?? ""))];
}

/** Puts names into the table of contents, at both of its levels, and returns the lines of each. */
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
    const lines = await contentsLines(page, names());
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((one) => one.length > 1).length).toBeGreaterThan(0);
    const alone = lines.filter(
      (one) => one.length > 1 && one.some((line) => line.replaceAll("\u200B", "").trim().length < 2),
    );
    expect(alone.map((one) => one.join(" | "))).toEqual([]);
  });
}
