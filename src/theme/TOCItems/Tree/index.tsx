/**
 * Wraps `TOCItems/Tree` of @docusaurus/theme-classic.
 * Change: a long name wraps between words, as in `docOptions.` + `generatorFrameworkName`, and browsers don't translate code.
 * Why: names of options and fields have no spaces, and the column is narrow.
 */
import type { TOCTreeNode } from "@docusaurus/theme-common/internal";
import Tree from "@theme-original/TOCItems/Tree";
import type { Props } from "@theme/TOCItems/Tree";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { breakBetweenWords } from "docusaurus-lean-search/text";

/** Number of characters that fit on a line of the table of contents, in the narrowest window that shows it beside the page. */
const LINE_LENGTH = 11;

/** Lets text in HTML wrap between words, except text with character references, and excludes code from translation. */
function breakHtml(html: string): string {
  const broken = html.replaceAll(/(?<=^|>)[^<&]+(?=<|$)/gu, (text) => breakBetweenWords(text, LINE_LENGTH));
  return broken.replaceAll("<code>", '<code translate="no">');
}

function breakTree(tree: readonly TOCTreeNode[]): TOCTreeNode[] {
  return tree.map((node) => ({ ...node, value: breakHtml(node.value), children: breakTree(node.children) }));
}

export default function TreeWrapper({ toc, ...props }: Props): ReactNode {
  const broken = useMemo(() => breakTree(toc), [toc]);
  return <Tree {...props} toc={broken} />;
}
