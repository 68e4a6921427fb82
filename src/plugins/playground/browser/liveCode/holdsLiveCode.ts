import type { Nodes, Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Options } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { EXIT, visit } from "unist-util-visit";
import { mdxjs } from "micromark-extension-mdxjs";
import { isKnownAttribute, isKnownElement, SPACE } from "./known";

/** MDX without a JavaScript parser: anything between braces counts as an expression, so this accepts more than MDX does. */
const mdx = {
  extensions: [mdxJsx(), mdxExpression(), { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } }],
  mdastExtensions: [mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()],
} satisfies Options;

const withGfm = {
  extensions: [...mdx.extensions, gfm()],
  mdastExtensions: [...mdx.mdastExtensions, ...gfmFromMarkdown()],
} satisfies Options;

const withDirectives = {
  extensions: [...withGfm.extensions, directive()],
  mdastExtensions: [...withGfm.mdastExtensions, directiveFromMarkdown()],
} satisfies Options;

/** Dialects that sites use. Each has its own rules for where code in backticks ends, so a page is checked in all of them. */
const DIALECTS: readonly Options[] = [mdx, withGfm, withDirectives];

/** Whether a node begins with `import` or `export` at the start of a line, which MDX reads as a module. */
function isModule({ position }: Nodes, body: string): boolean {
  const { column, offset = 0 } = position?.start ?? { column: 0 };
  return column === 1 && /^(?:import|export) /u.test(body.slice(offset, offset + 7));
}

/** Nodes in headings whose text Docusaurus escapes in the table of contents. The text of other nodes becomes HTML there. */
const ESCAPED = new Set(["delete", "emphasis", "inlineCode", "link", "mdxJsxTextElement", "strong", "text"]);

/**
 * Whether a link leads to another site, or to a path without `../`. Other links can run a script, publish a file of the machine
 * that builds the site, or name a loader that the bundler runs.
 */
function isPlainLink(url: string): boolean {
  if (/^(?:https?|mailto):/iu.test(url)) return true;
  if (/[!\\]/u.test(url)) return false;
  try {
    const decoded = decodeURIComponent(url);
    const isPage = /^[^?#]*(?<![^/?#])[^./?#]*(?:\.(?:mdx?|html))?(?:[?#](?!.*\.\.).*)?$/iu.test(decoded);
    return !/^@|[\p{Cc}\\]|^[a-z][a-z\d+.-]*:/iu.test(decoded) && (isPage || !/(?:^|\/)\.\.\//u.test(decoded));
  } catch {
    return false;
  }
}

/**
 * Whether a node is the title and has a backslash. Docusaurus writes the title into a string of a JavaScript module, which a
 * backslash and a quote can end.
 */
const isTitleWithBackslash = (node: Nodes): boolean =>
  node.type === "heading" && node.depth === 1 && toString(node).includes("\\");

/**
 * Whether a heading, or a node in one, has text that becomes HTML in the table of contents.
 *
 * @upstream @docusaurus/mdx-loader/lib/remark/toc/utils.js
 */
function isHtmlInContents(node: Nodes): boolean {
  if (node.type !== "heading" && !ESCAPED.has(node.type)) return toString(node).includes("<");
  return "children" in node && node.children.some(isHtmlInContents);
}

function isLive(node: Nodes, body: string): boolean {
  if (node.type === "heading" && (isHtmlInContents(node) || isTitleWithBackslash(node))) return true;
  if ("url" in node) return !isPlainLink(node.url);
  // Sites with live code blocks run such a block in the page.
  if (node.type === "code") return /(?:^|\s)live(?:\s|$)/u.test(node.meta ?? "");
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return `{${node.value}}` !== SPACE;
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return isModule(node, body);
  const areKnown = node.attributes.every((one) => {
    if (one.type !== "mdxJsxAttribute") return false;
    const { name, value } = one;
    return typeof value === "string" ? isKnownAttribute(name, value) : isKnownAttribute(name, "", value?.value);
  });
  return !isKnownElement(node.name) || !areKnown;
}

function hasLiveNode(root: Root, body: string): boolean {
  let found = false;
  visit(root, (node) => {
    found = isLive(node, body);
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * Matches the first line of an admonition with a title. Docusaurus puts the title into brackets, and code in backticks can't
 * extend beyond these.
 *
 * @upstream @docusaurus/utils/lib/markdownUtils.js
 */
const TITLE =
  /^((?:> ?)*(?: +|\t+)?:{3,}(?:secondary|info|success|danger|note|tip|warning|important|caution)) +(.*)$/gmu;

/**
 * Escapes the brace of a heading's id as Docusaurus does: only once per heading, which may leave another brace unescaped.
 *
 * @upstream @docusaurus/utils/lib/markdownHeadingIdUtils.js
 */
const withIdsEscaped = (body: string): string =>
  body.replaceAll(/^#{1,6}(?!#).*/gmu, (line) => line.replace("{#", "\\{#").replace("\\\\{#", "\\{#"));

const withTitlesInBrackets = (body: string): string => body.replaceAll(TITLE, "$1[$2]");

/** Returns the text that MDX reads, after the changes by Docusaurus. */
const asDocusaurusReads = (body: string): string => withIdsEscaped(withTitlesInBrackets(body));

/**
 * Whether the part of a page that comes from the schema has anything that a site could run: a module, an expression, an element
 * or attribute that neither a preset nor the reference formatter writes, an unsafe link, a live code block, HTML in the table of
 * contents, or a backslash in the title. Nothing is evaluated. Text that this parser can't read counts too, because a parser
 * with JavaScript may get further.
 *
 * @param body of the page, below the modules that the preset writes
 */
export function holdsLiveCode(body: string): boolean {
  // Docusaurus removes the fences of such a block before MDX reads the page.
  if (/^ *`{3,4} *mdx-code-block/mu.test(body)) return true;
  const titled = withTitlesInBrackets(body);
  const bodies = new Set([body, titled, withIdsEscaped(body), asDocusaurusReads(body)]);
  try {
    return [...bodies].some((text) => DIALECTS.some((options) => hasLiveNode(fromMarkdown(text, options), text)));
  } catch {
    return true;
  }
}

const docusaurus: Options = { ...withDirectives, extensions: [mdxjs(), gfm(), directive()] };

/**
 * Returns why MDX, with its JavaScript parser, can't read a page, such as an element that isn't closed or an invalid module.
 *
 * @param body of the page, below the modules that the preset writes
 * @returns undefined when MDX can read the page
 */
export function faultOf(body: string): string | undefined {
  try {
    fromMarkdown(asDocusaurusReads(body), docusaurus);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
