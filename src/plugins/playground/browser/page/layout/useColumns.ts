import { useSyncExternalStore } from "react";
import type { Columns } from "./panels";

/** From which width there is room for how many; three where the theme's pages have their sidebar beside them. */
const QUERIES = [
  ["(width > 996px)", 3],
  ["(width >= 720px)", 2],
] as const;

/** How many panels there is room for at the moment. */
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

/** How many panels there is room for, side by side. */
export function useColumns(): Columns {
  return useSyncExternalStore(subscribe, columnsNow);
}
