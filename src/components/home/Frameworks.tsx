import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import styles from "./Frameworks.module.css";
import Section from "./Section";

const frameworks = ["Docusaurus", "Starlight", "Fumadocs", "Vocs", "HonKit", "Hugo", "MkDocs", "mdBook", "DocFX"];

/** The frameworks that have a formatter preset. */
export default function Frameworks(): ReactNode {
  return (
    <Section
      id="frameworks"
      title="Works with your framework"
      lead={
        <>
          A preset for each of these writes the markup that it understands; for any other,{" "}
          <Link to="/docs/advanced/integration-with-frameworks">write a formatter</Link>.
        </>
      }
    >
      <ul className={styles.list}>
        {frameworks.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
