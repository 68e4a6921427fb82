/**
 * Client module: the browser's own bars follow the colour mode of the site. Media queries in the head cannot do that: they
 * know the mode of the system only. The mode of the first paint is set by `src/plugins/startup/theme.ts`.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { themeColors } from "@site/src/data/themeColors";

function follow(): void {
  const mode = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[mode]);
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
