import { expect, it } from "vitest";
import { NARROW } from "../page";
import type { Page } from "../page";

/** Id of a deprecated field, which is folded. */
const FOLDED = "moderator-title";

const titles = (page: Page): Promise<string[]> => page.seen("h1");

const scrollTop = (page: Page): Promise<number> => page.run(() => Math.round(scrollY));

/** Runs in the page: distance in pixels from the navbar down to an element. */
function distanceBelowNavbar(id: string): number {
  const navbar = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? Number.NaN;
  return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - Math.max(0, navbar);
}

async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.run(distanceBelowNavbar, id), { message: id }).toBeGreaterThanOrEqual(0);
  await expect.poll(() => page.run(distanceBelowNavbar, id), { message: id }).toBeLessThan(120);
}

/** Pastes the text on the clipboard into the search field, and returns the text in the field. */
async function paste(page: Page): Promise<string> {
  await page.press("/", "Control+a", "Control+v");
  return page.run(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ""));
}

/** Checks pages of text: hashes, history, folded sections, copying, diagrams and narrow screens. */
export function readingChecks(page: () => Page): void {
  it("scrolls to the hash on load and by a link", async () => {
    await page().visit("/docs/settings#loaders");
    await expectAtTop(page(), "loaders");
    await page().visit("/docs/settings");
    const last = await page().run(() => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>(".theme-doc-toc-desktop a")].at(-3);
      link?.focus();
      return link?.hash.slice(1) ?? "";
    });
    await page().press("Enter");
    await expect.poll(() => page().url()).toBe(`/docs/settings#${last}`);
    await expectAtTop(page(), last);
    await page().back();
    await expect.poll(() => scrollTop(page())).toBe(0);
  });

  it("restores the scroll position on Back", async () => {
    await page().visit("/docs/settings");
    const top = await page().run(() => {
      scrollTo({ top: 1500, behavior: "instant" });
      return Math.round(scrollY);
    });
    await page().click(".navbar__link", "Showcase");
    await expect.poll(() => titles(page())).toEqual(["Showcase"]);
    await expect.poll(() => scrollTop(page())).toBe(0);
    await page().back();
    await expect.poll(() => titles(page())).toEqual(["Settings"]);
    await expect.poll(() => scrollTop(page())).toBe(top);
    await page().forward();
    await expect.poll(() => titles(page())).toEqual(["Showcase"]);
  });

  it("opens the folded section of the hash on load and by a link", async () => {
    const isOpen = (): Promise<boolean | undefined> =>
      page().run((id) => document.getElementById(id)?.closest("details")?.open, FOLDED);
    await page().visit(`/examples/default/types/objects/user#${FOLDED}`);
    await expect.poll(isOpen).toBe(true);
    await expectAtTop(page(), FOLDED);
    await page().visit("/examples/default/types/objects/user");
    expect(await isOpen()).toBe(false);
    await page().click(`.table-of-contents a[href$='#${FOLDED}']`);
    await expect.poll(isOpen).toBe(true);
    await expectAtTop(page(), FOLDED);
  });

  it("copies code, and the page as Markdown", async () => {
    await page().visit("/docs/get-started");
    await page().hover(".theme-code-block");
    await page().click(".theme-code-block [aria-label='Copy code to clipboard']");
    await expect.poll(() => page().seen(".theme-code-block [aria-label=Copied]")).toHaveLength(1);
    // The search field has one line, so the line break becomes a space.
    expect(await paste(page())).toBe(
      "npx create-docusaurus@latest my-docs classic --javascript --skip-install cd my-docs",
    );
    await page().visit("/docs/intro");
    await page().click("main .dropdown > button", "Copy page");
    await page().click("main .dropdown button", "Copy as Markdown");
    await expect.poll(() => page().seen("main .dropdown [role=status]")).toEqual(["Copied"]);
    expect(await paste(page())).toMatch(/^# Introduction/u);
  });

  it("draws a diagram near the view", async () => {
    await page().visit("/docs/how-it-works");
    const findDrawn = (): Promise<boolean[]> =>
      page().run(() =>
        [...document.querySelectorAll(".docusaurus-mermaid-container svg")].map((svg) => {
          const { width, height } = svg.getBoundingClientRect();
          return (
            width > 100 && height > 50 && (svg.querySelector(".nodeLabel, .messageText")?.textContent ?? "") !== ""
          );
        }),
      );
    await page().run(() =>
      document.querySelector(".docusaurus-mermaid-container, main noscript + div")?.scrollIntoView(),
    );
    await expect.poll(async () => (await findDrawn())[0]).toBe(true);
  });

  it("fits a narrow screen without scrolling sideways", async () => {
    await page().inWindow(NARROW, async () => {
      const wider: string[] = [];
      for (const path of [
        "/",
        "/docs/settings",
        "/showcase",
        "/examples/default/types/objects/media",
        "/api/cli/main",
      ]) {
        await page().visit(path);
        const overflow = await page().run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) wider.push(`${path}: ${String(overflow)} px`);
      }
      expect(wider).toEqual([]);
    });
  });
}

/** Checks roles of elements, in browsers whose driver can report them. */
export function roleChecks(page: () => Page): void {
  it("reports a table that becomes a list on a narrow screen as a table", async () => {
    await page().inWindow(NARROW, async () => {
      await page().visit("/docs/configuration-cheatsheet");
      const displays = await page().run(() =>
        [...document.querySelectorAll("main .stacked tr")].map((row) => getComputedStyle(row).display),
      );
      expect(new Set(displays)).toEqual(new Set(["block"]));
      const rolesOf = async (part: string): Promise<Set<string>> =>
        new Set(await page().rolesOf?.(`main .stacked${part}`));
      expect(await rolesOf("")).toEqual(new Set(["table"]));
      expect(await rolesOf(" tr")).toEqual(new Set(["row"]));
      expect(await rolesOf(" th")).toEqual(new Set(["columnheader"]));
      expect(await rolesOf(" [data-label]")).toEqual(new Set(["cell"]));
    });
  });
}
