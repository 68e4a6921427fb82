import type { ReactNode } from "react";
import { classes } from "./classes";
import styles from "./Field.module.css";

interface Props {
  readonly deprecated?: boolean;
  /** Its heading, its signature, its description, its arguments. */
  readonly children: ReactNode;
}

/** A row of a list: a field, an argument of an operation, a value, or a possible type. */
export function Field({ deprecated = false, children }: Props): ReactNode {
  return (
    <div className={classes(styles.field, deprecated && styles.deprecated)} data-row="">
      {children}
    </div>
  );
}

/** An argument of a field, which stands below it. */
export function Argument({ deprecated = false, children }: Props): ReactNode {
  return <div className={classes(styles.argument, deprecated && styles.deprecated)}>{children}</div>;
}
