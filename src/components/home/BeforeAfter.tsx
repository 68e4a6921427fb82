import Link from "@docusaurus/Link";
import excerpt from "@generated/schema-excerpt/default/excerpt.json";
import RoomPage from "@generated/schema-excerpt/default/page.mdx";
import MDXContent from "@theme/MDXContent";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./BeforeAfter.module.css";
import SchemaSource from "./SchemaSource";
import Section from "./Section";

/** As text is set on the page itself. */
const sheet = clsx("markdown", styles.sheet);

/**
 * The idea of the tool: a definition on one side, the page that it becomes on the other, both taken from the school
 * example. Each field of the definition leads to its place on the page.
 */
export default function BeforeAfter(): ReactNode {
  return (
    <Section
      id="from-schema-to-page"
      title="From schema to page"
      lead="The descriptions in the schema become the text of the page. This is a type of the school example, and its page; choose a field on the left to find it on the right."
    >
      <div className={styles.columns}>
        <figure className={styles.schema}>
          <figcaption>You write the schema</figcaption>
          <SchemaSource {...excerpt} />
        </figure>
        <figure className={styles.page}>
          <figcaption>
            You get <Link to="/examples/group-by/common/objects/room">the page</Link>
          </figcaption>
          {/* A region that scrolls has to be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={sheet} role="region" aria-label={`Generated page of ${excerpt.type}`} tabIndex={0}>
            <p className={styles.pageTitle}>{excerpt.type}</p>
            <MDXContent>
              <RoomPage />
            </MDXContent>
          </div>
        </figure>
      </div>
    </Section>
  );
}
