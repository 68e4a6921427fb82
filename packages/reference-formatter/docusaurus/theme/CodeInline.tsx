/**
 * Wraps `CodeInline` of Docusaurus's classic theme (compared with 3.10).
 * Change: code is not translated.
 * Why: browsers translate pages, and with them the names of a schema.
 */
import CodeInline from "@theme-init/CodeInline";
import type { Props } from "@theme/CodeInline";
import type { ReactNode } from "react";

export default function CodeInlineWrapper(props: Props): ReactNode {
  return <CodeInline {...props} translate="no" />;
}
