import type { Page } from "@playwright/test";
import { source } from "axe-core";
import type { AxeResults } from "axe-core";
import { frames } from "./frames";
import { saveData } from "./shell";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Rules whose result depends on the colour mode; the others see the same page in both. Links in text are underlined in
 * both modes, so whether their colour alone tells them apart is not among these.
 */
const COLOUR_RULES = ["color-contrast"];

interface WithAxe {
  readonly axe: { readonly run: (context: unknown, options: unknown) => Promise<AxeResults> };
}

/** Adds axe to every page that is opened from now on, and turns off prefetching there. */
export async function installAxe(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(source);
  await saveData(page);
}

/**
 * Runs axe on the page as it is.
 *
 * @param mode colour mode to run in
 * @param rules all rules of WCAG 2.2 A and AA and the best practices, or only those that depend on the mode
 * @param within selector of the part to check
 * @returns one line for each element that breaks a rule
 */
export async function runAxe(
  page: Page,
  mode: "light" | "dark",
  rules: "all" | "colours",
  within = "html",
): Promise<string[]> {
  const options =
    rules === "all" ? { runOnly: { type: "tag", values: TAGS } } : { runOnly: { type: "rule", values: COLOUR_RULES } };
  await page.evaluate((theme) => {
    document.documentElement.dataset["theme"] = theme;
  }, mode);
  // Colour transitions begin with the next frame, and axe reads the colours of the moment.
  await frames(page);
  const { violations } = await page.evaluate(
    async ([part, given]) => {
      // Cancelled animations count as ended. Endless ones, such as a caret's, change no colours.
      // Those that follow the scroll position never end.
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(ending.map(async (animation) => animation.finished));
      const { axe } = window as unknown as WithAxe;
      // None of these rules reads style sheets, so axe need not fetch them again.
      return axe.run(part, { ...given, resultTypes: ["violations"], elementRef: false, preload: false });
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/**
 * Runs axe on the page as it is, in both modes; it is dark afterwards.
 *
 * @param within as `runAxe`
 * @returns as `runAxe`
 */
export async function runAxeInBothModes(page: Page, within?: string): Promise<string[]> {
  const light = await runAxe(page, "light", "all", within);
  return [...light, ...(await runAxe(page, "dark", "colours", within))];
}
