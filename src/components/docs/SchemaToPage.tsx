import type { ReactNode } from "react";
import styles from "./SchemaToPage.module.css";

const steps = [
  ["Load", "load", "loaders read the schema"],
  ["Map", "map", "lists each type and operation"],
  ["Print", "print", "the formatter writes the markup"],
  ["Write", "render", "one file for each type and operation"],
] as const;

/** The steps from a schema to the pages of a site. Each step of the tool links to its section on the current page. */
export default function SchemaToPage(): ReactNode {
  return (
    <ol className={styles.steps} aria-label="From schema to page">
      <li className={styles.schema}>
        <code translate="no">
          schema
          <wbr />
          .graphql
        </code>
        <span>your schema</span>
      </li>
      {steps.map(([name, id, text]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
          <span>{text}</span>
        </li>
      ))}
      <li className={styles.page}>
        <code translate="no">
          docs/
          <wbr />
          schema/
        </code>
        <span>pages for your site generator</span>
      </li>
    </ol>
  );
}
