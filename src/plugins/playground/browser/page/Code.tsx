import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import CopyButton from "./CopyButton";

/** Beyond either of these, highlighting would keep the page busy: a grammar can take a long line again and again. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 6000;

interface Props {
  readonly language: string;
  readonly title?: string;
  readonly code: string;
  /** Whether to leave out colours however short it is. */
  readonly plain?: boolean;
}

/** Code in colours; a long one without. */
export default function Code({ language, title, code, plain = false }: Props): ReactNode {
  if (!plain && code.length <= MOST_CHARACTERS && code.split("\n", MOST_LINES + 1).length <= MOST_LINES) {
    return (
      <CodeBlock language={language} title={title}>
        {code}
      </CodeBlock>
    );
  }
  return (
    <>
      {title !== undefined && (
        <p>
          <code>{title}</code> <CopyButton text={code} label={`Copy ${title}`} />
        </p>
      )}
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{code}</pre>
    </>
  );
}
