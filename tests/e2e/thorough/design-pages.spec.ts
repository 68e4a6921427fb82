import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "../support/pages";
import { desktop, phone, visit } from "../support/searchBox";
import { linesOf, middleOf, smallTargets } from "../support/shell";
import { expect, test } from "../support/test";

const SIZES = [phone, { width: 820, height: 1180 }, desktop];

/** Minimum number of ids to follow on most pages, spread over the whole page; all ids if the page has fewer. */
const SAMPLE = 12;

/** Ids of the headings and anchors on a page: all, or at least `minimum` at equal distances. */
async function idsOf(page: Page, minimum: number): Promise<string[]> {
  const ids = await page
    .locator("main :is(h2, h3, h4, h5, span)[id]:not(svg *, [hidden] *)")
    .evaluateAll((all) => all.map((element) => element.id));
  const step = Math.max(1, Math.floor(ids.length / minimum));
  return ids.filter((_, at) => at % step === 0);
}

/**
 * Follows the hash to each id, and returns the ids whose target is covered or out of view after 60 frames. An anchor without
 * text counts as in view if its position is.
 *
 * @param setsHash false if the page has already scrolled to the id
 */
function coveredTargets(page: Page, ids: readonly string[], setsHash = true): Promise<string[]> {
  return page.evaluate(
    async ([all, mustSet]) => {
      const isCovered = (id: string): boolean => {
        const target = document.getElementById(id);
        // On a wide page, a drawing replaces some lists: then the drawing must be in view, not the heading of the list.
        const isShown = target?.checkVisibility({ visibilityProperty: true });
        const element = isShown ? target : target?.closest(".schema-relations")?.querySelector(".schema-drawing");
        if (!element) return true;
        const { top, bottom, left, width } = element.getBoundingClientRect();
        const at = (y: number): Element | null => document.elementFromPoint(left + Math.min(2, width / 2), y);
        if (width === 0 || !isShown) {
          const found = at(top + 1);
          return found?.closest("main") === null || found?.closest("[class*=bar_]") !== null;
        }
        return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => !element.contains(at(y)));
      };
      const covered: string[] = [];
      for (const id of all) {
        // Setting the current hash again would not scroll.
        if (mustSet) location.hash = "";
        if (mustSet) location.hash = id;
        let frames = 0;
        do {
          await new Promise(requestAnimationFrame);
          frames += 1;
        } while (isCovered(id) && frames < 60);
        if (isCovered(id)) covered.push(id);
      }
      return covered;
    },
    [ids, setsHash] as const,
  );
}

for (const { kind, path } of pageKinds) {
  test(`hash targets are fully visible: ${kind}`, async ({ page }) => {
    await visit(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await coveredTargets(page, await idsOf(page, SAMPLE)), String(size.width)).toEqual([]);
    }
  });
}

test("hash targets of the settings page are fully visible", async ({ page }) => {
  await visit(page, "/docs/settings");
  const ids = await idsOf(page, Infinity);
  expect(ids.length).toBeGreaterThan(60);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await coveredTargets(page, ids), String(size.width)).toEqual([]);
  }
});

for (const size of SIZES) {
  test(`a link to a setting shows the whole heading of the setting at ${String(size.width)} px`, async ({ page }) => {
    const expectVisible = async (id: string): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`/docs/settings#${id}$`, "u"));
      await expect.poll(() => coveredTargets(page, [id], false)).toEqual([]);
    };
    await page.setViewportSize(size);
    for (const id of ["force", "loaders", "printtypeoptions-deprecated"]) {
      await page.goto("about:blank");
      await visit(page, `/docs/settings#${id}`);
      await expectVisible(id);
    }
    if (size.width < 997) await page.getByRole("button", { name: "On this page" }).click();
    await page.locator(".table-of-contents a[href='#baseurl']").filter({ visible: true }).click();
    await expectVisible("baseurl");
    await page.locator("main p a[href='#loaders']").first().click();
    await expectVisible("loaders");
    await visit(page, "/docs/configuration-cheatsheet");
    await page.locator("main a[href$='/settings#printtypeoptions-deprecated']").first().click();
    await expectVisible("printtypeoptions-deprecated");
  });
}

