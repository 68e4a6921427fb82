import { MDXProvider } from "@mdx-js/react";
import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./EmbeddedPage.module.css";

/** Headings of the embedded page, which add no anchors to the page around it. */
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

/** Shows a link, always a name: links to files lose `.mdx`, and links to headings of the embedded page become text. */
function PanelLink({ href = "", children }: ComponentProps<"a">): ReactNode {
  if (href.startsWith("#")) return <span translate="no">{children}</span>;
  return (
    <Link to={href.replace(/\.mdx(?=#|$)/u, "")} translate="no">
      {children}
    </Link>
  );
}

const components = { a: PanelLink, ...headings };

/** Props of `EmbeddedPage`. */
interface Props {
  /** Name of the region. */
  readonly label: string;
  /** An imported page of Markdown. */
  readonly children: ReactNode;
}

/** Shows generated Markdown in a frame, without adding headings, anchors or search results to the page around it. */
export default function EmbeddedPage({ label, children }: Props): ReactNode {
  return (
    <div role="region" aria-label={label} className={clsx("embedded-page", styles.page)} data-search="off">
      <MDXProvider components={components}>{children}</MDXProvider>
    </div>
  );
}
