import type { ReactNode } from "react";
import { LETTERS } from "../schema/kinds.mjs";
import type { Kind as Name } from "../schema/kinds.mjs";
import { classes } from "./classes";
import styles from "./Kind.module.css";

/** The kind of an entity: a letter for the eye, with the word as its tooltip, and the word for a screen reader. */
export default function Kind({ of }: { readonly of: Name }): ReactNode {
  return (
    <span className={classes(styles.kind, styles[of])} title={of}>
      <span translate="no" aria-hidden="true">
        {LETTERS[of]}
      </span>
      <span className={styles.word}>{`(${of})`}</span>
    </span>
  );
}
