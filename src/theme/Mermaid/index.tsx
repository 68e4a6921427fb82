/**
 * Wraps `Mermaid` of @docusaurus/theme-mermaid.
 * Change: a diagram that states its size has its space reserved from the start, fits into it, and is drawn only when it is
 * near the viewport. Without scripts, and in the Markdown form of the page, the source of the diagram is shown.
 * Why: the stock component is empty until scripts have drawn the diagram, which then shifts the layout. Drawing is slow on a
 * phone.
 */
import Mermaid from "@theme-original/Mermaid";
import type { Props } from "@theme/Mermaid";
import { useRef } from "react";
import type { ReactNode } from "react";
import { diagramSize } from "@site/src/components/diagram/size";
import { useNearViewport } from "@site/src/components/diagram/useNearViewport";
import styles from "./styles.module.css";

/** The stock component in its reserved space. */
function Drawing(props: Props): ReactNode {
  const size = diagramSize(props.value);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  if (!size) return <Mermaid {...props} />;
  const { width, height } = size;
  return (
    <div ref={frame} className={styles.frame}>
      {/* An empty image reserves the space: it shrinks in proportion, without a style attribute, which the CSP forbids. */}
      <svg
        className={styles.placeholder}
        width={width}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        aria-hidden="true"
      />
      <div className={styles.drawing}>{isNear && <Mermaid {...props} />}</div>
    </div>
  );
}

export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <>
      <noscript>
        <pre translate="no" className="language-mermaid">
          <code>{props.value}</code>
        </pre>
      </noscript>
      <Drawing {...props} />
    </>
  );
}
