import { isValidElement } from "react";
import type { ReactNode } from "react";
import styles from "./Value.module.css";

interface Props {
  readonly children: ReactNode;
}

/** A long value stands on lines of its own after Prettier has formatted the page, where MDX makes it a paragraph. */
function inline(children: ReactNode): ReactNode {
  return isValidElement<Props>(children) && children.type === "p" ? children.props.children : children;
}

/** The value that an argument has when it is left out. */
export function Default({ children }: Props): ReactNode {
  return <span className={styles.value}>default {inline(children)}</span>;
}

/** A value that the schema gives as an example. */
export function Example({ children }: Props): ReactNode {
  return <span className={styles.value}>example {inline(children)}</span>;
}
