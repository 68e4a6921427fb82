import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import FormatterPicture from "@site/src/components/docs/FormatterPicture";
import styles from "./BeforeAfter.module.css";
import Section from "./Section";

/** The page of one type as the tool writes it, and with the formatter that readers can take along. */
export default function BeforeAfter(): ReactNode {
  return (
    <Section
      id="output"
      title="Output that you can change"
      lead={
        <>
          A formatter decides what a page looks like. Keep the stock one,{" "}
          <Link to="/docs/advanced/reference-pages">copy the one of this site</Link>, or{" "}
          <Link to="/docs/guides/custom-formatter">write your own</Link>.
        </>
      }
    >
      <div className={styles.pair}>
        <figure>
          <FormatterPicture
            name="before"
            alt="The page of the type Teacher as stock output: its definition in code, then fields with plain badges."
          />
          <figcaption>Stock output</figcaption>
        </figure>
        <figure>
          <FormatterPicture
            name="after"
            alt="The same page with the formatter: the kind of the type and its interfaces, then a list of fields with a line each."
          />
          <figcaption>With the formatter of this site</figcaption>
        </figure>
      </div>
    </Section>
  );
}
