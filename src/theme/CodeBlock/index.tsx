/**
 * Replaces `CodeBlock` of @docusaurus/theme-classic.
 * Change: a block is not rendered a second time after hydration.
 * Why: the stock block renders twice to apply the colours of the mode. Here CSS does that, and the server's HTML stays
 * in place, so that a first visit does not need Prism.
 */
import type { Props } from "@theme/CodeBlock";
import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import { Children, isValidElement } from "react";
import type { ReactNode } from "react";

/** Returns the text of children, or undefined if they contain elements: only plain text can be highlighted and copied. */
function textOf(children: ReactNode): string | undefined {
  if (Children.toArray(children).some((child) => isValidElement(child))) return undefined;
  if (typeof children === "string") return children;
  return Array.isArray(children) ? children.join("") : undefined;
}

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const text = textOf(children);
  if (text === undefined) return <ElementContent {...props}>{children}</ElementContent>;
  return <StringContent {...props}>{text}</StringContent>;
}
