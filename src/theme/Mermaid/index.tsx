/**
 * Wraps `Mermaid` of @docusaurus/theme-mermaid.
 * Change: for a diagram that states its size, space is reserved from the start. The diagram is scaled to fit this space, and
 * is drawn only when it is near the viewport. Without scripts, on paper if the diagram isn't drawn yet, and in the Markdown form
 * of the page, the source of the diagram is shown.
 * Why: the stock component is empty until scripts have drawn the diagram, which then shifts the layout. Drawing is slow on a
 * phone.
 */
import Mermaid from "@theme-original/Mermaid";
import type { Props } from "@theme/Mermaid";
import { useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import styles from "./styles.module.css";

/** An element counts as near up to one viewport height above or below. */
const MARGIN = "100% 0px";

/**
 * Returns true once an element is near the viewport, before it is visible, or once the page is printed: drawing takes too long
 * for this print, but not for the next.
 */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const show = (): void => {
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: MARGIN },
    );
    if (element.current) observer.observe(element.current);
    window.addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", show);
    };
  }, [element]);
  return isNear;
}

/** The stock component in its reserved space. */
function Drawing(props: Props): ReactNode {
  // The author of a diagram states its size in a comment.
  const [, width, height] = /^\s*%% size (\d+)x(\d+)\s*$/mu.exec(props.value) ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  if (width === undefined || height === undefined) return <Mermaid {...props} />;
  return (
    <div ref={frame} className={styles.frame}>
      {/* An empty image reserves the space: it shrinks in proportion, without a style attribute. */}
      <svg
        className={styles.placeholder}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      <div className={styles.drawing} data-source={props.value}>
        {isNear && <Mermaid {...props} />}
      </div>
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
