import type { Root } from "mdast";
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

/** Levels of nesting that are shown; what is deeper is left out. */
export const DEEPEST = 60;

/** What a page was parsed to. */
export interface ParsedPage {
  readonly root: Root;
  /** Whether its end was left out, as it nests too deep. */
  readonly cut: boolean;
  /** Why it is not the MDX that its name says, by the parser. */
  readonly fault?: string;
}

const plain: Options = {
  // Blocks alone: the sites take a colon within text for a colon.
  extensions: [gfm(), { flow: directive().flow ?? {} }],
  mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
};

/** Elements of pages, with the components of MDX among them, as nodes with a name and attributes. Nothing evaluates them. */
const withElements: Options = {
  extensions: [...(plain.extensions ?? []), mdxJsx()],
  mdastExtensions: [...(plain.mdastExtensions ?? []), mdxJsxFromMarkdown()],
};

/** No parser of JavaScript is given, so an expression is whatever stands between braces. */
const mdx: Options = {
  extensions: [
    ...(withElements.extensions ?? []),
    mdxExpression(),
    { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } },
  ],
  mdastExtensions: [...(withElements.mdastExtensions ?? []), mdxExpressionFromMarkdown()],
};

/** Opens or closes an admonition. */
const DIRECTIVE = /^[ \t>*+-]*:{3,}(?<name>[^\n]*)$/gmu;

/** The text up to where admonitions nest too deep: the parser reads what is in them once for each level. */
function shallow(body: string): string {
  let depth = 0;
  for (const found of body.matchAll(DIRECTIVE)) {
    const opens = /[a-z]/iu.test(found.groups?.["name"] ?? "");
    depth = opens ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST) return body.slice(0, found.index);
  }
  return body;
}

function attempt(body: string, options: Options): Omit<ParsedPage, "cut"> {
  try {
    return { root: fromMarkdown(body, options) };
  } catch (error) {
    return { root: fromMarkdown(body, plain), fault: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Parses the text of a page.
 *
 * @param isMdx whether the site that it is for reads it as MDX; others take elements that they cannot read for text, which
 * is no fault there
 */
export function parsePage(body: string, isMdx: boolean): ParsedPage {
  const shown = shallow(body);
  const cut = shown !== body;
  return isMdx ? { ...attempt(shown, mdx), cut } : { root: attempt(shown, withElements).root, cut };
}
