/**
 * Client module: a table that is wider than its place scrolls by itself; this makes such a table, and no other, a stop of
 * the Tab key, so that the arrow keys can scroll it.
 */
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

function markTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>(".markdown table")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener("resize", markTables);

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate(): void {
  markTables();
}
