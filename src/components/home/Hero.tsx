import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./Hero.module.css";

/** What the tool is, in one sentence, and the two ways in. */
export default function Hero({ tagline }: { readonly tagline: string }): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        {tagline}
      </Heading>
      <div>
        <p className={styles.lead}>
          GraphQL-Markdown reads your schema and writes one page for each type, operation and directive. The pages are
          plain Markdown or MDX, so they live, build and deploy with the rest of your documentation.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/get-started">
            Get started
          </Link>
          <Link className={styles.secondary} to="/examples/default">
            Browse an example
          </Link>
        </p>
      </div>
    </header>
  );
}
