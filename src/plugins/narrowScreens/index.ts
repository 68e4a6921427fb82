import type { InlineCode, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Code of this length fits into a line of every phone, so it is never broken at a hyphen. */
const MAX_UNBROKEN = 26;

/** Tables with fewer columns fit a phone. */
const MIN_COLUMNS = 3;

/** What stands in a cell that has nothing to say. */
const EMPTY = "–";

/** Names each cell after its column. The roles stay when a style sheet turns rows into blocks. */
function labelCells(table: Table): void {
  const [head, ...body] = table.children;
  if (!head || head.children.length < MIN_COLUMNS) return;
  table.data = { hProperties: { className: ["stacked"], role: "table" } };
  head.data = { hProperties: { role: "row" } };
  for (const cell of head.children) cell.data = { hProperties: { role: "columnheader" } };
  const names = head.children.map((cell) => toString(cell));
  for (const row of body) {
    row.data = { hProperties: { role: "row" } };
    for (const [at, cell] of row.children.entries()) {
      const label = at > 0 && toString(cell) !== EMPTY ? { "data-label": names[at] } : {};
      cell.data = { hProperties: { role: "cell", ...label } };
    }
  }
}

function keepTogether(code: InlineCode): void {
  if (code.value.length <= MAX_UNBROKEN) code.data = { hProperties: { className: ["unbroken"] } };
}

/**
 * Remark plugin: prepares tables to become stacked rows on phones, and keeps short code on one line. `src/css/base.css`
 * does the rest.
 */
export default function narrowScreens() {
  return (tree: Root): void => {
    visit(tree, "table", labelCells);
    visit(tree, "inlineCode", keepTogether);
  };
}
