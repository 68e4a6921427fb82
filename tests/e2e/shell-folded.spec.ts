import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { desktop, phone, results, searchFor, visit } from "./support/searchBox";
import { goWithoutLoading, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

/** Pages with a deprecated section, which starts folded, and the id of a heading in it. */
const FOLDED = [
  ["/examples/default/types/objects/studio", "is-animation-studio"],
  ["/examples/default/types/objects/user", "moderator-title"],
  ["/examples/default/types/enums/media-format", "web-animation"],
] as const;

const [STUDIO] = FOLDED;

const sectionOf = (heading: Locator): Locator => heading.locator("xpath=ancestor::details");

/** Folds the section of a heading. */
async function fold(heading: Locator): Promise<void> {
  await sectionOf(heading).locator("summary").click();
  await expect(sectionOf(heading)).not.toHaveAttribute("open");
  await expect(heading).toBeHidden();
}

/** Expects that a heading is in view, in an open section. */
async function expectShown(heading: Locator): Promise<void> {
  await expect(sectionOf(heading)).toHaveAttribute("open");
  await expect(heading).toBeInViewport({ ratio: 1 });
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test("a page opened at the hash of a folded heading shows the heading", proves("L57a"), async ({ page }) => {
      for (const [path, id] of FOLDED) {
        await visit(page, `${path}#${id}`);
        await expectShown(page.locator(`#${id}`));
      }
      // The same if the hash of an open page changes: the browser by itself opens no section then.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll("details")) section.open = false;
        window.location.hash = "";
      });
      const [, id] = FOLDED[2];
      await goWithoutLoading(page, `#${id}`);
      await expectShown(page.locator(`#${id}`));
    });

    test("the table of contents and Back lead to a folded heading every time", proves("L57a"), async ({ page }) => {
      const [path, id] = STUDIO;
      await visit(page, path);
      const heading = page.locator(`#${id}`);
      await expect(heading).toBeHidden();
      const follow = async (): Promise<void> => {
        const contents = page.locator(viewport === phone ? ".theme-doc-toc-mobile" : ".theme-doc-toc-desktop");
        const link = contents.locator(`a[href="#${id}"]`);
        if (viewport === phone && !(await link.isVisible())) await contents.getByRole("button").click();
        // By keyboard: a click may miss the link, which moves while the list opens.
        await link.press("Enter");
      };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await follow();
        await expectShown(heading);
        await fold(heading);
      }
      await page.locator(".pagination-nav__link").first().click();
      await expect(heading).toHaveCount(0);
      await page.goBack();
      await expectShown(heading);
    });
  });
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test(
    "a search result leads to a folded heading of the same page every time",
    proves("L57a", "L117a"),
    async ({ page }) => {
      const [path, id] = STUDIO;
      await visit(page, path);
      const heading = page.locator(`#${id}`);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await searchFor(page, "+isAnimationStudio +studio");
        await results(page)
          .and(page.locator(`[href$="/studio#${id}"]`))
          .click();
        await expectShown(heading);
        await expect(heading).toBeFocused();
        await fold(heading);
      }
    },
  );

  test("find-in-page finds text in a folded section", async ({ page }) => {
    // A text fragment makes the browser show the first match, like find-in-page.
    await page.goto("/examples/default/types/enums/media-format#:~:text=Works%20published%20on%20the%20net");
    await waitForHydration(page);
    const text = page.getByText("Works published on the net before 2015");
    await expect(sectionOf(text)).toHaveAttribute("open");
    await expect(text).toBeInViewport();
  });
});

/** Clicks a summary, and returns the duration in milliseconds of the animation of its section's height. */
async function pressAndMeasure(summary: Locator): Promise<number> {
  return summary.evaluate((element) => {
    (element as HTMLElement).click();
    const animations = element.closest("details")?.getAnimations({ subtree: true }) ?? [];
    const heightAnimation = animations.find(
      ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "height" in frame),
    );
    return Number(heightAnimation?.effect?.getComputedTiming().duration);
  });
}

/** Opens a page, and returns the summaries of a long and a short section. */
async function openSections(page: Page): Promise<{ long: Locator; short: Locator }> {
  await visit(page, "/examples/default/types/objects/media");
  const long = page.locator("summary", { hasText: "SDL definition" });
  return { long, short: page.locator("main details:not(:has(pre)) > summary").first() };
}

test("the duration of folding depends on the height of the content", proves("L110a"), async ({ page }) => {
  const { long, short } = await openSections(page);
  const [inLong, inShort] = [await pressAndMeasure(long), await pressAndMeasure(short)];
  expect(inShort).toBeGreaterThan(100);
  expect(inLong).toBeGreaterThan(inShort);
  await expect(long.locator("xpath=following-sibling::*").locator("pre")).toBeVisible();
  expect(await pressAndMeasure(long)).toBe(inLong);
  await expect(long.locator("xpath=..")).not.toHaveAttribute("open");
});

test("a click at the end of the opening animation closes the section", async ({ page }) => {
  const { short } = await openSections(page);
  await short.evaluate(async (element) => {
    const summary = element as HTMLElement;
    summary.click();
    const opening = summary.parentElement?.querySelector(":scope > :not(summary)")?.getAnimations()[0];
    // The promise settles before the event listeners run.
    await opening?.finished;
    summary.click();
  });
  await expect(short.locator("xpath=..")).not.toHaveAttribute("open");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a section opens and closes in 1 ms, whatever its height", proves("L110b", "L178"), async ({ page }) => {
    const { long, short } = await openSections(page);
    for (const summary of [long, short, long]) expect(await pressAndMeasure(summary)).toBe(1);
  });
});
