import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import BeforeAfter from "@site/src/components/home/BeforeAfter";
import Features from "@site/src/components/home/Features";
import Frameworks from "@site/src/components/home/Frameworks";
import Hero from "@site/src/components/home/Hero";
import Install from "@site/src/components/home/Install";
import NextSteps from "@site/src/components/home/NextSteps";

const DESCRIPTION =
  "GraphQL-Markdown turns a GraphQL schema into Markdown and MDX pages that your documentation site builds like any other page.";

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={DESCRIPTION}>
      <PageMetadata keywords={["GraphQL", "documentation generator", "Markdown", "MDX", "Docusaurus"]} />
      <main>
        <Hero tagline={siteConfig.tagline} />
        <BeforeAfter />
        <Features />
        <Install />
        <Frameworks />
        <NextSteps />
      </main>
    </Layout>
  );
}
