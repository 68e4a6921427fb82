import type { Row } from "./rows";

/** What a key does in the tree. */
export type Step =
  | { readonly do: "move"; readonly to: number }
  | { readonly do: "open" | "close" | "choose"; readonly row: Row };

const lastBefore = (rows: readonly Row[], from: number, matches: (row: Row) => boolean): number =>
  rows.findLastIndex((row, at) => at < from && matches(row));

/** The next line that begins with a letter, in a ring. */
function nextNamed(rows: readonly Row[], active: number, letter: string): number {
  const count = rows.length;
  const ring = rows.map((_, step) => (active + 1 + step) % count);
  return ring.find((at) => rows[at]?.name.toLowerCase().startsWith(letter.toLowerCase())) ?? -1;
}

function sideways(rows: readonly Row[], active: number, row: Row, key: "ArrowLeft" | "ArrowRight"): Step | undefined {
  if (key === "ArrowRight") {
    if (row.expanded === false) return { do: "open", row };
    return row.expanded && rows[active + 1] ? { do: "move", to: active + 1 } : undefined;
  }
  if (row.expanded) return { do: "close", row };
  const parent = lastBefore(rows, active, ({ level }) => level < row.level);
  return parent === -1 ? undefined : { do: "move", to: parent };
}

/**
 * What a key does, by the pattern of trees in the ARIA Authoring Practices.
 *
 * @param active position of the active line
 * @param page number of lines that are in view
 * @returns nothing for keys of no meaning here
 */
export function stepOf(key: string, rows: readonly Row[], active: number, page: number): Step | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const to = (place: number): Step => ({ do: "move", to: Math.min(Math.max(place, 0), rows.length - 1) });
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
      if (row.expanded === undefined) return { do: "choose", row };
      return { do: row.expanded ? "close" : "open", row };
    default: {
      const named = /^.$/u.test(key) ? nextNamed(rows, active, key) : -1;
      return named === -1 ? undefined : { do: "move", to: named };
    }
  }
}
