import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Badge.module.css";

interface Props {
  /** What the badge speaks of; an unknown one, from a custom directive, looks neutral. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** A short remark on a type or field: how its value is wrapped, of which kind it is, which directive applies. */
export default function Badge({ tone, children }: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
