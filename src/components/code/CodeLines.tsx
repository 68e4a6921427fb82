import Line from "@theme/CodeBlock/Line";
import type { Props as LineProps } from "@theme/CodeBlock/Line";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useTokens } from "./useTokens";

interface Props {
  readonly code: string;
  /** Name of a Prism language. */
  readonly language: string;
  /** Number of the first line; without it, lines are not numbered. */
  readonly lineNumbersStart?: number | undefined;
  /** Additional classes by index of the line, for highlighted lines. */
  readonly lineClassNames: Readonly<Record<number, string[]>>;
}

const getLineProps: LineProps["getLineProps"] = ({ className }) => ({ className: clsx("token-line", className) });

const getTokenProps: LineProps["getTokenProps"] = ({ token }) => ({
  className: clsx("token", token.types),
  children: token.content,
});

/** The lines of a code block, each token with the classes of its types. */
export default function CodeLines({ code, language, lineNumbersStart, lineClassNames }: Props): ReactNode {
  return useTokens(code, language).map((line, at) => (
    <Line
      key={at}
      line={line}
      classNames={lineClassNames[at]}
      showLineNumbers={lineNumbersStart !== undefined}
      getLineProps={getLineProps}
      getTokenProps={getTokenProps}
    />
  ));
}
