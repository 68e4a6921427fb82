import type { PhrasingContent, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { alertOf, pythonAdmonition } from "./admonitions";
import type { Admonition } from "./admonitions";
import { nodesOf } from "./elements";
import type { PageNode, PlainTag } from "./nodes";
import { parsePage } from "./parse";

/** Parts of a page that are shown; a browser is busy for too long with more. */
const MOST_NODES = 3000;

/** Levels of nesting that are shown; what is deeper is left out. */
const DEEPEST = 60;

interface Context {
  readonly mdx: boolean;
  readonly headingIds: boolean;
  readonly definitions: ReadonlyMap<string, string>;
  /** The level that each depth of heading has here. */
  readonly levels: ReadonlyMap<number, number>;
  /** Counts the parts, and remembers whether some were left out. */
  readonly budget: { left: number; cut: boolean };
}

const plain = (tag: PlainTag, children: readonly PageNode[]): PageNode => ({ kind: "plain", tag, children });

const headingTag = (level: number): PlainTag => `h${String(Math.min(level, 6))}` as PlainTag;

const HEADING_ID = /\s*\{#(?<id>[^}\s]+)\}\s*$/u;

/** Takes `{#id}` from the end of a heading. */
function withId(
  children: readonly PageNode[],
  context: Context,
): { readonly id?: string; readonly children: readonly PageNode[] } {
  const last = children.at(-1);
  const id = context.headingIds && typeof last === "string" ? HEADING_ID.exec(last)?.groups?.["id"] : undefined;
  if (id === undefined || typeof last !== "string") return { children };
  return { id, children: [...children.slice(0, -1), last.replace(HEADING_ID, "")] };
}

function tableOf({ children: rows }: Table, context: Context, depth: number): PageNode {
  const row = (at: number, cell: "th" | "td"): PageNode =>
    plain(
      "tr",
      (rows[at]?.children ?? []).map(({ children }) => plain(cell, all(children, context, depth))),
    );
  const body = rows.slice(1).map((_, at) => row(at + 1, "td"));
  return plain("table", [plain("thead", [row(0, "th")]), plain("tbody", body)]);
}

function admonition({ tone, title, children }: Admonition, context: Context, depth: number): PageNode {
  return { kind: "admonition", tone, title: [title], children: all(children, context, depth) };
}

/** Docusaurus: the label of `:::warning[Label]` is a paragraph of its own. */
function directiveOf({ name, children }: ContainerDirective, context: Context, depth: number): PageNode {
  const [first, ...rest] = children;
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  const content = all(label ? rest : children, context, depth);
  return {
    kind: "admonition",
    tone: name,
    title: label ? all(label.children, context, depth) : [name],
    children: content,
  };
}

function one(node: RootContent, context: Context, depth: number): readonly PageNode[] {
  const inside = (children: readonly (RootContent | PhrasingContent)[]): readonly PageNode[] =>
    all(children, context, depth + 1);
  switch (node.type) {
    case "text":
    case "html":
      return [node.value];
    case "paragraph":
      return [plain("p", inside(node.children))];
    case "heading":
      return [
        {
          kind: "plain",
          tag: headingTag(context.levels.get(node.depth) ?? node.depth),
          ...withId(inside(node.children), context),
        },
      ];
    case "strong":
      return [plain("strong", inside(node.children))];
    case "emphasis":
      return [plain("em", inside(node.children))];
    case "delete":
      return [plain("del", inside(node.children))];
    case "inlineCode":
      return [plain("code", [node.value])];
    case "code":
      return [{ kind: "block", language: node.lang ?? "text", code: node.value }];
    case "break":
      return [plain("br", [])];
    case "thematicBreak":
      return [plain("hr", [])];
    case "link":
      return [{ kind: "link", href: node.url, children: inside(node.children) }];
    case "linkReference":
      return [{ kind: "link", href: context.definitions.get(node.identifier) ?? "", children: inside(node.children) }];
    // Nothing is fetched for a page: an image is told by its text.
    case "image":
      return [{ kind: "link", href: node.url, children: [`image: ${node.alt ?? node.url}`] }];
    case "imageReference":
      return [node.alt ?? node.identifier];
    case "blockquote": {
      const alert = alertOf(node);
      return [alert ? admonition(alert, context, depth + 1) : plain("blockquote", inside(node.children))];
    }
    case "list":
      return [plain(node.ordered ? "ol" : "ul", inside(node.children))];
    case "listItem": {
      const box = node.checked === true ? ["☑ "] : ["☐ "];
      return [plain("li", [...(typeof node.checked === "boolean" ? box : []), ...inside(node.children)])];
    }
    case "table":
      return [tableOf(node, context, depth + 1)];
    case "containerDirective":
      return [directiveOf(node, context, depth + 1)];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return nodesOf(node, inside(node.children));
    // What stands between braces is shown, as nothing evaluates it; a comment is not shown.
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return /^\s*\/\*[\s\S]*\*\/\s*$/u.test(node.value) ? [] : [plain("code", [`{${node.value}}`])];
    case "footnoteReference":
      return [`[${node.identifier}]`];
    case "footnoteDefinition":
    case "leafDirective":
    case "textDirective":
    case "tableRow":
    case "tableCell":
      return inside(node.children);
    // They show nothing by themselves, or are no part of what is parsed.
    case "definition":
    case "mdxjsEsm":
    case "yaml":
      return [];
  }
}

/** An admonition of MkDocs, which is two nodes. */
function pythonAt(
  nodes: readonly (RootContent | PhrasingContent)[],
  at: number,
  context: Context,
): Admonition | undefined {
  const [node, next] = nodes.slice(at, at + 2);
  if (node?.type !== "paragraph") return undefined;
  return pythonAdmonition(node, next, (text) => parsePage(text, context.mdx).root.children);
}

/** Parts of a list of nodes, as long as there is room for them. */
function all(nodes: readonly (RootContent | PhrasingContent)[], context: Context, depth: number): readonly PageNode[] {
  const { budget } = context;
  const parts: PageNode[] = [];
  let skip = false;
  for (const [at, node] of nodes.entries()) {
    if (skip) {
      skip = false;
      continue;
    }
    if (budget.left <= 0 || depth > DEEPEST) {
      budget.cut = true;
      break;
    }
    budget.left -= 1;
    const python = pythonAt(nodes, at, context);
    skip = python !== undefined;
    // One by one: a page may have more parts than a call takes arguments.
    for (const part of python ? [admonition(python, context, depth + 1)] : one(node, context, depth)) parts.push(part);
  }
  return parts;
}

/**
 * The level of each depth of heading: the tool leaves depths out, which readers of headings would look for.
 *
 * @param titled whether a title stands above
 */
function levelsOf(nodes: readonly RootContent[], titled: boolean): ReadonlyMap<number, number> {
  const depths = new Set(nodes.flatMap((node) => (node.type === "heading" ? [node.depth] : [])));
  return new Map([...depths].sort().map((depth, at) => [depth, at + (titled ? 2 : 1)]));
}

/** What was made of a page. */
interface Converted {
  /** The title, where the text has none of its own. */
  readonly title: string | undefined;
  readonly nodes: readonly PageNode[];
  readonly fault?: string;
  readonly cut: boolean;
}

interface Settings {
  /** Whether the site reads it as MDX. */
  readonly mdx: boolean;
  /** Whether `{#id}` at the end of a heading is its id. */
  readonly headingIds: boolean;
  /** The title that the front matter gives. */
  readonly title: string | undefined;
}

/**
 * Makes of the Markdown or MDX of a page what can be shown of it. Nothing in the page is evaluated, and nothing but the
 * elements of an allow-list comes out.
 */
export function toNodes(body: string, { mdx, headingIds, title }: Settings): Converted {
  const { root, fault } = parsePage(body, mdx);
  const own = root.children.some((node) => node.type === "heading" && node.depth === 1);
  const shown = own ? undefined : title;
  const context: Context = {
    mdx,
    headingIds,
    definitions: new Map(
      root.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])),
    ),
    levels: levelsOf(root.children, shown !== undefined),
    budget: { left: MOST_NODES, cut: false },
  };
  const nodes = all(root.children, context, 0);
  return { title: shown, nodes, fault, cut: context.budget.cut };
}
