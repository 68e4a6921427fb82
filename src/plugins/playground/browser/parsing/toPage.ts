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

/** A page that can be shown. */
export interface Page {
  /** The title, if the text has none of its own. */
  readonly title: string | undefined;
  /** The text, in elements of an allow-list and a few that stand for components. */
  readonly content: Nodes;
  /** Why a site could not read it as MDX. */
  readonly fault?: string;
  /** Whether the page was too long or too deeply nested, and is truncated. */
  readonly cut: boolean;
  /** The lowest level of heading that a site lists beside the page. */
  readonly listed: number;
}

interface Settings {
  /** Whether the site reads it as MDX. */
  readonly mdx: boolean;
  /** Whether `{#id}` at the end of a heading is its id, as in Docusaurus. */
  readonly headingIds: boolean;
  /** Whether the reference formatter wrote it. */
  readonly isReference?: boolean;
  /** The title in its front matter. */
  readonly title: string | undefined;
}

interface Context extends Settings {
  /** The level that each depth of heading gets. */
  readonly levels: ReadonlyMap<number, number>;
  /** Counts the nodes that can still be shown. */
  readonly budget: { left: number; cut: boolean };
}

/** Numbers the levels of headings without the gaps that the tool leaves, from 2 if the page has a title. */
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
  const parts = node.children.filter((child) => !isBlank(child));
  return parts.length > 0 && parts.every(({ type }) => type === "mdxJsxTextElement") ? parts : [node];
}

/** Copies nodes within the budget, with levels of headings and the admonitions of all frameworks in one form. */
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
    // Its content is the next node.
    if (python) entries.next();
    const one = python ?? readQuotedAdmonition(node) ?? node;
    if (one.type === "heading") prepareHeading(one, context);
    if ("children" in one) one.children = prepare(one.children, context, depth + 1) as typeof one.children;
    prepared.push(one);
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
  const hasOwnTitle = root.children.some((node) => node.type === "heading" && node.depth === 1);
  const title = hasOwnTitle ? undefined : settings.title;
  const levels = levelsOf(root.children, title !== undefined);
  const budget = { left: MAX_NODES, cut };
  const children = prepare(root.children, { ...settings, levels, budget }, 0);
  const content = toHast({ type: "root", children }, { handlers: handlersFor(settings) });
  const listed = Math.max(...LISTED.map((depth) => levels.get(depth) ?? 0));
  return { title, content, fault, cut: budget.cut, listed };
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

/** Gives each heading without an id the one that Docusaurus makes of its text. */
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
    const listed = heading.replace(/[\s●]+$/u, "").replace(/\s+/gu, " ");
    headings.push({ id, level: Number(node.tagName.slice(1)), text: listed.trim(), hasCode: hasCode(node) });
  });
  return headings;
}