test("a link to a folded field shows the whole field", async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await visit(page, "/examples/default/types/objects/user#moderator-title");
    await expect.poll(() => coveredTargets(page, ["moderator-title"], false), String(size.width)).toEqual([]);
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const [name, path, selector] of [
    ["code buttons", "/docs/get-started", ".theme-code-block button"],
    ["tabs", "/docs/settings", "main [role=tab]"],
    ["letters of an index", "/examples/default", "nav[aria-label='Pages by first letter'] a"],
    ["summaries of details", "/examples/default/types/objects/media", "main summary"],
    ["switches of long operations", "/examples/default/operations/queries/media", "main summary"],
    ["filters of lists", "/examples/default/types/objects/media", "main input[type=search]"],
    ["filters of the showcase", "/showcase", "main input[type=search]"],
  ] as const) {
    test(`${name} are at least 44 px large`, async ({ page }) => {
      await visit(page, path);
      const controls = page.locator(selector).filter({ visible: true });
      await expect(controls.first()).toBeVisible();
      // A height computed from the line height may be a fraction of a pixel too small.
      expect(await smallTargets(controls, 43.9)).toEqual([]);
    });
  }

  test("links to field types have 44 px touch targets that cover no description link", async ({ page }) => {
    await visit(page, "/examples/default/types/objects/media");
    /** Links that a tap misses at a distance in pixels above or below the link; a negative distance is inside the link. */
    const missed = (links: string, distance: number): Promise<string[]> =>
      page.locator(`main [data-row] ${links}`).evaluateAll(
        (all, offset) =>
          all
            .filter((link) => link.checkVisibility())
            .filter((link) => {
              link.scrollIntoView({ block: "center", behavior: "instant" });
              const { left, right, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
              return [top - offset, bottom + offset].some(
                (y) => document.elementFromPoint((left + right) / 2, y)?.closest("a") !== link,
              );
            })
            .map((link) => link.outerHTML),
        distance,
      );
    await expect(page.locator("main [data-row] [class*=signature] a").first()).toBeVisible();
    expect(await missed("[class*=signature] a", 8)).toEqual([]);
    expect(await missed("p a", -1)).toEqual([]);
  });

  test("copy buttons are visible, and no button covers code", async ({ page }) => {
    for (const path of ["/docs/get-started", "/docs/settings", "/"]) {
      await visit(page, path);
      const copy = page.locator(".theme-code-block").getByRole("button", { name: "Copy code" });
      await expect(copy.first()).toBeVisible();
      const wrong = await page.locator(".theme-code-block button:visible").evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const pre = button.closest(".theme-code-block")?.querySelector("pre");
            const isBeside = button.getBoundingClientRect().left >= (pre?.getBoundingClientRect().right ?? Infinity);
            return getComputedStyle(button).opacity !== "1" || !isBeside;
          })
          .map((button) => button.closest(".theme-code-block")?.textContent),
      );
      expect(wrong, path).toEqual([]);
    }
  });

  test("code that scrolls fades out until its end is reached", async ({ page }) => {
    await visit(page, "/docs/settings");
    const blocks = page.locator("main pre:visible");
    const widths = await blocks.evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    const wide = blocks.nth(widths.findIndex((width) => width > 50));
    await expect(blocks.nth(widths.indexOf(0))).toHaveCSS("mask-image", "none");
    await expect(wide).toHaveCSS("mask-image", /gradient/u);
    await wide.evaluate((pre) => {
      pre.scrollLeft = pre.scrollWidth;
    });
    await expect(wide).toHaveCSS("mask-image", "none");
  });
});

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
        // Only one breadcrumb is visible, the parent.
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
      // On a page without a table of contents, "Copy page" is beside the breadcrumb.
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

/** Pages whose previous and next pages have long names. */
const LONG_NEIGHBOURS = [
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
      [link, date, page.locator("article")].map((locator) =>
        locator.evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect(report?.y, String(width)).toBeCloseTo(time?.y ?? Number.NaN, 0);
    expect(report?.left, String(width)).toBeCloseTo(article?.left ?? Number.NaN, 0);
    expect(time?.right, String(width)).toBeCloseTo(article?.right ?? Number.NaN, 0);
    expect((await linesOf(page.locator("article :has(> b > time)"))).flat(), String(width)).toHaveLength(1);
  }
});

test("links to the previous and next page wrap between words at each width", async ({ page }) => {
  for (const name of LONG_NEIGHBOURS) {
    await visit(page, `/examples/default/types/objects/${name}`);
    for (const width of [390, 640, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const labels = page.locator(".pagination-nav__label");
      const lines = await linesOf(labels);
      expect(lines, name).toHaveLength(2);
      const inWord = lines.flatMap((label) => label.slice(1)).filter((line) => !/^[A-Z]/u.test(line));
      expect(inWord, `${name} at ${String(width)} px`).toEqual([]);
      // The arrow needs space before the first or after the last letter.
      const spaces = await labels.evaluateAll((all) =>
        all.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
          const { left, right } = label.getBoundingClientRect();
          return Math.max((rects[0]?.left ?? 0) - left, right - (rects.at(-1)?.right ?? right));
        }),
      );
      for (const space of spaces) expect(space, `${name} at ${String(width)} px`).toBeGreaterThan(8);
    }
  }
});

test("without a previous page, the link to the next page is on the right", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/docs/intro");
  const links = page.locator(".pagination-nav__link");
  await expect(links).toHaveCount(1);
  const [nav, link] = await Promise.all([page.locator(".pagination-nav").boundingBox(), links.boundingBox()]);
  expect(link?.x).toBeGreaterThan((nav?.x ?? Infinity) + (nav?.width ?? 0) / 2);
});
