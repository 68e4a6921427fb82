import type { LoadContext, Plugin } from "@docusaurus/types";
import { focusMain } from "../../components/shell/focusMain";
import { TABS_CLASS } from "../../components/tabs/tabClasses";
import { themeColors } from "../../data/themeColors";
import { escapeXml } from "docusaurus-lean-search/hast";
import { watchFailures } from "./loadFailure";
import { recordPresses } from "./presses";
import { runScripts } from "./scripts";
import { warnOfStorage } from "./storageWarning";
import { showStoredTabs } from "./storedTabs";
import { correctTheme } from "./theme";
import type { ThemeSettings } from "./theme";

export { pageTemplate } from "./pageTemplate";

/** Texts of the box on a page that fails to start, in the language of the page. */
export interface FailureTexts {
  /** Accessible name of the box. */
  readonly label: string;
  readonly retry: string;
  /** The message when the cause is unknown. */
  readonly defaultMessage: string;
}

/** Returns code that calls a function, with the source text of the function. Arguments may be data or functions. */
function call(run: (...args: never) => unknown, ...args: readonly unknown[]): string {
  const texts = args.map((arg) => (typeof arg === "function" ? String(arg) : JSON.stringify(arg)));
  return `(${run.toString()})(${texts.join()})`;
}

/**
 * Writes the inline script at the start of every page. The script is the same on all pages, so that the policy needs only
 * one hash for it. It consists of the source texts of functions, which must use nothing outside themselves, in this order:
 *
 * 1. `theme` and `storedTabs` prepare the first paint
 * 2. `presses` records early presses
 * 3. `loadFailure` starts to watch for errors, and then `scripts` runs the scripts of the page
 */
export function startupScript(theme: ThemeSettings, { label, retry, defaultMessage }: FailureTexts): string {
  const button = `<button class="button button--secondary button--lg">${escapeXml(retry)}</button>`;
  const box = `<div role="alert" aria-label="${escapeXml(label)}"><p></p>${button}</div>`;
  return [
    call(correctTheme, theme),
    call(showStoredTabs, TABS_CLASS),
    call(recordPresses, focusMain),
    `(${runScripts.toString()})(${call(watchFailures, box, defaultMessage)})`,
  ]
    .join(";\n")
    .replaceAll("</", "<\\/");
}

interface ShellThemeConfig {
  readonly colorMode: { readonly defaultMode: string };
  readonly announcementBar?: { readonly id: string };
}

/**
 * Handles the time before a page is hydrated: corrects the first paint, records early presses, decides when scripts
 * run, and reports when they fail to load. Must be listed after the theme, whose inline scripts have to run first.
 */
export default function startup({ siteConfig, codeTranslations }: LoadContext): Plugin {
  const { colorMode, announcementBar } = siteConfig.themeConfig as unknown as ShellThemeConfig;
  const theme = {
    defaultMode: colorMode.defaultMode,
    barColors: themeColors,
    ...(announcementBar && { announcement: announcementBar.id }),
  };
  const text = (id: string, message: string): string => codeTranslations[id] ?? message;
  const texts = {
    label: text("site.loadError.label", "Loading failed"),
    retry: text("site.loadError.retry", "Retry"),
    defaultMessage: text("site.loadError.silent", "The scripts of this page did not run."),
  };
  return {
    name: "startup",
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: "script", innerHTML: startupScript(theme, texts) }] }),
    configureWebpack: warnOfStorage,
  };
}
