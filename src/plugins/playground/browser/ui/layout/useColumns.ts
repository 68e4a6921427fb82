import { useSyncExternalStore } from "react";
import type { Columns } from "./panels";

/** Number of panels that fit, by minimum width; three where the pages of the theme have their sidebar beside them. */
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
