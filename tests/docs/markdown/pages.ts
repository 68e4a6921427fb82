import {
  DEFAULT_PARSE_FRONT_MATTER,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from "@docusaurus/utils";
import { createProcessor } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { readSource, writtenPages } from "./files";

/** Reads all hand-written pages. */
export async function readPages(): Promise<Page[]> {
  return Promise.all((await writtenPages()).map(async (file) => parsePage(file, await readSource(file))));
}

/** A page as its author wrote it. */
export interface Page {
  /** Path from the project's folder, as in `docs/intro.mdx`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: MarkdownNode;
}

/** Reads the same dialect as the site: MDX with tables and admonitions. */
const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });

/**
 * Parses a page into its front matter and its syntax tree. Lines are counted from the start of the file.
 *
 * @param path of the page
 * @param source text of the file
 */
export async function parsePage(path: string, source: string): Promise<Page> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: path, fileContent: source });
  // Blank lines replace the front matter, so that line numbers match the file.
  const body = source.slice(source.lastIndexOf(content));
  const skipped = source.length - body.length;
  const blank = source.slice(0, skipped).replaceAll(/[^\n]/gu, "");
  return { path, frontMatter, tree: processor.parse(blank + escapeMarkdownHeadingIds(body)) as MarkdownNode };
}

/** The properties of a Markdown syntax tree that the tests read. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  /** Of a heading: 1 to 6. */
  readonly depth?: number;
  /** Of a link, an image or a definition. */
  readonly url?: string;
  readonly alt?: string | null;
  /** Of a code block. */
  readonly lang?: string | null;
  /** Of an element in JSX: its name, or null for a fragment. */
  readonly name?: string | null;
  readonly attributes?: readonly MarkdownAttribute[] | Readonly<Record<string, string>>;
  readonly position?: { readonly start: { readonly line: number } };
}

interface MarkdownAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** The node and its descendants, in the order of the page. */
export function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Every node of one type, in the order of the page. */
export function nodesOf(tree: MarkdownNode, type: string): MarkdownNode[] {
  return [...walk(tree)].filter((node) => node.type === type);
}

/** Line on which a node starts, counted from 1. */
export function lineOf(node: MarkdownNode): number {
  return node.position?.start.line ?? 0;
}

/**
 * The text of a node as a reader sees it.
 *
 * @param code maps the content of inline code; unchanged by default
 */
export function textOf(node: MarkdownNode, code: (value: string) => string = (value) => value): string {
  if (node.type === "inlineCode") return code(node.value ?? "");
  if (node.type === "text") return node.value ?? "";
  if (node.type === "break") return "\n";
  return (node.children ?? []).map((child) => textOf(child, code)).join("");
}

/** The text of a node with inline code between backticks, as in the source. */
export function sourceTextOf(node: MarkdownNode): string {
  return textOf(node, (value) => `\`${value}\``);
}

/** The value of an attribute of a JSX element, if it is a string. */
export function attributeOf({ attributes }: MarkdownNode, name: string): string | undefined {
  const list: readonly MarkdownAttribute[] = Array.isArray(attributes) ? attributes : [];
  const value = list.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** A heading of a page. */
export interface Heading {
  /** With inline code between backticks, without the explicit id. */
  readonly text: string;
  readonly id: string;
  readonly explicit: boolean;
  readonly depth: number;
  readonly line: number;
  readonly node: MarkdownNode;
}

/** The headings of a page, with the ids that Docusaurus gives them. */
export function headingsOf(tree: MarkdownNode): Heading[] {
  const slugger = createSlugger();
  return nodesOf(tree, "heading").map((node) => {
    const { id } = parseMarkdownHeadingId(textOf(node));
    return {
      text: parseMarkdownHeadingId(sourceTextOf(node)).text,
      id: id ?? slugger.slug(textOf(node)),
      explicit: id !== undefined,
      depth: node.depth ?? 0,
      line: lineOf(node),
      node,
    };
  });
}

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
