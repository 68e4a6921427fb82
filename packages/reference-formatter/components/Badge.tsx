import type { ReactNode } from "react";
import { classes } from "./classes";
import styles from "./Badge.module.css";

interface Props {
  /** Class that the custom directive gives it; one that the style sheet does not know looks neutral. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** A short remark on a type or field: which custom directive applies. */
export default function Badge({ tone, children }: Props): ReactNode {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
