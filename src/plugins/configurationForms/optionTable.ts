import type { Heading, Root, RootContent, Table, TableCell, TableRow } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";

const TABLE = "OptionTable";
const HEADER = ["Type", "Default", "Flag"];

/**
 * Puts a table of all options in the place of `<OptionTable />`: one row for each heading that has a line with type, default
 * and flag below it, as far as the heading of the removed ones.
 *
 * @throws Error when the page has the element and no such heading
 */
export function tabulateOptions(tree: Root): void {
  const at = tree.children.findIndex((node) => (node as MdxJsxFlowElement).name === TABLE);
  if (at < 0) return;
  const rows = rowsOf(tree.children);
  if (rows.length === 0)
    throw new Error(`<${TABLE} /> is on a page without a table "${HEADER.join(" | ")}" of an option.`);
  const header = row(["Option", ...HEADER].map((value) => cell([{ type: "text", value }])));
  const table: Table = { type: "table", children: [header, ...rows] };
  tree.children[at] = table;
}

function rowsOf(nodes: readonly RootContent[]): TableRow[] {
  const removed = nodes.findIndex((node) => node.type === "heading" && idOf(node) === "removed");
  return nodes.slice(0, removed < 0 ? undefined : removed).flatMap((node, at) => {
    const facts = nodes[at + 1];
    if (node.type !== "heading" || facts?.type !== "table") return [];
    const [header, values] = facts.children;
    if (header?.children.map((one) => toString(one)).join() !== HEADER.join()) return [];
    const link: TableCell = cell([
      { type: "link", url: `#${idOf(node)}`, children: structuredClone(node.children) } as never,
    ]);
    return [row([link, ...structuredClone(values?.children ?? [])])];
  });
}

function idOf({ data }: Heading): string {
  return (data as { readonly id?: string } | undefined)?.id ?? "";
}

function row(children: TableCell[]): TableRow {
  return { type: "tableRow", children };
}

function cell(children: TableCell["children"]): TableCell {
  return { type: "tableCell", children };
}
