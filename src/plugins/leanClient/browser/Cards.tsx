import { DocsVersionProvider, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import type { PropVersionDocs } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";

interface Props {
  /** The docs of the version, of which cards show the descriptions. */
  readonly docs: PropVersionDocs;
  readonly children: ReactNode;
}

/** Gives a page with cards the list of docs, which other pages do without. */
export default function Cards({ docs, children }: Props): ReactNode {
  return <DocsVersionProvider version={{ ...useDocsVersion(), docs }}>{children}</DocsVersionProvider>;
}
