/** A cell of a table; shares and other fractions are given as text, so that each table chooses its own precision. */
export type Cell = string | number;

/**
 * A Markdown table, which reads well on a terminal too: columns are as wide as their widest cell, numbers are right-aligned.
 *
 * @param head - names of the columns
 * @param rows - each with a cell for every column
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [head, ...rows].map((row) => row.map((cell) => cellText(cell)));
  const isNumeric = head.map((_, column) => column > 0 && rows.every((row) => !/[a-z]{3}/iu.test(String(row[column]))));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => (isNumeric[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, at) => (isNumeric[at] ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [line(texts[0] ?? []), line(rule), ...texts.slice(1).map(line)].join("\n");
}

function cellText(cell: Cell): string {
  return typeof cell === "number" ? cell.toLocaleString("en-GB") : cell.replaceAll("|", "\\|");
}

/** A share from 0 to 1 as per cent, with one digit after the point. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
