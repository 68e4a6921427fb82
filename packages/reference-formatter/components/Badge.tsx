import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classes } from "./Rows";

interface Props {
  /** The class that `customDirective` configures, in lower case. To colour the badge, add this class to the style sheet. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** The badge of a custom directive on an element of the schema. Browsers must not translate the name of a directive. */
export default function Badge({ tone, children }: Props): ReactNode {
  const isName = typeof children === "string" && children.startsWith("@");
  return (
    <span className={classes(styles.badge, styles[tone])} translate={isName ? "no" : undefined}>
      {children}
    </span>
  );
}
