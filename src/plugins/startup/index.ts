import type { LoadContext, Plugin } from "@docusaurus/types";
import { focusMain } from "../../components/shell/focusMain";
import { TABS_CLASS } from "../../components/tabs/tabClasses";
import { themeColors } from "../../data/themeColors";
import { escapeXml } from "../../shared/markup/elements";
import { watchFailures } from "./loadFailure";
import { keepPresses } from "./presses";
import { runScripts } from "./scripts";
import { warnOfStorage } from "./storageWarning";
import { showStoredTabs } from "./storedTabs";
import { correctTheme } from "./theme";
import type { ThemeFacts } from "./theme";

export { pageTemplate } from "./pageTemplate";

/** What the box of a page that does not start says, in the language of the page. */
export interface FailureTexts {
  /** Name of the box. */
  readonly label: string;
  readonly retry: string;
  /** What to say when no error tells more. */
  readonly silent: string;
}

/** A call of a function by its source text, with arguments that are data or, as source text, functions. */
function call(run: (...args: never) => unknown, ...args: readonly unknown[]): string {
  const texts = args.map((arg) => (typeof arg === "function" ? String(arg) : JSON.stringify(arg)));
  return `(${run.toString()})(${texts.join()})`;
}

/**
 * The script at the start of every page, whose text is the same on all of them, so that a policy needs one hash for it. Its
 * parts run from their own source text and use nothing around them. Their order:
 *
 * 1. `theme` and `storedTabs`: what the first paint shows
 * 2. `presses`: from here on nothing that the reader presses is lost
 * 3. `loadFailure` watches, and then `scripts` loads what it watches
 */
export function startupScript(theme: ThemeFacts, { label, retry, silent }: FailureTexts): string {
  const button = `<button class="button button--secondary button--lg">${escapeXml(retry)}</button>`;
  const box = `<div role="alert" aria-label="${escapeXml(label)}"><p></p>${button}</div>`;
  return [
    call(correctTheme, theme),
    call(showStoredTabs, TABS_CLASS),
    call(keepPresses, focusMain),
    `(${runScripts.toString()})(${call(watchFailures, box, silent)})`,
  ]
    .join(";\n")
    .replaceAll("</", "<\\/");
}

interface ShellThemeConfig {
  readonly colorMode: { readonly defaultMode: string };
  readonly announcementBar?: { readonly id: string };
}

/**
 * Sees each page through its start: what is painted first, what the reader presses before the page responds, when its scripts
 * run, and what is said when they do not. It has to come after the theme in the list of plugins, whose scripts run first.
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
    silent: text("site.loadError.silent", "The scripts of this page did not run."),
  };
  return {
    name: "startup",
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: "script", innerHTML: startupScript(theme, texts) }] }),
    configureWebpack: warnOfStorage,
  };
}
