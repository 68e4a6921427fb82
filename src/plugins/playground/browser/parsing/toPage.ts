import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Nodes } from "hast";
import type { Code, FootnoteDefinition, FootnoteReference, Heading, Html, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { toHast } from "mdast-util-to-hast";
import type { Handlers, State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { admonition, element, fromJsx, fromReferenceJsx, text } from "./elements";
import { MAX_DEPTH, parsePage, readPythonAdmonition, readQuotedAdmonition } from "./parse";

/** Maximum number of nodes of a page: more would block the browser for too long. */
const MAX_NODES = 3000;

/** Maximum number of highlighted code blocks: all are rendered at once, each with a copy button. */
const MAX_HIGHLIGHTED = 100;

/** A parsed page. */
export interface Page {
  /** The title in the front matter; undefined if a heading in the text is the title. */
  readonly title: string | undefined;
  /** The text as elements: those of an allow-list, and a few that stand for components. */
  readonly content: Nodes;
  /** The parser's message, if a site could not read the page as MDX. */
  readonly fault?: string;
  /** Whether the page was too long or too deeply nested, and is truncated. */
  readonly cut: boolean;
  /** The deepest level among the headings that a site lists beside the page; 0 if it lists none. */
  readonly deepestListed: number;
}

interface Settings {
  /** Whether sites read the page as MDX. */
  readonly mdx: boolean;
  /** Whether `{#id}` at the end of a heading is its id, as in Docusaurus. */
  readonly headingIds: boolean;
  /** Whether the reference formatter wrote the page. */
  readonly isReference?: boolean;
  /** The title in the front matter. */
  readonly title: string | undefined;
}

interface Context extends Settings {
  /** The shown level of a heading, by its depth in the text. */
  readonly levels: ReadonlyMap<number, number>;
  /** Counts the nodes that can still be shown. */
  readonly budget: { left: number; cut: boolean };
}

/** Numbers the levels of headings without the gaps that the tool leaves, from 2 if the page has a title, otherwise from 1. */
function levelsOf(nodes: readonly RootContent[], hasTitle: boolean): ReadonlyMap<number, number> {
  const depths = new Set(nodes.flatMap((node) => (node.type === "heading" ? [node.depth] : [])));
  return new Map([...depths].sort().map((depth, at) => [depth, at + (hasTitle ? 2 : 1)]));
}

const HEADING_ID = /\s*\{#(?<id>[^}\s]+)\}\s*$/u;

/** Sets the level of a heading, and turns `{#id}` at its end into its id. */
function prepareHeading(heading: Heading, { headingIds, levels }: Context): void {
  heading.depth = Math.min(levels.get(heading.depth) ?? heading.depth, 6) as Heading["depth"];
  const last = heading.children.at(-1);
  const found = headingIds && last?.type === "text" ? HEADING_ID.exec(last.value) : null;
  if (!found || last?.type !== "text") return;
  last.value = last.value.slice(0, found.index);
  heading.data = { hProperties: { id: found.groups?.["id"] } };
}

const isBlank = (node: PhrasingContent): boolean => node.type === "text" && node.value.trim() === "";

/** Replaces a paragraph that contains only components with the components, as MDX does. */
function unwrapComponents(node: RootContent): readonly RootContent[] {
  if (node.type !== "paragraph") return [node];
  const children = node.children.filter((child) => !isBlank(child));
  return children.length > 0 && children.every(({ type }) => type === "mdxJsxTextElement") ? children : [node];
}

/** Sets levels and ids of headings, converts the admonitions of all frameworks to one form, and drops nodes over the budget. */
function prepare(nodes: readonly RootContent[], context: Context, depth: number): RootContent[] {
  const { budget, mdx, isReference } = context;
  const all = isReference ? nodes.flatMap(unwrapComponents) : nodes;
  const prepared: RootContent[] = [];
  const entries = all.entries();
  for (const [at, node] of entries) {
    if (budget.left <= 0 || depth > MAX_DEPTH) {
      budget.cut = true;
      break;
    }
    budget.left -= 1;
    const python = readPythonAdmonition(node, all[at + 1], mdx);
    // The next node is the content of this admonition.
    if (python) entries.next();
    const result = python ?? readQuotedAdmonition(node) ?? node;
    if (result.type === "heading") prepareHeading(result, context);
    if ("children" in result) result.children = prepare(result.children, context, depth + 1) as typeof result.children;
    prepared.push(result);
  }
  return prepared;
}

function fromDirective(state: State, directive: ContainerDirective): ElementContent {
  const [first, ...rest] = directive.children;
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  const title = label ? state.all(label) : [text(directive.name)];
  return admonition(directive.name, title, state.all(label ? { ...directive, children: rest } : directive));
}

/** Shows an expression as its source, because nothing evaluates it. A comment is not shown. */
function fromExpression(_: State, { value }: MdxFlowExpression | MdxTextExpression): ElementContent[] {
  return /^\s*\/\*[\s\S]*\*\/\s*$/u.test(value) ? [] : [element("code", {}, [text(`{${value}}`)])];
}

function handlersFor({ isReference }: Settings): Handlers {
  const jsx = isReference ? fromReferenceJsx : fromJsx;
  let blocks = 0;
  return {
    code: (_, { lang, value }: Code) => {
      blocks += 1;
      const block = { language: lang ?? "text", code: value };
      return element("block", blocks > MAX_HIGHLIGHTED ? { ...block, plain: true } : block);
    },
    containerDirective: fromDirective,
    footnoteDefinition: (state, definition: FootnoteDefinition) => state.all(definition),
    footnoteReference: (_, { identifier }: FootnoteReference) => text(`[${identifier}]`),
    html: (_, { value }: Html) => text(value),
    mdxFlowExpression: fromExpression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxTextExpression: fromExpression,
  };
}

/** The depths of headings that Docusaurus lists beside a page. */
const LISTED = [2, 3];

/**
 * Converts the Markdown or MDX of a page to elements that can be shown. Nothing in the page is evaluated, and the
 * result has only elements of Markdown, of an allow-list, and a few that stand for components.
 */
export function toPage(body: string, settings: Settings): Page {
  const { root, fault, cut } = parsePage(body, settings.mdx);
  const hasTitleHeading = root.children.some((node) => node.type === "heading" && node.depth === 1);
  const title = hasTitleHeading ? undefined : settings.title;
  const levels = levelsOf(root.children, title !== undefined);
  const budget = { left: MAX_NODES, cut };
  const children = prepare(root.children, { ...settings, levels, budget }, 0);
  const content = toHast({ type: "root", children }, { handlers: handlersFor(settings) });
  const deepestListed = Math.max(...LISTED.map((depth) => levels.get(depth) ?? 0));
  return { title, content, fault, cut: budget.cut, deepestListed };
}

/** A heading of a page. */
export interface PageHeading {
  readonly id: string;
  /** From 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Whether it has code, such as the name of a field. */
  readonly hasCode: boolean;
}

function hasCode(node: Nodes): boolean {
  return "children" in node && ((node.type === "element" && node.tagName === "code") || node.children.some(hasCode));
}

/** The text of a heading, without its badges. */
function headingText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && node.tagName === "badge")) return "";
  return node.children.map(headingText).join("");
}

/** Lists the headings of a page. A heading without an id gets the id that Docusaurus makes of its text. */
export function identifyHeadings(content: Nodes): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(content, "element", (node: Element) => {
    if (!/^h[1-6]$/u.test(node.tagName)) return;
    const heading = headingText(node);
    const given = node.properties["id"];
    const id = typeof given === "string" ? given : slugger.slug(heading);
    node.properties["id"] = id;
    // The presets write a bullet before a badge. Without the badge, it separates nothing.
    const label = heading.replace(/[\s●]+$/u, "").replace(/\s+/gu, " ");
    headings.push({ id, level: Number(node.tagName.slice(1)), text: label.trim(), hasCode: hasCode(node) });
  });
  return headings;
}
