import { chromium } from "@playwright/test";
import { launchOptions } from "../../system/launch";
import { started } from "../../e2e/support/shell";

/** What a reader saw. */
export interface Reading {
  readonly pages: number;
  /** Pages that did not show their heading, with the URL. */
  readonly broken: readonly string[];
}

/** Entries of the navbar, with the headings of their pages. */
const WAY = [
  ["Showcase", "Showcase"],
  ["API", "API reference"],
  ["Docs", "Introduction"],
] as const;

/**
 * Reads page after page by following links, as someone does who has the site open.
 *
 * @param origin of the site
 * @param goesOn asked before each page
 */
export async function read(origin: string, goesOn: () => boolean): Promise<Reading> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const broken: string[] = [];
  let pages = 0;
  page.on("pageerror", (error) => broken.push(`${page.url()}: ${error.message}`));
  try {
    await page.goto(`${origin}/docs/intro`);
    await started(page);
    for (; goesOn(); pages += 1) {
      const [link, heading] = WAY[pages % WAY.length] ?? WAY[0];
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: link, exact: true })
        .first()
        .click();
      const shown = page.getByRole("heading", { level: 1, name: heading });
      await shown.waitFor({ timeout: 60_000 }).catch(() => broken.push(`${page.url()}: no heading "${heading}"`));
    }
  } finally {
    await browser.close();
  }
  return { pages, broken };
}
