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
