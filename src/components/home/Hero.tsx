import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./Hero.module.css";

interface Props {
  readonly tagline: string;
  /** Hash with which the playground opens on the schema of the home page. */
  readonly playground: string | undefined;
  /** What is done on the way there, when no hash can hold the schema. */
  readonly onOpenPlayground: (() => void) | undefined;
}

/** What the tool is, in one sentence, and the two ways in. */
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
        {/* The hash is a schema rather than an anchor. */}
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
    </header>
  );
}
