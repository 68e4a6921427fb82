/**
 * Wraps `Mermaid` of @docusaurus/theme-mermaid.
 * Change: a diagram that notes its size has its space reserved from the start, is drawn to fit into it, and only when a
 * reader comes near. Whoever reads the page without scripts, its Markdown form included, gets the source of the diagram.
 * Why: the stock component is empty until scripts have drawn the diagram, which then moves everything below it, and
 * drawing is slow on a phone.
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
  const near = useNearViewport(frame);
  if (!size) return <Mermaid {...props} />;
  const { width, height } = size;
  return (
    <div ref={frame} className={styles.frame}>
      {/* An empty picture: it shrinks with its ratio kept, and needs no style attribute, which a policy may forbid. */}
      <svg
        className={styles.room}
        width={width}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        aria-hidden="true"
      />
      <div className={styles.drawing}>{near && <Mermaid {...props} />}</div>
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
