import { expect, test } from "@playwright/test";
import { started } from "../shell";
import { builtPages, share } from "./pages";
import { installAxe, runAxeInBothModes } from "./run";

/** More parts than workers, so that neither waits long for the other at the end. */
const PARTS = 16;

const WIDTHS = [1440, 390];

share(builtPages(), PARTS).forEach((paths, part) => {
  test(`axe finds nothing on ${String(paths.length)} of all pages (part ${String(part + 1)} of ${String(PARTS)}), at both widths, in both modes`, async ({
    page,
  }) => {
    test.setTimeout(15 * 60_000);
    const findings: string[] = [];
    await installAxe(page);
    for (const path of paths) {
      await page.goto(path);
      await started(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await runAxeInBothModes(page);
        findings.push(...found.map((line) => `${path} at ${String(width)} px: ${line}`));
      }
    }
    expect(findings).toEqual([]);
  });
});
