import type { ReactNode } from "react";
import styles from "./PageIndex.module.css";

/** A part of the index of an example site: links to the first letters, counts by kind, or the names below each letter. */
export default function PageIndex({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.index}>{children}</div>;
}

/** The kind of an entity in the index. The page's Markdown form omits it: the URLs contain the kinds. */
export function IndexKind({ children }: { readonly children: ReactNode }): ReactNode {
  return <small data-markdown-ignore="">{children}</small>;
}
