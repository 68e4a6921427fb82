/**
 * Client module: a table that is wider than its place scrolls by itself; this makes such a table, and no other, a stop of
 * the Tab key, so that the arrow keys can scroll it.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

function markTables(): void {
  const tables = [...document.querySelectorAll<HTMLElement>(".markdown table")];
  // Measures all tables before it changes one: a change in between would force a layout for each table.
  const wide = new Set(tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  for (const table of tables) {
    if (wide.has(table)) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener("resize", markTables);

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate(): void {
  markTables();
}
