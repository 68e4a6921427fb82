import type { LoadContext, Plugin } from "@docusaurus/types";
import { themeColors } from "../../data/themeColors";

/** The only colour modes there are; both attributes hold one of them. */
const MODES = ["light", "dark"];

/**
 * Script that corrects what the theme's own scripts, which run just before it, set up for the first paint.
 *
 * - A stored or linked colour mode that does not exist becomes the default.
 * - The colour that the browser gives its own bars is that of the mode.
 * - An announcement with a new id is shown at once. The theme notices the new id after the first paint, when the mark
 *   of the old one has hidden the bar already, and shows it on the next page only.
 *
 * @upstream @docusaurus/theme-classic/lib/inlineScripts.js
 */
export function firstPaintScript(defaultMode: string, announcement: string | undefined): string {
  const modes = `["data-theme","data-theme-choice"].forEach(function(name){if(${JSON.stringify(MODES)}.indexOf(root.getAttribute(name))<0)root.setAttribute(name,${JSON.stringify(defaultMode)})});`;
  const color = `var meta=document.querySelector("meta[name=theme-color]");if(meta)meta.setAttribute("content",${JSON.stringify(themeColors)}[root.getAttribute("data-theme")]);`;
  const bar =
    announcement === undefined
      ? ""
      : `var isNew=true;try{isNew=localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(announcement)}}catch(denied){}if(isNew)root.setAttribute("data-announcement-bar-initially-dismissed","false")`;
  return `(function(root){${modes}${color}${bar}})(document.documentElement)`.replaceAll("</", "<\\/");
}

interface ShellThemeConfig {
  readonly colorMode: { readonly defaultMode: string };
  readonly announcementBar?: { readonly id: string };
}

/** Adds a script at the start of every page. It has to come after the theme in the list of plugins. */
export default function firstPaint({ siteConfig }: LoadContext): Plugin {
  const { colorMode, announcementBar } = siteConfig.themeConfig as unknown as ShellThemeConfig;
  return {
    name: "first-paint",
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: "script", innerHTML: firstPaintScript(colorMode.defaultMode, announcementBar?.id) }],
    }),
  };
}
