/**
 * Client module: updates `<meta name="theme-color">`, the colour of the browser's own bars, when the site's colour mode
 * changes. Media queries in the head only know the system's mode. `src/plugins/startup/theme.ts` sets the first colour.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { themeColors } from "@site/src/data/themeColors";

function updateThemeColor(): void {
  const mode = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[mode]);
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(updateThemeColor).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
