import type { Heading, Root, RootContent, Table, TableCell, TableRow, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";

const TABLE = "OptionTable";
const HEADER = ["Type", "Default", "Flag"];

/**
 * Replaces `<OptionTable />` by a table of all options: a row for each heading that is followed by a table with type, default
 * and flag, up to the heading of the removed options.
 *
 * @throws Error when the page has the element but no such heading
 */
export function tabulateOptions(tree: Root): void {
  const at = tree.children.findIndex((node) => (node as MdxJsxFlowElement).name === TABLE);
  if (at < 0) return;
  const rows = rowsOf(tree.children);
  if (rows.length === 0)
    throw new Error(`The page has <${TABLE} />, but no option with a table "${HEADER.join(" | ")}".`);
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

/** Lets a name wrap after its dots: the longest would make the table wider than the page. */
function breakable(name: string): (Text | MdxJsxTextElement)[] {
  const mayBreak: MdxJsxTextElement = { type: "mdxJsxTextElement", name: "wbr", attributes: [], children: [] };
  return name
    .split(/(?<=\.)/u)
    .flatMap((value, part) => [...(part > 0 ? [mayBreak] : []), { type: "text" as const, value }]);
}

/** Makes the cell with the long name of the flag. The section of the option has its short name and value. */
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
