import { splitName, WORD_JOINER, ZERO_WIDTH_SPACE } from "docusaurus-lean-search/text";
import type { InlineCode, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Code of at most this length fits into a line of every phone, so it never wraps. */
const MAX_UNBROKEN = 26;

/** Tables with fewer columns fit a phone, unless they contain code longer than `MAX_BESIDE`. */
const MIN_COLUMNS = 3;

/** Longest code that fits beside another column on a phone. */
const MAX_BESIDE = 18;

/** Content of a cell without a value. */
const EMPTY = "–";

/** Whether a phone is too narrow for the columns of a table. */
function isWide(table: Table): boolean {
  if ((table.children[0]?.children.length ?? 0) >= MIN_COLUMNS) return true;
  let hasLongCode = false;
  visit(table, "inlineCode", ({ value }) => {
    hasLongCode ||= value.length > MAX_BESIDE;
  });
  return hasLongCode;
}

/**
 * Marks a wide table as `stacked`, and labels its cells with the titles of their columns, except in the first column and in
 * cells without a value. Rows and cells need no `role` attributes: browsers keep the roles of rows and cells that a style
 * sheet turns into blocks (Safari since 17, Chromium since 80).
 */
function prepareTable(table: Table): void {
  const [head, ...body] = table.children;
  if (!head || !isWide(table)) return;
  table.data = { hProperties: { className: ["stacked"] } };
  const names = head.children.map((cell) => toString(cell));
  for (const row of body) {
    for (const [at, cell] of row.children.entries())
      if (at > 0 && toString(cell) !== EMPTY) cell.data = { hProperties: { "data-label": names[at] } };
  }
}

/**
 * Lets code of more than `MAX_UNBROKEN` characters wrap between the words of a name, and at a hyphen only in a part that is
 * itself longer. Shorter code never wraps.
 */
function wrapBetweenWords(code: InlineCode): void {
  if (code.value.length <= MAX_UNBROKEN) {
    code.data = { hProperties: { className: ["unbroken"] } };
    return;
  }
  // Copying and search indexing remove these characters.
  const value = splitName(code.value)
    .join(ZERO_WIDTH_SPACE)
    .replaceAll(/[^\s\u200B]+/gu, (word) =>
      word.length > MAX_UNBROKEN ? word : word.replaceAll(/-(?=.)/gu, `-${WORD_JOINER}`),
    );
  code.data = { hChildren: [{ type: "text", value }] };
}

interface Options {
  /** Which inline code to prepare. On pages with much code, preparing only code with a hyphen keeps the HTML small. */
  readonly code?: "all" | "hyphenated";
}

/** Remark plugin: marks tables that `src/css/base.css` stacks on phones, and lets inline code wrap only between words. */
export default function narrowScreens({ code = "all" }: Options = {}) {
  return (tree: Root): void => {
    visit(tree, "table", prepareTable);
    visit(tree, "inlineCode", (node) => {
      if (code === "all" || node.value.includes("-")) wrapBetweenWords(node);
    });
  };
}
