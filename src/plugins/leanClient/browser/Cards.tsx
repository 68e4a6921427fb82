import { DocsVersionProvider, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import type { PropVersionDocs } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";

interface Props {
  /** The docs of the version, with the descriptions that cards show. */
  readonly docs: PropVersionDocs;
  readonly children: ReactNode;
}

/** Provides the list of docs to a page with cards; other pages don't need it. */
export default function Cards({ docs, children }: Props): ReactNode {
  return <DocsVersionProvider version={{ ...useDocsVersion(), docs }}>{children}</DocsVersionProvider>;
}
