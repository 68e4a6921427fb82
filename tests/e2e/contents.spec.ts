import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { Page } from "@playwright/test";
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

/** Puts names into the table of contents of the page, at both of its levels, and returns the lines of each. */
function linesOf(page: Page, html: readonly string[]): Promise<string[][]> {
  return page.locator(".table-of-contents").evaluate((contents, all) => {
    const links = all.map((name) => `<a class="table-of-contents__link">${name}</a>`);
    contents.innerHTML = links.map((link) => `<li>${link}<ul><li>${link}</li></ul></li>`).join("");
    return [...contents.querySelectorAll("a")].map((link) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [at, letter] of Array.from(text.textContent ?? "").entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          const line = Math.round(top);
          if (width > 0) lines.set(line, (lines.get(line) ?? "") + letter);
        }
      }
      return [...lines.values()];
    });
  }, html);
}

for (const width of [997, 1280, 1440]) {
  test(`at ${String(width)} px no name in the contents wraps to a single letter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/examples/default/types/objects/media");
    const lines = await linesOf(page, names());
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((one) => one.length > 1).length).toBeGreaterThan(0);
    const alone = lines.filter((one) => one.length > 1 && one.some((line) => line.trim().length < 2));
    expect(alone.map((one) => one.join(" | "))).toEqual([]);
  });
}
