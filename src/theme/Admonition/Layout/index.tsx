/**
 * Wraps `Admonition/Layout` of @docusaurus/theme-classic.
 * Change: the default title, such as "note", begins with a capital letter.
 * Why: the stock styles write all titles in capitals, which would misspell the names of options; this site turns that off.
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
