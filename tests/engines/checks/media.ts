import { constants, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Page } from "../page";

/** The first byte of data compressed with zlib. */
const ZLIB = 0x78;

/** The contents of the compressed streams of a PDF. */
function streams(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\bstream\r?\n/gu)]
    .map(({ index, 0: keyword }) => pdf.subarray(index + keyword.length, text.indexOf("endstream", index)))
    .filter((data) => data[0] === ZLIB)
    .map((data) => inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1"));
}

/** URLs that a PDF links to. */
function printedLinks(pdf: Buffer): string[] {
  return [pdf.toString("latin1"), ...streams(pdf)].flatMap((text) =>
    [...text.matchAll(/\/URI\s*\(([^)]*)\)/gu)].map(([, url = ""]) => url),
  );
}

/** Runs in the page: applies the print styles on the screen, and returns the number of their rules. */
function applyPrintStyles(): number {
  const rulesOf = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [])]);
  const printRules = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print");
  for (const rule of printRules) (rule as CSSMediaRule).media.mediaText = "all";
  return printRules.length;
}

/** Runs in the page: lists the elements with an animation or transition longer than 1 ms. */
function slowElements(): string[] {
  const milliseconds = (times: string): number[] =>
    times.split(",").map((time) => Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000));
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      const durations = [
        ...milliseconds(transitionDuration),
        ...(animationName === "none" ? [] : milliseconds(animationDuration)),
      ];
      return Math.max(...durations) > 1;
    })
    .map((element) => element.getAttribute("class") ?? element.nodeName);
}

/** Checks the print styles, without printing. */
export function printChecks(page: () => Page): void {
  it("prints the text without navigation, and the URLs of links", async () => {
    await page().visit("/docs/configuration");
    expect(await page().run(applyPrintStyles)).toBeGreaterThan(0);
    for (const part of [".navbar", ".theme-doc-sidebar-container", ".pagination-nav", ".footer"]) {
      expect(await page().seen(part), part).toEqual([]);
    }
    expect(await page().seen(".markdown")).toHaveLength(1);
    const link = await page().run(() =>
      getComputedStyle(document.querySelector(".markdown a[href^=http]") ?? document.body, "::after").getPropertyValue(
        "content",
      ),
    );
    expect(link).toMatch(/attr\(href\)|http/u);
  });
}

/** Checks the printed PDF, in browsers whose driver can print. */
export function paperChecks(page: () => Page): void {
  it("prints the links in the text, but not the links in the navbar", async () => {
    await page().visit("/docs/configuration");
    const pdf = await page().print?.();
    const links = printedLinks(Buffer.from(pdf ?? []));
    expect(links).toContain("https://the-guild.dev/graphql/config");
    expect(links.filter((link) => link.endsWith("/releases"))).toEqual([]);
  });
}

/** Checks that nothing moves in a browser with reduced motion. */
export function motionChecks(page: () => Page): void {
  it("has no animation longer than 1 ms", async () => {
    await page().visit("/docs/intro");
    expect(await page().run(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    expect(await page().run(slowElements)).toEqual([]);
    await page().click("[aria-label^='Expand sidebar category']");
    await expect.poll(() => page().seen(".theme-doc-sidebar-menu .menu__list")).not.toEqual([]);
    expect(await page().run(slowElements)).toEqual([]);
  });
}
