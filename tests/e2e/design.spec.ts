import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { colourOf, crashShowcase, linesOf, modeToggle } from "./support/shell";
import { templates } from "./support/pages";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

/** Font sizes of the headings, in pixels. */
const SCALES = [
  { viewport: desktop, sizes: { h1: 38, h2: 25, h3: 19 } },
  { viewport: phone, sizes: { h1: 28, h2: 22, h3: 18 } },
] as const;

/** Headings, except those of rows, which are names in a list and have the size of its text. */
const HEADINGS = "main :is(h1, h2, h3):not([data-row] *)";

/** Values of a computed style of the visible headings, by level and without duplicates. */
function stylesOf(page: Page, property: "fontSize" | "marginTop"): Promise<Partial<Record<string, number[]>>> {
  return page.locator(HEADINGS).evaluateAll((all, name) => {
    const found: Record<string, number[]> = {};
    for (const heading of all) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const values = (found[heading.localName] ??= []);
      const value = parseFloat(getComputedStyle(heading)[name]);
      if (!values.includes(value)) values.push(value);
    }
    return found;
  }, property);
}

test("the heading of a crashed page has the font size of an h1", async ({ page }) => {
  await crashShowcase(page);
  for (const { viewport, sizes } of SCALES) {
    await page.setViewportSize(viewport);
    expect(await stylesOf(page, "fontSize")).toEqual({ h1: [sizes.h1] });
  }
});

test("on generated pages, all headings of a level have the same space above", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of ["/examples/default/types/objects/media", "/examples/default/operations/queries/media"]) {
    await page.goto(path);
    const { h2, h3 } = await stylesOf(page, "marginTop");
    expect(h2, `h2 of ${path}`).toEqual([45]);
    expect(h3, `h3 of ${path}`).toEqual([30]);
  }
});

/** Names of the custom properties in `tokens.css`, some of which are colours. */
const TOKENS = [...new Set(readFileSync("src/css/tokens.css", "utf8").match(/(?<=^ {2})--[\w-]+(?=:)/gmu))];

/** Computed colours of all tokens that are colours. */
function tokenColours(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = names
      .filter((name) => CSS.supports("color", getComputedStyle(probe).getPropertyValue(name)))
      .map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
    probe.remove();
    return [...new Set(colours)];
  }, TOKENS);
}

/** Computed colours of all visible text, each with a text that has it. */
function textColours(page: Page): Promise<[colour: string, text: string][]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      if (!element || !textContent?.trim() || element.closest("svg, script, style, noscript")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color } = getComputedStyle(element);
      if (!found.has(color)) found.set(color, `${element.localName}.${element.className}: ${textContent}`);
    }
    return [...found];
  });
}

/** Links in running text whose text or underline has another colour than links should have. */
async function wrongLinks(page: Page): Promise<string[]> {
  const link = await colourOf(page, "--ifm-link-color");
  const pale = await colourOf(page, "--line-strong");
  return (
    page
      // Skips links in code, links to headings, and links that look like buttons or rows.
      .locator("main :is(p, li, td, dd) a:not(.hash-link, .token, pre *, [class*=primary], .table-of-contents__link)")
      .evaluateAll(
        (links, [colour, underline]) =>
          links
            .filter((one) => one.checkVisibility() && !one.closest("nav"))
            .filter((one) => {
              const style = getComputedStyle(one);
              const isUnderlined = style.textDecorationLine !== "none";
              // Long lists of names have paler underlines.
              const hasRightUnderline = !isUnderlined || [colour, underline].includes(style.textDecorationColor);
              return style.color !== colour || !hasRightUnderline;
            })
            .map((one) => one.outerHTML),
        [link, pale],
      )
  );
}

/** Paragraphs of running text: not those in lists, tables, notes, pictures or the playground. */
const PROSE = `main p:not(:is(li, table, [data-row], figure, nav, details, dialog, section, [role=region],
  .theme-admonition, .theme-doc-card-container) p)`;

/**
 * Minimum of the mean number of characters on a line. It is below 60, because letters of DejaVu Sans, which test browsers
 * use, are a sixth wider than those of the fonts of most systems, and a column of a narrow window may be narrower than the
 * measure.
 */
const MIN_CHARACTERS = 56;

/** Number of characters on the lines of a paragraph, without the last, which is shorter. */
const lengthsOf = (lines: readonly string[]): number[] => lines.slice(0, -1).map((line) => line.trim().length);

for (const { path, levels, isShort = false } of templates) {
  // One test for all checks of a page, because most of the time goes into loading it.
  test(`headings, lines, links and text of ${path} follow the design tokens`, async ({ page }) => {
    await visit(page, path);

    for (const { viewport, sizes } of SCALES) {
      await page.setViewportSize(viewport);
      const found = await stylesOf(page, "fontSize");
      expect(Object.keys(found)).toEqual(expect.arrayContaining([...levels]));
      for (const [level, values] of Object.entries(found))
        expect(values, `font size of ${level}`).toEqual([sizes[level as keyof typeof sizes]]);
    }

    for (const width of isShort ? [] : [600, 820, 1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lengths = (await linesOf(page.locator(PROSE).filter({ visible: true }))).flatMap(lengthsOf);
      expect(lengths.length, `lines at ${String(width)} px`).toBeGreaterThan(0);
      const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
      expect(mean, `characters on a line at ${String(width)} px`).toBeGreaterThanOrEqual(MIN_CHARACTERS);
      expect(mean, `characters on a line at ${String(width)} px`).toBeLessThanOrEqual(80);
      expect(Math.max(...lengths), `longest line at ${String(width)} px`).toBeLessThan(90);
    }

    await page.setViewportSize(desktop);
    for (const mode of ["light", "dark"]) {
      await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
      for (const contrast of ["more", "no-preference"] as const) {
        await page.emulateMedia({ contrast });
        const tokens = await tokenColours(page);
        expect(tokens.length).toBeGreaterThan(10);
        // Links change their colours in a transition.
        const offTokens = async (): Promise<unknown> =>
          (await textColours(page)).filter(([colour]) => !tokens.includes(colour));
        await expect.poll(offTokens, `colours, ${mode}, contrast: ${contrast}`).toEqual([]);
      }
      await expect.poll(() => wrongLinks(page), `links, ${mode}`).toEqual([]);
      await modeToggle(page).click();
    }
  });
}

test("linked type names in code have the colour of types", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/examples/default/types/objects/media");
  await page.locator("summary", { hasText: "SDL definition" }).click();
  const colours = await page
    .locator(".token-line a.token")
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);
  expect(colours).toEqual([await colourOf(page, "--code-type")]);
});
