import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import type { ContainerDirective } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";

/** Maximum number of levels of nesting. Deeper content is not shown. */
export const MAX_DEPTH = 60;

/** The text of a page as a syntax tree. */
export interface PageTree {
  readonly root: Root;
  /** Whether the text was truncated, because it is too deeply nested. */
  readonly cut: boolean;
  /** The parser's message, if a site could not read the text as MDX. */
  readonly fault?: string | undefined;
}

/** Only block directives: in running text, sites show a colon as a colon. */
const markdown = [gfm(), { flow: directive().flow ?? {} }];

/** Elements and components become nodes with a name and attributes, which nothing evaluates. */
const markdownWithElements = [...markdown, mdxJsx()];

/** Without a JavaScript parser, any text between braces is an expression. */
const mdx = [
  ...markdownWithElements,
  mdxExpression(),
  { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } },
];

const mdastExtensions = [gfmFromMarkdown(), directiveFromMarkdown(), mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()];

/** Matches a line that opens or closes an admonition. */
const DIRECTIVE = /^[ \t>*+-]*:{3,}(?<name>[^\n]*)$/gmu;

/** Truncates the text at the first admonition that is too deeply nested: the parser reads its content once for each level. */
function cutDeepAdmonitions(body: string): string {
  let depth = 0;
  for (const found of body.matchAll(DIRECTIVE)) {
    const opens = /[a-z]/iu.test(found.groups?.["name"] ?? "");
    depth = opens ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return body.slice(0, found.index);
  }
  return body;
}

/**
 * Parses the text of a page. A text with an invalid element is parsed as Markdown without elements.
 *
 * @param isMdx whether sites read the text as MDX; others show an invalid element as plain text, which is not a mistake
 */
export function parsePage(body: string, isMdx: boolean): PageTree {
  const shown = cutDeepAdmonitions(body);
  const cut = shown !== body;
  try {
    return { root: fromMarkdown(shown, { extensions: isMdx ? mdx : markdownWithElements, mdastExtensions }), cut };
  } catch (error) {
    const fault = isMdx ? String(error instanceof Error ? error.message : error) : undefined;
    return { root: fromMarkdown(shown, { extensions: markdown, mdastExtensions }), cut, fault };
  }
}

const firstText = ({ children }: Paragraph): string | undefined =>
  children[0]?.type === "text" ? children[0].value : undefined;

/** An admonition as Docusaurus writes it: `:::warning[Title]`. */
function admonitionDirective(name: string, title: string, children: readonly RootContent[]): ContainerDirective {
  const label: Paragraph = {
    type: "paragraph",
    data: { directiveLabel: true },
    children: [{ type: "text", value: title }],
  };
  return { type: "containerDirective", name, children: [label, ...children] as ContainerDirective["children"] };
}

/** Reads an admonition of Hugo, mdBook or DocFX: a block quote that begins with a tone such as `[!WARNING]`. */
export function readQuotedAdmonition(node: RootContent): ContainerDirective | undefined {
  if (node.type !== "blockquote") return undefined;
  const [first, ...rest] = node.children;
  if (first?.type !== "paragraph") return undefined;
  const found = /^\[!(?<tone>\w+)\]\s*(?<more>[\s\S]*)$/u.exec(firstText(first) ?? "");
  if (!found?.groups) return undefined;
  const { tone = "", more = "" } = found.groups;
  const inline: PhrasingContent[] = [...(more === "" ? [] : [{ type: "text", value: more } as const])];
  inline.push(...first.children.slice(1));
  const opening: RootContent[] = inline.length === 0 ? [] : [{ type: "paragraph", children: inline }];
  return admonitionDirective(tone.toLowerCase(), tone.toLowerCase(), [...opening, ...rest]);
}

/**
 * Reads an admonition of MkDocs: a paragraph `!!! warning "Title"` and the indented block after it, which the parser returns as
 * code.
 */
export function readPythonAdmonition(
  node: RootContent,
  next: RootContent | undefined,
  isMdx: boolean,
): ContainerDirective | undefined {
  if (node.type !== "paragraph" || node.children.length > 1 || next?.type !== "code" || next.lang) return undefined;
  const found = /^!!! (?<tone>\w+)(?: "(?<title>[^"]*)")?$/u.exec(firstText(node) ?? "");
  if (!found?.groups) return undefined;
  const { tone = "", title = tone } = found.groups;
  return admonitionDirective(tone, title, parsePage(next.value, isMdx).root.children);
}
