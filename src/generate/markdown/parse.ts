import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { frontmatter } from "micromark-extension-frontmatter";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";

/**
 * Parses a page of MDX. Tables and admonitions come out as paragraphs, because nothing here looks into them.
 *
 * @throws VFileMessage when the text is not MDX
 */
export function parseMdx(source: string): Root {
  return fromMarkdown(source, {
    extensions: [
      frontmatter(),
      mdxExpression(),
      mdxJsx(),
      { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } },
    ],
    mdastExtensions: [frontmatterFromMarkdown(), mdxExpressionFromMarkdown(), mdxJsxFromMarkdown()],
  });
}
