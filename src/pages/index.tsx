import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import A from "@theme/MDXComponents/A";
import Code from "@theme/MDXComponents/Code";
import Heading from "@theme/MDXComponents/Heading";
import Pre from "@theme/MDXComponents/Pre";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import Hero from "@site/src/components/home/Hero";
import styles from "@site/src/components/home/home.module.css";
import { SchemaInPlace } from "@site/src/plugins/playground/browser";
import { JsonLd, useSite, webSite } from "@site/src/plugins/structuredData/browser";
import BelowHero from "./_home.mdx";

const DESCRIPTION =
  "GraphQL-Markdown turns a GraphQL schema into Markdown and MDX pages that your documentation site builds like any other page.";

/** MDX components of the text below the hero. The complete map of the docs would add 8 kB to the first visit's script. */
const components = {
  a: A,
  code: Code,
  h2: (props: ComponentProps<"h2">) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<"h3">) => <Heading as="h3" {...props} />,
  pre: Pre,
  Tabs,
  TabItem,
};

const Text = BelowHero as ComponentType<{ readonly components: object }>;

export default function Home(): ReactNode {
  const site = useSite();
  return (
    <Layout title={site.tagline} description={DESCRIPTION}>
      <PageMetadata keywords={["GraphQL", "documentation generator", "Markdown", "MDX", "Docusaurus"]} />
      <JsonLd data={webSite(site)} />
      <main>
        <SchemaInPlace
          head={(link) => <Hero tagline={site.tagline} playground={link?.hash} onOpenPlayground={link?.onOpen} />}
        />
        <div className={styles.below}>
          <Text components={components} />
        </div>
      </main>
    </Layout>
  );
}
