import { isComplete } from "../../matrix";
import { modes } from "../support/pages";
import { waitForHydration } from "../support/shell";
import { checkedPages, share } from "../support/builtPages";
import { installAxe, runAxe, runAxeInBothModes } from "../support/axe";
import { expect, test } from "../support/test";

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
