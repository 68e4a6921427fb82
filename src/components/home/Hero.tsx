import Link from "@docusaurus/Link";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./Hero.module.css";

interface Props {
  readonly tagline: string;
  /** Hash of the URL that opens the home page's schema in the playground. */
  readonly playground: string | undefined;
  /** Called when the reader opens the playground; stores the schema if it is too long for the hash. */
  readonly onOpenPlayground: (() => void) | undefined;
}

/** Introduces the tool, with links to the playground and to Get started. */
export default function Hero({ tagline, playground = "#try-it-in-your-browser", onOpenPlayground }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        {tagline}
      </Heading>
      <p className={styles.lead}>
        GraphQL-Markdown writes a Markdown page for each type and operation of your schema, for the docs site you
        already have.
      </p>
      <p className={styles.actions}>
        {/* The hash may contain a schema instead of the id of an element. */}
        <Link
          className={styles.primary}
          to={`/docs/try-it${playground}`}
          onClick={onOpenPlayground}
          data-noBrokenLinkCheck
        >
          Try your schema
        </Link>
        <Link className={styles.secondary} to="/docs/get-started">
          Get started
        </Link>
      </p>
      <CodeBlock className={styles.command} language="bash">
        npm install @graphql-markdown/docusaurus @graphql-tools/graphql-file-loader graphql
      </CodeBlock>
    </header>
  );
}
