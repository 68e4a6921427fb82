import Link from "@docusaurus/Link";
import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import warnings from "@site/examples/homepage/warnings.json";
import styles from "./Frameworks.module.css";
import Section from "./Section";

/** What the tool writes about one deprecated field, for some of the frameworks that have a preset. */
export default function Frameworks(): ReactNode {
  return (
    <Section
      id="frameworks"
      title="Works with your framework"
      lead={
        <>
          One deprecated field, as four presets write it. Fumadocs, Vocs, HonKit, mdBook and DocFX have one too; for any
          other framework, <Link to="/docs/advanced/integration-with-frameworks">write a formatter</Link>.
        </>
      }
    >
      <div className={styles.grid}>
        {warnings.map(({ framework, file, text }) => (
          <CodeBlock key={framework} language="markdown" title={`${framework}: ${file}`}>
            {text}
          </CodeBlock>
        ))}
      </div>
    </Section>
  );
}
