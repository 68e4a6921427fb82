/** Client module: adds tables that scroll sideways, and no others, to the tab order, so that the arrow keys can scroll them. */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

function updateTabStops(): void {
  const tables = [...document.querySelectorAll<HTMLElement>(".markdown table")];
  // Measure all tables before changing any: a change in between would force a layout for each table.
  const wide = new Set(tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  for (const table of tables) {
    if (wide.has(table)) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener("resize", updateTabStops);

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate(): void {
  updateTabStops();
}
