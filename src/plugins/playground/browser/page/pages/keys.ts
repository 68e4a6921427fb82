import type { Row } from "./rows";

/** What a key does in the tree. */
export type Step =
  | { readonly to: number }
  /** As a click on the line does: opens or closes a folder, or chooses a file. */
  | { readonly press: Row };

function sideways(rows: readonly Row[], active: number, row: Row, key: "ArrowLeft" | "ArrowRight"): Step | undefined {
  if (key === "ArrowRight") {
    if (row.expanded === false) return { press: row };
    return row.expanded && rows[active + 1] ? { to: active + 1 } : undefined;
  }
  if (row.expanded) return { press: row };
  const parent = rows.findLastIndex(({ level }, at) => at < active && level < row.level);
  return parent === -1 ? undefined : { to: parent };
}

/**
 * What a key does that is no letter of a name, by the pattern of trees in the ARIA Authoring Practices.
 *
 * @param active position of the active line
 * @param page number of lines that are in view
 * @returns nothing for keys of no meaning here
 */
export function stepOf(key: string, rows: readonly Row[], active: number, page: number): Step | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const to = (place: number): Step => ({ to: Math.min(Math.max(place, 0), rows.length - 1) });
  switch (key) {
    case "ArrowDown":
      return to(active + 1);
    case "ArrowUp":
      return to(active - 1);
    case "PageDown":
      return to(active + page);
    case "PageUp":
      return to(active - page);
    case "Home":
      return to(0);
    case "End":
      return to(rows.length - 1);
    case "ArrowLeft":
    case "ArrowRight":
      return sideways(rows, active, row, key);
    case "Enter":
    case " ":
      return { press: row };
    default:
      return undefined;
  }
}
