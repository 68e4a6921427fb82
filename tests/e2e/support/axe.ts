import type { Page } from "@playwright/test";
import { source } from "axe-core";
import type { AxeResults } from "axe-core";
import { frames, saveData } from "./shell";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Rules whose result depends on the colour mode. `link-in-text-block` is not one of them, because links in text are
 * underlined in both modes.
 */
const COLOUR_RULES = ["color-contrast"];

interface WithAxe {
  readonly axe: { readonly run: (context: unknown, options: unknown) => Promise<AxeResults> };
}

/** Adds axe to all pages opened from now on, and turns off motion and prefetching there. */
export async function installAxe(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(source);
  await saveData(page);
}

/**
 * Runs axe on the page in its current state.
 *
 * @param mode colour mode to run in
 * @param rules all rules for WCAG 2.2 A and AA and best practices, or only those that depend on the mode
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
  // Colour transitions begin with the next frame; axe must not read colours in between.
  await frames(page);
  const { violations } = await page.evaluate(
    async ([selector, runOptions]) => {
      // Wait for animations to end or to be cancelled. Skip endless animations, such as a blinking caret, which change no
      // colours, and scroll-driven animations, which never end.
      const finiteAnimations = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(finiteAnimations.map(async (animation) => animation.finished));
      const { axe } = window as unknown as WithAxe;
      // None of these rules reads style sheets, so axe need not fetch them again.
      return axe.run(selector, { ...runOptions, resultTypes: ["violations"], elementRef: false, preload: false });
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/**
 * Runs all rules of axe on the page in light mode, then those about colours in dark mode. The page stays in dark mode.
 *
 * @param within as in `runAxe`
 * @returns as in `runAxe`
 */
export async function runAxeInBothModes(page: Page, within?: string): Promise<string[]> {
  const light = await runAxe(page, "light", "all", within);
  return [...light, ...(await runAxe(page, "dark", "colours", within))];
}
