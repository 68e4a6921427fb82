/**
 * Wraps `CodeInline` of Docusaurus's classic theme (compared with 3.10).
 * Change: browsers don't translate inline code.
 * Why: it contains names from the schema.
 */
import CodeInline from "@theme-init/CodeInline";
import type { Props } from "@theme/CodeInline";
import type { ReactNode } from "react";

export default function CodeInlineWrapper(props: Props): ReactNode {
  return <CodeInline {...props} translate="no" />;
}
