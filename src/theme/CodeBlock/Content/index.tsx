/**
 * Replaces `CodeBlock/Content` of @docusaurus/theme-classic, and uses its style sheet.
 * Change: on the first page of a visit, the lines stay as the server highlighted them; on later pages they are highlighted
 * once Prism has loaded. `src/css/code.css` colours tokens by their classes.
 * Why: Prism and its languages would be a fifth of the JavaScript of a first visit, only to repeat the server's work.
 */
import { useLocation } from "@docusaurus/router";
import styles from "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/CodeBlock/Content";
import clsx from "clsx";
import { useRef } from "react";
import type { ReactNode } from "react";
import CodeLines from "@site/src/components/code/CodeLines";
import { useLinksInHtml } from "@site/src/components/code/useLinksInHtml";
import { servedProps, useServedHtml } from "@site/src/components/code/useServedHtml";

export default function CodeBlockContent({ className }: Props): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const { code, language, lineNumbersStart } = metadata;
  const lines = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const key = JSON.stringify([pathname, code, language, lineNumbersStart, metadata.lineClassNames]);
  const html = useServedHtml(lines, key);
  useLinksInHtml(lines, html !== undefined);
  return (
    <pre
      translate="no"
      ref={codeBlockRef}
      // A region that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language.toLowerCase()}`, styles.codeBlock, "thin-scrollbar")}
    >
      <code
        // A new element for each state: React would not clear the served HTML before it renders its own children.
        key={String(html !== undefined)}
        ref={lines}
        className={clsx(styles.codeBlockLines, lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering)}
        style={
          lineNumbersStart === undefined ? undefined : { counterReset: `line-count ${String(lineNumbersStart - 1)}` }
        }
        {...(html === undefined ? { children: <CodeLines {...metadata} /> } : servedProps(html))}
      />
    </pre>
  );
}
