import { MDXProvider } from "@mdx-js/react";
import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./EmbeddedPage.module.css";

/** Headings of the embedded page: unlike `h2` to `h5`, they add no anchors to the page around it. */
const headings = Object.fromEntries(
  [2, 3, 4, 5].map((level) => [
    `h${String(level)}`,
    ({ children }: { readonly children?: ReactNode }) => (
      <div role="heading" aria-level={level + 1} className={styles[`heading${String(level)}`]}>
        {children}
      </div>
    ),
  ]),
);

/**
 * A link of the embedded page. Its text is always a name, so it is excluded from translation. Links to files lose `.mdx`;
 * links to headings of the embedded page become text, because its headings have no anchors.
 */
function EmbeddedLink({ href = "", children }: ComponentProps<"a">): ReactNode {
  if (href.startsWith("#")) return <span translate="no">{children}</span>;
  return (
    <Link to={href.replace(/\.mdx(?=#|$)/u, "")} translate="no">
      {children}
    </Link>
  );
}

const components = { a: EmbeddedLink, ...headings };

/** Props of `EmbeddedPage`. */
interface Props {
  /** Name of the region. */
  readonly label: string;
  /** An imported page of Markdown. */
  readonly children: ReactNode;
}

/**
 * Shows generated Markdown in a frame. Its headings have no anchors and are not in the table of contents, and the search does
 * not find it.
 */
export default function EmbeddedPage({ label, children }: Props): ReactNode {
  return (
    <div role="region" aria-label={label} className={clsx("embedded-page", styles.page)} data-search="off">
      <MDXProvider components={components}>{children}</MDXProvider>
    </div>
  );
}
