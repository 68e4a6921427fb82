import type { Heading, Root, RootContent, Table, TableCell, TableRow, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
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
  tree.children[at] = {
    type: "mdxJsxFlowElement",
    name: "div",
    attributes: [{ type: "mdxJsxAttribute", name: "className", value: "fixed-columns option-table" }],
    children: [table],
  };
}

function rowsOf(nodes: readonly RootContent[]): TableRow[] {
  const removed = nodes.findIndex((node) => node.type === "heading" && idOf(node) === "removed");
  return nodes.slice(0, removed < 0 ? undefined : removed).flatMap((node, at) => {
    const facts = nodes[at + 1];
    if (node.type !== "heading" || facts?.type !== "table") return [];
    const [header, values] = facts.children;
    if (header?.children.map((one) => toString(one)).join() !== HEADER.join()) return [];
    const link = { type: "link", url: `#${idOf(node)}`, children: breakable(toString(node)) };
    const [type, fallback, flag] = structuredClone(values?.children ?? []);
    return [row([cell([link as never]), type ?? cell([]), fallback ?? cell([]), flagCell(flag)])];
  });
}

/** A name that may break after its dots: the longest ones would make the table wider than the page. */
function breakable(name: string): (Text | MdxJsxTextElement)[] {
  const mayBreak: MdxJsxTextElement = { type: "mdxJsxTextElement", name: "wbr", attributes: [], children: [] };
  return name
    .split(/(?<=\.)/u)
    .flatMap((value, part) => [...(part > 0 ? [mayBreak] : []), { type: "text" as const, value }]);
}

/** The long name of the flag; its short one and its value are in the entry. */
function flagCell(flag: TableCell | undefined): TableCell {
  const [name] = /--\w+/u.exec(flag ? toString(flag) : "") ?? [];
  return cell([name === undefined ? { type: "text", value: "–" } : { type: "inlineCode", value: name }]);
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
