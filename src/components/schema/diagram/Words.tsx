import type { ReactNode } from "react";
import { BREAK } from "@site/src/generate/examples/diagrams/shared";
import type { Panel, Row } from "@site/src/generate/examples/diagrams/shared";

function words([name, kind]: Row): string {
  return `${name.replaceAll(BREAK, "")} (${kind})`;
}

/** What a diagram shows, for those who do not see it. */
export default function Words({ panels }: { readonly panels: readonly Panel[] }): ReactNode {
  return (
    <details>
      <summary>The diagram in words</summary>
      <ul>
        {panels.map(({ title, count, rows }) => (
          <li key={title}>
            {`${title} ${String(count)}: ${rows.map(words).join(", ")}`}
            {count > rows.length && ` and ${String(count - rows.length)} more`}
          </li>
        ))}
      </ul>
    </details>
  );
}
