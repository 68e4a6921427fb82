import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import type { ReactNode } from "react";
import Hero from "@site/src/components/home/Hero";
import styles from "@site/src/components/home/home.module.css";
import { SchemaInPlace } from "@site/src/plugins/playground/browser";
import { LinkedQuery } from "@site/src/plugins/search/browser";
import { JsonLd, useSite, webSite } from "@site/src/plugins/structuredData/browser";
import BelowHero from "./_home.mdx";

const DESCRIPTION =
  "GraphQL-Markdown turns a GraphQL schema into Markdown and MDX pages that your documentation site builds like any other page.";

export default function Home(): ReactNode {
  const site = useSite();
  return (
    <Layout title={site.tagline} description={DESCRIPTION}>
      <PageMetadata keywords={["GraphQL", "documentation generator", "Markdown", "MDX", "Docusaurus"]} />
      <JsonLd data={webSite(site)} />
      <LinkedQuery />
      <main>
        <SchemaInPlace
          head={(way) => <Hero tagline={site.tagline} playground={way?.hash} onOpenPlayground={way?.onOpen} />}
        />
        <div className={styles.below}>
          <MDXContent>
            <BelowHero />
          </MDXContent>
        </div>
      </main>
    </Layout>
  );
}
