import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./Features.module.css";
import Section from "./Section";

interface Feature {
  /** Anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

const features: readonly Feature[] = [
  {
    id: "page-for-each-entity",
    title: "A page for each entity",
    text: "Types, queries, mutations, subscriptions and directives get a page of their own, with links between them and an anchor for each field.",
    to: "/examples/default",
    link: "See a schema with 189 object types",
  },
  {
    id: "your-own-structure",
    title: "Your own structure",
    text: "Group pages by a directive in the schema, gather what is deprecated, choose the folders, or leave parts out.",
    to: "/docs/advanced/group-by-directive",
    link: "Group pages by directive",
  },
  {
    id: "any-source",
    title: "Any source of the schema",
    text: "SDL files, a remote endpoint, an introspection result or code: whatever a GraphQL Tools loader reads.",
    to: "/docs/advanced/schema-loading",
    link: "Load a schema",
  },
  {
    id: "custom-directives",
    title: "Custom directives explained",
    text: "Turn @auth or @beta into badges and sentences with a function of your own.",
    to: "/docs/advanced/custom-directive",
    link: "Show custom directives",
  },
  {
    id: "examples",
    title: "Examples beside the types",
    text: "Put sample values into the schema and find them, composed into whole objects, on the pages.",
    to: "/docs/advanced/examples",
    link: "Add examples",
  },
  {
    id: "output",
    title: "Output that you can change",
    text: "A formatter decides the markup, and hooks reach into each step from loading the schema to writing files.",
    to: "/docs/how-it-works",
    link: "Follow the pipeline",
  },
];

/** What the tool does for its user, each with the page that tells how. */
export default function Features(): ReactNode {
  return (
    <Section id="what-it-does" title="What it does for you">
      <ul className={styles.grid}>
        {features.map(({ id, title, text, to, link }) => (
          <li key={id}>
            <Heading as="h3" id={id}>
              {title}
            </Heading>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
