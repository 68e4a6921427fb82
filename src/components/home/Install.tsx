import Link from "@docusaurus/Link";
import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import Section from "./Section";

const DOCUSAURUS = `npm install @graphql-markdown/docusaurus @graphql-tools/graphql-file-loader graphql
# Add the plugin and a loader to docusaurus.config.js, then:
npx docusaurus graphql-to-doc`;

const ELSEWHERE = `npm install @graphql-markdown/cli @graphql-markdown/formatters @graphql-tools/graphql-file-loader graphql
# Name the schema and a loader in .graphqlrc, then:
npx gqlmd graphql-to-doc`;

/** The two commands that lead to pages, for both ways of running the tool. */
export default function Install(): ReactNode {
  return (
    <Section
      id="install"
      title="Install"
      lead={
        <>
          Add the packages, name your schema in the configuration, and run the generator.{" "}
          <Link to="/docs/get-started">Get started</Link> shows each step from an empty folder.
        </>
      }
    >
      <CodeBlock language="bash" title="In a Docusaurus site">
        {DOCUSAURUS}
      </CodeBlock>
      <CodeBlock language="bash" title="With any other framework">
        {ELSEWHERE}
      </CodeBlock>
    </Section>
  );
}
