import { headingsOf } from "./headings";
import type { Heading } from "./headings";
import { lineOf, nodesOf, sourceTextOf, walk } from "./node";
import type { MarkdownNode } from "./node";

/** Cells of a table by the name of their column, with inline code between backticks. */
export type Row = Readonly<Record<string, string>>;

/** The content below a heading, up to the next heading of any level. */
export interface Section {
  readonly heading: Heading;
  /** Headings of the levels above, outermost first. */
  readonly parents: readonly Heading[];
  readonly nodes: readonly MarkdownNode[];
}

/** Splits a page into its sections. Content before the first heading belongs to none. */
export function sectionsOf(tree: MarkdownNode): Section[] {
  const headings = headingsOf(tree);
  return headings.map((heading, at) => {
    const end = headings[at + 1]?.line ?? Number.POSITIVE_INFINITY;
    const nodes = (tree.children ?? []).filter((node) => lineOf(node) > heading.line && lineOf(node) < end);
    return { heading, parents: parentsOf(headings.slice(0, at), heading.depth), nodes };
  });
}

/** The rows of every table of a section. */
export function rowsOf({ nodes }: Section): Row[] {
  return nodes.flatMap((node) => nodesOf(node, "table")).flatMap(tableRows);
}

/** The content of every inline code and code block. */
export function codesOf(node: MarkdownNode): string[] {
  return [...walk(node)].filter(({ type }) => type === "inlineCode" || type === "code").map(({ value = "" }) => value);
}

/** The inline code in a cell of a row. */
export function spansOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]*)`/gu)].map(([, code = ""]) => code);
}

function parentsOf(before: readonly Heading[], depth: number): Heading[] {
  const parent = before.findLast((heading) => heading.depth < depth);
  return parent === undefined ? [] : [...parentsOf(before.slice(0, before.indexOf(parent)), parent.depth), parent];
}

function tableRows(table: MarkdownNode): Row[] {
  const [head = [], ...body] = (table.children ?? []).map((row) => (row.children ?? []).map(sourceTextOf));
  return body.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ""])));
}
