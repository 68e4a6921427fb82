import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import Section from "./Section";

/** What the tool is not for. */
export default function NotFor(): ReactNode {
  return (
    <Section
      id="when-not-to-use-it"
      title="When not to use it"
      lead={
        <>
          GraphQL-Markdown writes pages and stops there. Nothing changes until you run the command again, and readers
          can&apos;t send a query from a page: keep a playground for that. It doesn&apos;t check changes of your schema
          or keep its history. If one page for the whole schema is enough, or you don&apos;t have a docs site to put
          pages into, another kind of tool fits better: <Link to="/docs/intro#how-it-compares">compare them</Link>.
        </>
      }
    />
  );
}
