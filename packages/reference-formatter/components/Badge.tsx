import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classes } from "./Rows";

interface Props {
  /** The class that `customDirective` configures. To colour it, add a class of this name to the style sheet. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** The badge of a custom directive on a type or field. */
export default function Badge({ tone, children }: Props): ReactNode {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
