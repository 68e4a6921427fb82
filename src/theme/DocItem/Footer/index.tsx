/**
 * Wraps `DocItem/Footer` of @docusaurus/theme-classic.
 * Change: pages of hand-written instances end with a link to report a problem, beside the date of their last change.
 * Why: readers who find a mistake should not have to search for a place to report it.
 */
import Link from "@docusaurus/Link";
import { useDoc, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Footer from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";
import { instances } from "@site/src/data/instances";
import styles from "./styles.module.css";

const NEW_ISSUE = "https://github.com/graphql-markdown/graphql-markdown/issues/new";

export default function DocItemFooter(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pluginId } = useDocsVersion();
  const { title, permalink } = useDoc().metadata;
  const fields = new URLSearchParams({ title: `Docs: ${title}`, body: `Page: ${siteConfig.url}${permalink}\n\n` });
  const isGenerated = instances.find(({ id }) => id === pluginId)?.generated ?? false;
  return (
    <div className={styles.foot}>
      {isGenerated || (
        <p className={styles.report}>
          <Link href={`${NEW_ISSUE}?${fields.toString()}`}>Report a problem</Link>
        </p>
      )}
      <Footer />
    </div>
  );
}
