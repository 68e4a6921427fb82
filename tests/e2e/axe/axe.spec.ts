import { readdirSync } from "node:fs";
import path from "node:path";
import { instances } from "../../../src/data/instances";
import { isComplete } from "../../matrix";
import { installAxe, runAxe, runAxeInBothModes } from "../support/axe";
import { modes } from "../support/pages";
import { waitForHydration } from "../support/shell";
import { expect, test } from "../support/test";

const BUILD = path.resolve("build");

/**
 * Sorted paths of all built pages, including the not-found page.
 *
 * @throws Error when the site has not been built
 */
function builtPages(): string[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/u, "/"))
    .concat("/404.html")
    .sort();
}

function isGenerated(page: string): boolean {
  return instances.some(({ generated, routeBasePath }) => generated && page.startsWith(`/${routeBasePath}/`));
}

/** The pages to check: all of them in a full run, otherwise the hand-written ones and every fourth generated one. */
export function checkedPages(): string[] {
  const pages = builtPages();
  if (isComplete()) return pages;
  const generated = pages.filter(isGenerated);
  return pages.filter((page) => !isGenerated(page) || generated.indexOf(page) % 4 === 0);
}

/** Distributes a list evenly over a number of lists. */
export function share<T>(all: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, part) => all.filter((_item, index) => index % parts === part));
}

/** More parts than workers, so that all workers finish at about the same time. */
const PARTS = isComplete() ? 16 : 4;

const WIDTHS = [1440, 390];

share(checkedPages(), PARTS).forEach((paths, part) => {
  test(`axe finds nothing on the built pages (part ${String(part + 1)} of ${String(PARTS)})`, async ({ page }) => {
    test.setTimeout(15 * 60_000);
    const findings: string[] = [];
    await installAxe(page);
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await waitForHydration(page);
      // A full run checks each page at both widths and in both modes; a short one takes turns.
      const widths = isComplete() ? WIDTHS : WIDTHS.filter((_, index) => index === at % 2);
      const mode = modes[Math.floor(at / 2) % 2] ?? "light";
      for (const width of widths) {
        // High enough for the whole sidebar: it scrolls to the current page, and would cut off links above it.
        await page.setViewportSize({ width, height: width > 996 ? 6000 : 900 });
        const found = await (isComplete() ? runAxeInBothModes(page) : runAxe(page, mode, "all"));
        findings.push(...found.map((line) => `${path} at ${String(width)} px: ${line}`));
      }
    }
    expect(findings).toEqual([]);
  });
});
