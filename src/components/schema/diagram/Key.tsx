import type { ReactNode } from "react";
import { letters } from "@site/src/generate/examples/diagrams/shared";
import type { Kind } from "@site/src/generate/examples/diagrams/shared";
import styles from "./Neighbourhood.module.css";

/** What the letters of a diagram stand for; the words beside it say it without letters. */
export default function Key({ kinds }: { readonly kinds: readonly Kind[] }): ReactNode {
  return (
    <p className={styles.diagramKey} aria-hidden="true">
      {[...new Set(kinds)].map((kind) => (
        <span key={kind} className={styles[kind]}>
          <b>{letters[kind]}</b> {kind}
        </span>
      ))}
    </p>
  );
}
