import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Options } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";
import { asDocusaurusReads } from "./check";

const docusaurus: Options = {
  extensions: [mdxjs(), gfm(), directive()],
  mdastExtensions: [mdxJsxFromMarkdown(), mdxExpressionFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
};

/**
 * Why MDX can't read a page, with its own parser of JavaScript: an element that doesn't end, or a module or an expression
 * that is none.
 *
 * @param body of the page, after what the preset declares
 * @returns nothing when it can
 */
export function faultOf(body: string): string | undefined {
  try {
    fromMarkdown(asDocusaurusReads(body), docusaurus);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
