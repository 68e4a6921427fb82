import { linesOf } from "../support/shell";
import { visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const NOTIFICATIONS = [
  "activity-reply-subscribed-notification",
  "thread-comment-like-notification",
  "thread-comment-reply-notification",
];

test("the foot of a docs page is one line at each width: link left, date right", async ({ page }) => {
  await visit(page, "/docs/get-started");
  const link = page.getByRole("link", { name: "Report a problem" });
  const date = page.locator("article time");
  await expect(date).toHaveCSS("font-style", "normal");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [report, time, article] = await Promise.all(
      [link, date, page.locator("article")].map((one) => one.evaluate((element) => element.getBoundingClientRect())),
    );
    expect(report?.y, String(width)).toBeCloseTo(time?.y ?? Number.NaN, 0);
    expect(report?.left, String(width)).toBeCloseTo(article?.left ?? Number.NaN, 0);
    expect(time?.right, String(width)).toBeCloseTo(article?.right ?? Number.NaN, 0);
    expect((await linesOf(page.locator("article :has(> b > time)"))).flat(), String(width)).toHaveLength(1);
  }
});

test("links to the neighbours of a page break between words at each width", async ({ page }) => {
  for (const name of NOTIFICATIONS) {
    await visit(page, `/examples/default/types/objects/${name}`);
    for (const width of [390, 640, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const labels = page.locator(".pagination-nav__label");
      const lines = await linesOf(labels);
      expect(lines, name).toHaveLength(2);
      const inWord = lines.flatMap((one) => one.slice(1)).filter((line) => !/^[A-Z]/u.test(line));
      expect(inWord, `${name} at ${String(width)} px`).toEqual([]);
      // The arrow takes space beside the first or the last letter.
      const arrows = await labels.evaluateAll((all) =>
        all.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
          const { left, right } = label.getBoundingClientRect();
          return Math.max((rects[0]?.left ?? 0) - left, right - (rects.at(-1)?.right ?? right));
        }),
      );
      for (const space of arrows) expect(space, `${name} at ${String(width)} px`).toBeGreaterThan(8);
    }
  }
});

test("with one neighbour, its link has the place of the next page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/docs/intro");
  const links = page.locator(".pagination-nav__link");
  await expect(links).toHaveCount(1);
  const [nav, link] = await Promise.all([page.locator(".pagination-nav").boundingBox(), links.boundingBox()]);
  expect(link?.x).toBeGreaterThan((nav?.x ?? Infinity) + (nav?.width ?? 0) / 2);
});
