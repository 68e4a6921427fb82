import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

const NEW_ISSUE = "https://github.com/graphql-markdown/graphql-markdown/issues/new";

interface Props {
  /** Title of the page. */
  readonly title: string;
  /** Full URL of the page. */
  readonly url: string;
}

/** A link to the form for a new issue, with the page filled in. */
export default function ReportProblem({ title, url }: Props): ReactNode {
  const fields = new URLSearchParams({ title: `Docs: ${title}`, body: `Page: ${url}\n\n` });
  return <Link href={`${NEW_ISSUE}?${fields.toString()}`}>Report a problem with this page</Link>;
}
