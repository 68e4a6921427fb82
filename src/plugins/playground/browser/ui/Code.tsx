import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import { isHighlightable } from "./highlightable";

interface Props {
  readonly language: string;
  readonly code: string;
  /** Whether to skip highlighting even if the code is short. */
  readonly plain?: boolean;
}

/** A code block, highlighted unless it is long or `plain`. */
export default function Code({ language, code, plain = false }: Props): ReactNode {
  if (!plain && isHighlightable(code)) {
    return <CodeBlock language={language}>{code}</CodeBlock>;
  }
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre translate="no" tabIndex={0}>
      {code}
    </pre>
  );
}
