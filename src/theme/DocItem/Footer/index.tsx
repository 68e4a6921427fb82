/**
 * Wraps `DocItem/Footer` of @docusaurus/theme-classic.
 * Change: hand-written pages end with a link to report a problem with the page.
 * Why: readers who find a mistake should not have to look for where to report it.
 */
import { useDoc, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Footer from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";
import ReportProblem from "@site/src/components/docs/ReportProblem";
import { instances } from "@site/src/data/instances";
import styles from "./styles.module.css";

export default function DocItemFooter(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pluginId } = useDocsVersion();
  const { title, permalink } = useDoc().metadata;
  const isGenerated = instances.find(({ id }) => id === pluginId)?.generated ?? false;
  return (
    <>
      <Footer />
      {isGenerated || (
        <p className={styles.report}>
          <ReportProblem title={title} url={`${siteConfig.url}${permalink}`} />
        </p>
      )}
    </>
  );
}
