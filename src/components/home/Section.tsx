import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface Props {
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the home page: a heading, a sentence, and what it is about. */
export default function Section({ id, title, lead, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
