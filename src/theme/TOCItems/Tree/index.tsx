/**
 * Wraps `TOCItems/Tree` of @docusaurus/theme-classic.
 * Change: a long name may break between its words, `docOptions.` from `generatorFrameworkName`. Code is not translated.
 * Why: names of options and fields have no spaces, and the column beside the page is narrow. A browser that translates the
 * page would translate the names.
 */
import type { TOCTreeNode } from "@docusaurus/theme-common/internal";
import Tree from "@theme-original/TOCItems/Tree";
import type { Props } from "@theme/TOCItems/Tree";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";

/** Names up to this length fit on a line of the table of contents in the narrowest window that has it beside the page. */
const FITS = 11;

/** Breaks the text of some HTML, but no text with character references, and keeps code from translation. */
function breakHtml(html: string): string {
  const broken = html.replaceAll(/(?<=^|>)[^<&]+(?=<|$)/gu, (text) => breakBetweenWords(text, FITS));
  return broken.replaceAll("<code>", '<code translate="no">');
}

function breakTree(tree: readonly TOCTreeNode[]): TOCTreeNode[] {
  return tree.map((node) => ({ ...node, value: breakHtml(node.value), children: breakTree(node.children) }));
}

export default function TreeWrapper({ toc, ...props }: Props): ReactNode {
  const broken = useMemo(() => breakTree(toc), [toc]);
  return <Tree {...props} toc={broken} />;
}
