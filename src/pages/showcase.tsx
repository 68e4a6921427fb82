import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import SiteList from "@site/src/components/showcase/SiteList";
import styles from "@site/src/components/showcase/Showcase.module.css";
import { showcase } from "@site/src/data/showcase";

const DESCRIPTION = `${String(showcase.length)} public documentation sites whose GraphQL pages are made with GraphQL-Markdown.`;

export default function Showcase(): ReactNode {
  return (
    <Layout title="Showcase" description={DESCRIPTION}>
      <PageMetadata keywords={["GraphQL-Markdown showcase", "GraphQL documentation examples"]} />
      <main className={styles.page}>
        <Heading as="h1">Showcase</Heading>
        <p className={styles.lead}>{`${DESCRIPTION} Every link leads to another site.`}</p>
        <SiteList sites={showcase} />
        <Heading as="h2" id="add-your-site">
          Add your site
        </Heading>
        <p>
          Does your documentation use GraphQL-Markdown? Open a pull request in{" "}
          <Link href="https://github.com/graphql-markdown/graphql-markdown">the repository</Link> that adds its name,
          URL, field and subject to <code translate="no">src/data/showcase.ts</code> of this website, in alphabetical
          order.
        </p>
      </main>
    </Layout>
  );
}
