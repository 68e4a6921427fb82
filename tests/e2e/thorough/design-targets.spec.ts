import type { Page } from "@playwright/test";
import { pageKinds } from "../support/pages";
import { desktop, phone, visit } from "../support/searchBox";
import { smallTargets } from "../support/shell";
import { expect, test } from "../support/test";

const SIZES = [phone, { width: 820, height: 1180 }, desktop];

/** How many ids are followed on most pages, spread over the whole page. */
const SAMPLE = 12;

/** Ids of the headings and anchors on a page that links can lead to. */
async function idsOf(page: Page, limit: number): Promise<string[]> {
  const ids = await page
    .locator("main :is(h2, h3, h4, h5, span)[id]:not(svg *, [hidden] *)")
    .evaluateAll((all) => all.map((one) => one.id));
  const step = Math.max(1, Math.floor(ids.length / limit));
  return ids.filter((_, at) => at % step === 0);
}

/**
 * Follows the hash to each id, and returns the ids whose target is covered or out of view after 60 frames. An anchor without
 * text counts as in view if its position is.
 *
 * @param follows whether to set the hash; false if the page has already scrolled to the id
 */
function coveredTargets(page: Page, ids: readonly string[], follows = true): Promise<string[]> {
  return page.evaluate(
    async ([all, setsHash]) => {
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
        // A hash that is set already would not scroll.
        if (setsHash) location.hash = "";
        if (setsHash) location.hash = id;
        let frames = 0;
        do {
          await new Promise(requestAnimationFrame);
          frames += 1;
        } while (isCovered(id) && frames < 60);
        if (isCovered(id)) covered.push(id);
      }
      return covered;
    },
    [ids, follows] as const,
  );
}

for (const { kind, path } of pageKinds) {
  test(`hash targets of the ${kind} are fully visible`, async ({ page }) => {
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
  test(`every link to a setting shows its whole heading at ${String(size.width)} px`, async ({ page }) => {
    const expectFree = async (id: string): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`/docs/settings#${id}$`, "u"));
      await expect.poll(() => coveredTargets(page, [id], false)).toEqual([]);
    };
    await page.setViewportSize(size);
    for (const id of ["force", "loaders", "printtypeoptions-deprecated"]) {
      await page.goto("about:blank");
      await visit(page, `/docs/settings#${id}`);
      await expectFree(id);
    }
    if (size.width < 997) await page.getByRole("button", { name: "On this page" }).click();
    await page.locator(".table-of-contents a[href='#baseurl']").filter({ visible: true }).click();
    await expectFree("baseurl");
    await page.locator("main p a[href='#loaders']").first().click();
    await expectFree("loaders");
    await visit(page, "/docs/configuration-cheatsheet");
    await page.locator("main a[href$='/settings#printtypeoptions-deprecated']").first().click();
    await expectFree("printtypeoptions-deprecated");
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
      // Heights that follow from that of a line are rounded to parts of a pixel.
      expect(await smallTargets(controls, 43.9)).toEqual([]);
    });
  }

  test("links to field types have 44 px touch targets that cover no description link", async ({ page }) => {
    await visit(page, "/examples/default/types/objects/media");
    /** Links that are missed by a tap at this distance above or below them; a negative distance is inside the link. */
    const missed = (links: string, distance: number): Promise<string[]> =>
      page.locator(`main [data-row] ${links}`).evaluateAll(
        (all, far) =>
          all
            .filter((link) => link.checkVisibility())
            .filter((link) => {
              link.scrollIntoView({ block: "center", behavior: "instant" });
              const { left, right, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
              return [top - far, bottom + far].some(
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
