import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import styles from "./OpenInPlayground.module.css";

/** A link below a code block, to the playground with its schema and options. */
export default function OpenInPlayground({ hash }: { readonly hash: string }): ReactNode {
  return (
    <p className={styles.link} data-markdown-ignore="">
      {/* The hash is a state, not an anchor. */}
      <Link to={`/docs/try-it${hash}`} data-noBrokenLinkCheck>
        Open in the playground
      </Link>
    </p>
  );
}
