import { MDXProvider } from "@mdx-js/react";
import Link from "@docusaurus/Link";
import Details from "@theme/Details";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import FuzzyDate from "@site/examples/stock/fuzzy-date.mdx";
import Studio from "@site/examples/stock/studio.mdx";
import StudioRole from "@site/examples/stock/studio-role.mdx";
import styles from "./StockPages.module.css";

const PAGES = [
  { name: "studio", kind: "query", url: "/examples/default/operations/queries/studio", Page: Studio },
  { name: "FuzzyDate", kind: "object", url: "/examples/default/types/objects/fuzzy-date", Page: FuzzyDate },
  { name: "StudioRole", kind: "enum", url: "/examples/default/types/enums/studio-role", Page: StudioRole },
] as const;

/** Renders a heading of the embedded page, without adding an anchor to the page around it. */
function PanelHeading({ level, children }: { readonly level: 3 | 4 | 5; readonly children: ReactNode }): ReactNode {
  return (
    <div role="heading" aria-level={level + 1} className={styles[`heading${String(level)}`]}>
      {children}
    </div>
  );
}

/**
 * Renders a link of the embedded page: links to files lose `.mdx`, and links to its headings become text. The tool links
 * only names.
 */
function PanelLink({ href = "", children }: ComponentProps<"a">): ReactNode {
  if (href.startsWith("#")) return <span translate="no">{children}</span>;
  return (
    <Link to={href.replace(/\.mdx$/u, "")} translate="no">
      {children}
    </Link>
  );
}

const components = {
  a: PanelLink,
  h3: ({ children }: ComponentProps<"h3">) => <PanelHeading level={3}>{children}</PanelHeading>,
  h4: ({ children }: ComponentProps<"h4">) => <PanelHeading level={4}>{children}</PanelHeading>,
  h5: ({ children }: ComponentProps<"h5">) => <PanelHeading level={5}>{children}</PanelHeading>,
};

/** Three pages of the tool's stock output, each with a link to the page of the same entity in the default example. */
export default function StockPages(): ReactNode {
  return PAGES.map(({ name, kind, url, Page }) => (
    <Details
      key={name}
      summary={
        <summary>
          <span>{`Stock output of the ${kind} `}</span>
          <code translate="no">{name}</code>
        </summary>
      }
    >
      <p>
        <Link to={url}>The same page in the example, made with the reference formatter</Link>
      </p>
      <div role="region" aria-label={`Stock output of ${name}`} className={clsx("stock-page", styles.page)}>
        <MDXProvider components={components}>
          <Page />
        </MDXProvider>
      </div>
    </Details>
  ));
}
