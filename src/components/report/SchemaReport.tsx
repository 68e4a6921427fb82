import Details from "@theme/Details";
import type { ReactNode } from "react";
import Changes from "@site/examples/report/changes.mdx";
import Coverage from "@site/examples/report/coverage.mdx";
import EmbeddedPage from "@site/src/components/embedded/EmbeddedPage";

const REPORTS = {
  changes: { title: "Changelog of the school API", Page: Changes },
  coverage: { title: "Coverage of the media API", Page: Coverage },
} as const;

/** Shows a report that the package `schema-report` has written about the schema of an example. */
export default function SchemaReport({ name }: { readonly name: keyof typeof REPORTS }): ReactNode {
  const { title, Page } = REPORTS[name];
  return (
    <Details summary={<summary>{title}</summary>}>
      <EmbeddedPage label={title}>
        <Page />
      </EmbeddedPage>
    </Details>
  );
}
