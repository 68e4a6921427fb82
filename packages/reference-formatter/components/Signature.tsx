import type { ReactNode } from "react";
import Kind from "./Kind";
import type { Kind as Name } from "../schema/kinds.mjs";
import styles from "./Signature.module.css";

interface Props {
  /** Kind of the type; without one, the schema does not have it. */
  readonly kind?: Name;
  readonly children: ReactNode;
}

/** What stands beside the name of a field: its type, the letter of its kind, its default value, badges. */
export default function Signature({ kind, children }: Props): ReactNode {
  return (
    <div className={styles.signature}>
      {children}
      {kind && <Kind of={kind} />}
    </div>
  );
}
