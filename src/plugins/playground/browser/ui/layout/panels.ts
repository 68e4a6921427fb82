import { useSyncExternalStore } from "react";

const schema = { name: "schema", label: "Schema" } as const;
const options = { name: "options", label: "Options" } as const;
const pages = { name: "pages", label: "Pages" } as const;
const page = { name: "page", label: "Page" } as const;
const report = { name: "report", label: "Report" } as const;
const exportPanel = { name: "export", label: "Export" } as const;

/** Number of panels that fit side by side. */
export type Columns = 1 | 2 | 3;

const input = { label: "Input", tabs: [schema, options] } as const;

/** Which panels share a column, by number of columns. A panel alone in its column has no tab. */
export const tabLists = {
  1: { all: { label: "Playground", tabs: [schema, options, pages, page, report, exportPanel] } },
  2: { input, result: { label: "Output", tabs: [pages, page, report, exportPanel] } },
  3: { input, output: { label: "Output", tabs: [page, report, exportPanel] } },
} as const;

export type PanelName = (typeof tabLists)[1]["all"]["tabs"][number]["name"];

/** The panel that each tab list shows. */
export interface Chosen {
  readonly all: PanelName;
  readonly input: "schema" | "options";
  readonly result: "pages" | "page" | "report" | "export";
  readonly output: "page" | "report" | "export";
}

/** The panels that are shown initially. */
export const initialPanels: Chosen = { all: "schema", input: "schema", result: "page", output: "page" };

/** Shows a panel in each tab list that has it. */
export function choose(chosen: Chosen, name: PanelName): Chosen {
  const next = { ...chosen, all: name };
  if (name === "schema" || name === "options") return { ...next, input: name };
  if (name === "pages") return { ...next, result: name };
  return { ...next, result: name, output: name };
}

/** Whether a panel is visible. */
export function isShown({ all, input, result, output }: Chosen, name: PanelName, columns: Columns): boolean {
  if (columns === 1) return name === all;
  if (name === input) return true;
  return columns === 2 ? name === result : name === "pages" || name === output;
}

/** Number of panels that fit, by minimum width. Three fit from the width at which the theme shows its sidebar. */
const QUERIES = [
  ["(width > 996px)", 3],
  ["(width >= 720px)", 2],
] as const;

/** Number of panels that fit side by side now. */
export function columnsNow(): Columns {
  return QUERIES.find(([query]) => matchMedia(query).matches)?.[1] ?? 1;
}

function subscribe(listener: () => void): () => void {
  const queries = QUERIES.map(([query]) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** Number of panels that fit side by side. */
export function useColumns(): Columns {
  return useSyncExternalStore(subscribe, columnsNow);
}
