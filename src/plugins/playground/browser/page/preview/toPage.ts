import type { ElementContent } from "hast";
import type { Code, FootnoteDefinition, FootnoteReference, Heading, Html, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { toHast } from "mdast-util-to-hast";
import type { Handlers, State } from "mdast-util-to-hast";
import { alertOf, pythonAdmonition } from "./admonitions";
import { admonition, element, fromJsx, text } from "./elements";
import type { Page } from "./page";
import { DEEPEST, parsePage } from "./parse";
import { fromTakeHomeJsx, unwrapped } from "./takeHome/elements";

/** Parts of a page that are shown; a browser is busy for too long with more. */
export const MOST_NODES = 3000;

/** Blocks of code that are shown in colours; all of them come to the page at once, each with a button. */
export const MOST_IN_COLOURS = 100;

interface Settings {
  /** Whether the site reads it as MDX. */
  readonly mdx: boolean;
  /** Whether `{#id}` at the end of a heading is its id. */
  readonly headingIds: boolean;
  /** Whether its components are those of the formatter that readers copy. */
  readonly takeHome?: boolean;
  /** The title that the front matter gives. */
  readonly title: string | undefined;
}

interface Context extends Settings {
  /** The level that each depth of heading has here. */
  readonly levels: ReadonlyMap<number, number>;
  /** Counts the parts, and remembers whether some were left out. */
  readonly budget: { left: number; cut: boolean };
}

const HEADING_ID = /\s*\{#(?<id>[^}\s]+)\}\s*$/u;

/** Gives a heading its level, and takes `{#id}` from its end. */
function prepareHeading(heading: Heading, { headingIds, levels }: Context): void {
  heading.depth = Math.min(levels.get(heading.depth) ?? heading.depth, 6) as Heading["depth"];
  const last = heading.children.at(-1);
  const found = headingIds && last?.type === "text" ? HEADING_ID.exec(last.value) : null;
  if (!found || last?.type !== "text") return;
  last.value = last.value.slice(0, found.index);
  heading.data = { hProperties: { id: found.groups?.["id"] } };
}

/** Nodes as long as there is room for them, with admonitions of all sites in one form. */
function prepared(nodes: readonly RootContent[], context: Context, depth: number): RootContent[] {
  const { budget, mdx, takeHome } = context;
  const kept: RootContent[] = [];
  const all = takeHome ? nodes.flatMap(unwrapped) : nodes;
  const waiting = all.entries();
  for (const [at, node] of waiting) {
    if (budget.left <= 0 || depth > DEEPEST) {
      budget.cut = true;
      break;
    }
    budget.left -= 1;
    const python = pythonAdmonition(node, all[at + 1], (block) => parsePage(block, mdx).root.children);
    // It is two nodes.
    if (python) waiting.next();
    const one = python ?? alertOf(node) ?? node;
    if (one.type === "heading") prepareHeading(one, context);
    if ("children" in one) one.children = prepared(one.children, context, depth + 1) as typeof one.children;
    kept.push(one);
  }
  return kept;
}

/** Docusaurus: the label of `:::warning[Label]` is a paragraph of its own. */
function fromDirective(state: State, directive: ContainerDirective): ElementContent {
  const [first, ...rest] = directive.children;
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  const title = label ? state.all(label) : [text(directive.name)];
  return admonition(directive.name, title, state.all(label ? { ...directive, children: rest } : directive));
}

/** What stands between braces is shown, as nothing evaluates it; a comment is not shown. */
function fromExpression(_: State, { value }: MdxFlowExpression | MdxTextExpression): ElementContent[] {
  return /^\s*\/\*[\s\S]*\*\/\s*$/u.test(value) ? [] : [element("code", {}, [text(`{${value}}`)])];
}

const stock: Handlers = {
  containerDirective: fromDirective,
  footnoteDefinition: (state, definition: FootnoteDefinition) => state.all(definition),
  footnoteReference: (_, { identifier }: FootnoteReference) => text(`[${identifier}]`),
  html: (_, { value }: Html) => text(value),
  mdxFlowExpression: fromExpression,
  mdxJsxFlowElement: fromJsx,
  mdxJsxTextElement: fromJsx,
  mdxTextExpression: fromExpression,
};

const takeHomeHandlers: Handlers = {
  ...stock,
  mdxJsxFlowElement: fromTakeHomeJsx,
  mdxJsxTextElement: fromTakeHomeJsx,
};

/** Shows blocks of code, the first of them in colours. */
function codeHandler(): (state: State, code: Code) => ElementContent {
  let blocks = 0;
  return (_, { lang, value }) => {
    blocks += 1;
    const block = { language: lang ?? "text", code: value };
    return element("block", blocks > MOST_IN_COLOURS ? { ...block, plain: true } : block);
  };
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

/** Depths of headings that Docusaurus and Starlight list beside a page, unless they are told otherwise. */
const LISTED = [2, 3];

/**
 * Makes of the Markdown or MDX of a page what can be shown of it. Nothing in the page is evaluated, and no element comes out
 * but those of Markdown, those of an allow-list, and the few that stand for components.
 *
 * @returns the page, and the level down to which its headings are listed beside it
 */
export function toPage(body: string, settings: Settings): Page & { readonly listed: number } {
  const { root, fault, cut } = parsePage(body, settings.mdx);
  const own = root.children.some((node) => node.type === "heading" && node.depth === 1);
  const title = own ? undefined : settings.title;
  const budget = { left: MOST_NODES, cut };
  const levels = levelsOf(root.children, title !== undefined);
  const context = { ...settings, levels, budget };
  const handlers = settings.takeHome ? takeHomeHandlers : stock;
  const content = toHast(
    { type: "root", children: prepared(root.children, context, 0) },
    {
      handlers: { ...handlers, code: codeHandler() },
    },
  );
  const listed = Math.max(...LISTED.map((depth) => levels.get(depth) ?? 0));
  return { title, content, fault, cut: budget.cut, listed };
}
