import { expect, it } from "vitest";
import { NARROW } from "../page";
import type { Page } from "../page";

const FOLDED = "moderator-title";

const heading = (page: Page): Promise<string[]> => page.seen("h1");

const scrolled = (page: Page): Promise<number> => page.run(() => Math.round(scrollY));

/** Runs in the page: distance in pixels from the navbar down to an element. */
function belowNavbar(id: string): number {
  const navbar = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? Number.NaN;
  return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - Math.max(0, navbar);
}

async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.run(belowNavbar, id), { message: id }).toBeGreaterThanOrEqual(0);
  await expect.poll(() => page.run(belowNavbar, id), { message: id }).toBeLessThan(120);
}

/** The text on the clipboard, pasted into the search field. */
async function pasted(page: Page): Promise<string> {
  await page.press("/", "Control+a", "Control+v");
  return page.run(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ""));
}

/** Pages of text: hashes, history, folded sections, copying and diagrams. */
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
    await expect.poll(() => scrolled(page())).toBe(0);
  });

  it("restores the scroll position on Back", async () => {
    await page().visit("/docs/settings");
    const place = await page().run(() => {
      scrollTo({ top: 1500, behavior: "instant" });
      return Math.round(scrollY);
    });
    await page().click(".navbar__link", "Showcase");
    await expect.poll(() => heading(page())).toEqual(["Showcase"]);
    await expect.poll(() => scrolled(page())).toBe(0);
    await page().back();
    await expect.poll(() => heading(page())).toEqual(["Settings"]);
    await expect.poll(() => scrolled(page())).toBe(place);
    await page().forward();
    await expect.poll(() => heading(page())).toEqual(["Showcase"]);
  });

  it("opens the folded section of the hash on load and by a link", async () => {
    const open = (): Promise<boolean | undefined> =>
      page().run((id) => document.getElementById(id)?.closest("details")?.open, FOLDED);
    await page().visit(`/examples/default/types/objects/user#${FOLDED}`);
    await expect.poll(open).toBe(true);
    await expectAtTop(page(), FOLDED);
    await page().visit("/examples/default/types/objects/user");
    expect(await open()).toBe(false);
    await page().click(`.table-of-contents a[href$='#${FOLDED}']`);
    await expect.poll(open).toBe(true);
    await expectAtTop(page(), FOLDED);
  });

  it("copies code, and the page as Markdown", async () => {
    await page().visit("/docs/get-started");
    await page().hover(".theme-code-block");
    await page().click(".theme-code-block [aria-label='Copy code to clipboard']");
    await expect.poll(() => page().seen(".theme-code-block [aria-label=Copied]")).toHaveLength(1);
    // The search field has one line.
    expect(await pasted(page())).toBe(
      "npx create-docusaurus@latest my-docs classic --javascript --skip-install cd my-docs",
    );
    await page().visit("/docs/intro");
    await page().click("main .dropdown > button", "Copy page");
    await page().click("main .dropdown button", "Copy as Markdown");
    await expect.poll(() => page().seen("main .dropdown [role=status]")).toEqual(["Copied"]);
    expect(await pasted(page())).toMatch(/^# Introduction/u);
  });

  it("draws a diagram near the view", async () => {
    await page().visit("/docs/how-it-works");
    const areDrawn = (): Promise<boolean[]> =>
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
    await expect.poll(async () => (await areDrawn())[0]).toBe(true);
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
        const over = await page().run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wider.push(`${path}: ${String(over)} px`);
      }
      expect(wider).toEqual([]);
    });
  });
}

/** Checks for browsers whose driver can tell roles. */
export function roleChecks(page: () => Page): void {
  it("has the rows and cells of a table that becomes a list on a narrow screen", async () => {
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
