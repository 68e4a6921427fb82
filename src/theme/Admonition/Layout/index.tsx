/**
 * Wraps `Admonition/Layout` of @docusaurus/theme-classic.
 * Change: the name of a kind, which stands where an admonition has no title of its own, begins with a capital letter.
 * Why: the stock layout writes all titles in capitals, which would change the names of options, and this site does not.
 */
import Translate from "@docusaurus/Translate";
import Layout from "@theme-original/Admonition/Layout";
import type { Props } from "@theme/Admonition/Layout";
import { isValidElement } from "react";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function LayoutWrapper({ title, ...props }: Props): ReactNode {
  const isKind = isValidElement(title) && title.type === Translate;
  return <Layout {...props} title={isKind ? <span className={styles.kind}>{title}</span> : title} />;
}
