import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { crashShowcase } from "./support/crash";
import { modes, templates } from "./support/pages";
import { desktop, phone, visit } from "./support/searchBox";
import { colourOf, saveMode } from "./support/shell";
import { expect, test } from "./support/test";

/** Font sizes of the headings, in pixels. */
const SCALES = [
  { name: "desktop", viewport: desktop, sizes: { h1: 38, h2: 25, h3: 19 } },
  { name: "phone", viewport: phone, sizes: { h1: 28, h2: 22, h3: 18 } },
] as const;

/** Headings of rows are names in a list, and have the size of its text. */
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

for (const { name, viewport, sizes } of SCALES) {
  test(`headings have the sizes of the type scale on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path, levels } of templates) {
      await page.goto(path);
      const found = await stylesOf(page, "fontSize");
      expect(Object.keys(found), path).toEqual(expect.arrayContaining([...levels]));
      for (const [level, values] of Object.entries(found))
        expect(values, `${level} of ${path}`).toEqual([sizes[level as keyof typeof sizes]]);
    }
  });
}

test("the heading of a crashed page has the size of the type scale", async ({ page }) => {
  await crashShowcase(page);
  for (const { viewport, sizes } of SCALES) {
    await page.setViewportSize(viewport);
    expect(await stylesOf(page, "fontSize")).toEqual({ h1: [sizes.h1] });
  }
});

test("headings of a level have the same space above on generated pages", async ({ page }) => {
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

for (const mode of modes) {
  for (const contrast of ["no-preference", "more"] as const) {
    test(`all text has colours of the tokens (${mode}, contrast: ${contrast})`, async ({ page }) => {
      await page.emulateMedia({ contrast });
      await saveMode(page, mode);
      await page.setViewportSize(desktop);
      for (const { path } of templates) {
        await page.goto(path);
        const tokens = await tokenColours(page);
        expect(tokens.length).toBeGreaterThan(10);
        const strange = (await textColours(page)).filter(([colour]) => !tokens.includes(colour));
        expect(strange, path).toEqual([]);
      }
    });
  }
}

test("all links in texts have the link colour, and so have their underlines", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const { path } of templates) {
    await visit(page, path);
    const link = await colourOf(page, "--ifm-link-color");
    const pale = await colourOf(page, "--line-strong");
    const wrong = await page
      // Links in code, to headings, and those that look like buttons or rows.
      .locator("main :is(p, li, td, dd) a:not(.hash-link, .token, pre *, [class*=primary], .table-of-contents__link)")
      .evaluateAll(
        (links, [colour, underline]) =>
          links
            .filter((one) => one.checkVisibility() && !one.closest("nav"))
            .filter((one) => {
              const style = getComputedStyle(one);
              const isUnderlined = style.textDecorationLine !== "none";
              // A list of hundreds of names has paler lines.
              const isRight = !isUnderlined || [colour, underline].includes(style.textDecorationColor);
              return style.color !== colour || !isRight;
            })
            .map((one) => one.outerHTML),
        [link, pale],
      );
    expect(wrong, path).toEqual([]);
  }
});

test("linked and unlinked type names in code have one colour", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/examples/default/types/objects/media");
  await page.locator("summary", { hasText: "SDL definition" }).click();
  const colours = await page
    .locator(".token-line a.token")
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);
  expect(colours).toEqual([await colourOf(page, "--code-type")]);
});
