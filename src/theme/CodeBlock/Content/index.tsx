/**
 * Replaces `CodeBlock/Content` of @docusaurus/theme-classic.
 * Change: on the first page of a visit, the lines stay as the server has highlighted them; on later pages they are
 * highlighted once Prism is loaded. Colours come from `src/css/code.css`, by the classes of the tokens.
 * Why: Prism and its languages are a fifth of the script of a first visit, and do nothing there but repeat the server.
 */
import { useLocation } from "@docusaurus/router";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/CodeBlock/Content";
import clsx from "clsx";
import { useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import CodeLines from "@site/src/components/code/CodeLines";
import { useLinksInHtml } from "@site/src/components/code/useLinksInHtml";
import { useServedHtml } from "@site/src/components/code/useServedHtml";
import styles from "./styles.module.css";

/** React leaves the HTML of the server alone where it is told that it would differ. */
function keep(html: string): ComponentProps<"code"> {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

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
      // A region that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language.toLowerCase()}`, styles.codeBlock, "thin-scrollbar")}
    >
      <code
        // The two cannot take over from each other: React does not clear what it has not made.
        key={String(html !== undefined)}
        ref={lines}
        className={clsx(styles.codeBlockLines, lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering)}
        style={
          lineNumbersStart === undefined ? undefined : { counterReset: `line-count ${String(lineNumbersStart - 1)}` }
        }
        {...(html === undefined ? { children: <CodeLines {...metadata} /> } : keep(html))}
      />
    </pre>
  );
}
