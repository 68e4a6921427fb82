import { instances } from "../../../src/data/instances";
import { builtFiles } from "../../build/site";
import { isComplete } from "../../matrix";
import { installAxe, runAxe, runAxeInBothModes } from "../support/axe";
import { modes } from "../support/pages";
import { waitForHydration } from "../support/shell";
import { expect, test } from "../support/test";

function isGenerated(page: string): boolean {
  return instances.some(({ generated, routeBasePath }) => generated && page.startsWith(`/${routeBasePath}/`));
}

/** More parts than workers, so that all workers finish at about the same time. */
const PARTS = isComplete() ? 16 : 4;

const WIDTHS = [1440, 390];

/** The pages of one part. A full run checks all pages; a short run, the hand-written and every fourth generated page. */
async function pagesOf(part: number): Promise<string[]> {
  const files = (await builtFiles()).filter((file) => /^404\.html$|(?:^|\/)index\.html$/u.test(file));
  const pages = files.map((file) => `/${file.replace(/\/?index\.html$/u, "")}`).sort();
  const generated = pages.filter(isGenerated);
  const checked = pages.filter((page) => isComplete() || !isGenerated(page) || generated.indexOf(page) % 4 === 0);
  return checked.filter((_, at) => at % PARTS === part);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on the built pages (part ${String(part + 1)} of ${String(PARTS)})`, async ({ page }) => {
    test.setTimeout(15 * 60_000);
    const findings: string[] = [];
    await installAxe(page);
    for (const [at, path] of (await pagesOf(part)).entries()) {
      await page.goto(path);
      await waitForHydration(page);
      // A full run checks each page at both widths and in both modes; a short run alternates.
      const widths = isComplete() ? WIDTHS : WIDTHS.filter((_, index) => index === at % 2);
      const mode = modes[Math.floor(at / 2) % 2] ?? "light";
      for (const width of widths) {
        // High enough for the whole sidebar, which otherwise scrolls to the current page and cuts off the links above.
        await page.setViewportSize({ width, height: width > 996 ? 6000 : 900 });
        const found = await (isComplete() ? runAxeInBothModes(page) : runAxe(page, mode, "all"));
        findings.push(...found.map((line) => `${path} at ${String(width)} px: ${line}`));
      }
    }
    expect(findings).toEqual([]);
  });
}
