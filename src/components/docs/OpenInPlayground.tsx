import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import styles from "./OpenInPlayground.module.css";

/** A link below a code block. It opens the schema and options of the block in the playground. */
export default function OpenInPlayground({ hash }: { readonly hash: string }): ReactNode {
  return (
    <p className={styles.link} data-markdown-ignore="">
      {/* The hash contains the state of the playground; it is not the id of an element. */}
      <Link to={`/docs/try-it${hash}`} data-noBrokenLinkCheck>
        Open in the playground
      </Link>
    </p>
  );
}
