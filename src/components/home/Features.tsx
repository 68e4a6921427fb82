import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import Screenshot from "@site/src/components/docs/Screenshot";
import type { ScreenshotName } from "@site/src/data/screenshots";
import styles from "./Features.module.css";
import Section from "./Section";
import Sources from "./Sources";

interface Feature {
  /** Anchor of its heading. */
  readonly id: string;
  readonly title: string;
  /** The page that tells how. */
  readonly to: string;
  /** A picture of real pages, and what matters in it. */
  readonly picture?: ScreenshotName;
  readonly alt?: string;
}

const features: readonly Feature[] = [
  {
    id: "page-for-each-entity",
    title: "A page for each type and operation",
    to: "/examples/default",
    picture: "stock-sidebar",
    alt: "A sidebar with folders for operations and types; below Objects, the page of the type Book.",
  },
  {
    id: "your-own-structure",
    title: "Folders by a directive of yours",
    to: "/docs/advanced/group-by-directive",
    picture: "grouped-navigation",
    alt: "A sidebar with the groups Common, Course and Grade; below Course, its queries and mutations.",
  },
  {
    id: "any-source",
    title: "Any source of a schema",
    to: "/docs/advanced/schema-loading",
  },
  {
    id: "custom-directives",
    title: "Directives in words",
    to: "/docs/advanced/custom-directive",
    picture: "home-directives",
    alt: "The page of a mutation says that callers need the role STUDENT, and what the request costs.",
  },
  {
    id: "examples",
    title: "Examples from the schema",
    to: "/docs/advanced/examples",
    picture: "home-example",
    alt: "Below the heading Example, an object in JSON with a value for each field of the type Room.",
  },
  {
    id: "deprecated",
    title: "What is deprecated, apart",
    to: "/docs/advanced/custom-deprecated-section",
    picture: "home-deprecated",
    alt: "A section of deprecated fields: their names are struck through, and each says what to use instead.",
  },
];

/** What the tool does for its user, in pictures of real pages, each with the page that tells how. */
export default function Features(): ReactNode {
  return (
    <Section id="what-it-does" title="What it does for you">
      <ul className={styles.grid}>
        {features.map(({ id, title, to, picture, alt = "" }) => (
          <li key={id}>
            <div className={styles.picture}>{picture ? <Screenshot name={picture} alt={alt} /> : <Sources />}</div>
            <Heading as="h3" id={id}>
              <Link to={to}>{title}</Link>
            </Heading>
          </li>
        ))}
      </ul>
    </Section>
  );
}
