import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "../support/pages";
import { phone, visit } from "../support/searchBox";
import { linesOf, middleOf } from "../support/shell";
import { expect, test } from "../support/test";

const breadcrumbs = (page: Page): Locator => page.getByRole("navigation", { name: "Breadcrumbs" });

const copyButton = (page: Page): Locator => page.getByRole("button", { name: "Copy page" });

for (const hasTouch of [false, true]) {
  test.describe(`on a phone ${hasTouch ? "with" : "without"} touch`, () => {
    test.use({ viewport: phone, hasTouch, isMobile: hasTouch });

    test("the title of each page with breadcrumbs starts in the first 200 pixels", async ({ page }) => {
      let checked = 0;
      for (const { kind, path } of pageKinds) {
        await visit(page, path);
        if ((await breadcrumbs(page).count()) === 0) continue;
        checked += 1;
        await expect(page.getByRole("region", { name: "Announcement" }), kind).toBeVisible();
        expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y, kind).toBeLessThan(200);
        // The breadcrumbs show only the parent, as text.
        await expect(breadcrumbs(page).getByRole("listitem").filter({ visible: true }), kind).toHaveText([/^\w/u]);
      }
      expect(checked).toBeGreaterThan(8);
    });

    test('"On this page" and "Copy page" are side by side', async ({ page }) => {
      await visit(page, "/docs/settings");
      const contents = page.getByRole("button", { name: "On this page" });
      expect(await middleOf(contents)).toBeCloseTo(await middleOf(copyButton(page)), 0);
      const [left, right] = await Promise.all([contents.boundingBox(), copyButton(page).boundingBox()]);
      expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
      // On a page without a table of contents, the button is beside the breadcrumb.
      await visit(page, "/docs/category/advanced-settings");
      const crumb = breadcrumbs(page).getByRole("listitem").filter({ visible: true });
      expect(Math.abs((await middleOf(crumb)) - (await middleOf(copyButton(page))))).toBeLessThan(6);
    });
  });
}

test("the mobile table of contents ends 16 px above the title, which is near the top", async ({ page }) => {
  for (const [width, limit] of [
    [390, 200],
    [820, 230],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    await visit(page, "/docs/settings");
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    const bar = await page.locator(".theme-doc-toc-mobile").boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((title?.y ?? NaN) - (bar?.y ?? 0) - (bar?.height ?? 0), String(width)).toBe(16);
    expect(title?.y, String(width)).toBeLessThan(limit);
  }
});

for (const width of [320, 360, 390]) {
  test(`at ${String(width)} px the announcement is one line`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    await visit(page, "/docs/settings");
    const box = await page.getByRole("region", { name: "Announcement" }).boundingBox();
    expect(box?.height).toBe(44);
  });
}

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
