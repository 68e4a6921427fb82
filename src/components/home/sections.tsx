import Link from "@docusaurus/Link";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import warnings from "@site/examples/homepage/warnings.json";
import FormatterPicture from "@site/src/components/docs/FormatterPicture";
import Screenshot from "@site/src/components/docs/Screenshot";
import SiteCard from "@site/src/components/showcase/SiteCard";
import type { ScreenshotName } from "@site/src/data/screenshots";
import { featured, showcase } from "@site/src/data/showcase";
import styles from "./sections.module.css";

interface SectionProps {
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps): ReactNode {
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

interface Feature {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** A screenshot of real pages, and its alternative text. Without one, the card shows the kinds of sources. */
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

/** Values of the option `schema`, one for each kind of source. */
const sources = [
  { value: "schema.graphql", kind: "a file" },
  { value: "src/**/*.graphql", kind: "many files" },
  { value: "https://api.example.com/graphql", kind: "an endpoint" },
  { value: "introspection.json", kind: "an introspection result" },
  { value: "src/schema.ts", kind: "code" },
] as const;

function Sources(): ReactNode {
  return (
    <dl className={styles.sources}>
      {sources.map(({ value, kind }) => (
        <div key={value}>
          <dt>
            <code translate="no">{value}</code>
          </dt>
          <dd>{kind}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Features(): ReactNode {
  return (
    <Section id="what-it-does" title="What it does for you">
      <ul className={styles.features}>
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

/** The page of a type as stock output, and with the formatter of this site. */
export function BeforeAfter(): ReactNode {
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
      <div className={styles.pictures}>
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

/** The warning about one deprecated field, in the formats of several presets. */
export function Frameworks(): ReactNode {
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
      <div className={styles.warnings}>
        {warnings.map(({ framework, file, text }) => (
          <CodeBlock key={framework} language="markdown" title={`${framework}: ${file}`}>
            {text}
          </CodeBlock>
        ))}
      </div>
    </Section>
  );
}

const DOCUSAURUS = `npm install @graphql-markdown/docusaurus @graphql-tools/graphql-file-loader graphql
# Add the plugin and a loader to docusaurus.config.js, then:
npx docusaurus graphql-to-doc`;

const ELSEWHERE = `npm install @graphql-markdown/cli @graphql-markdown/formatters @graphql-tools/graphql-file-loader graphql
# Name the schema and a loader in .graphqlrc, then:
npx gqlmd graphql-to-doc`;

export function Install(): ReactNode {
  return (
    <Section
      id="install"
      title="Install"
      lead={
        <>
          Add the packages, name your schema in the configuration, and run the generator.{" "}
          <Link to="/docs/get-started">Get started</Link> shows each step from an empty folder.
        </>
      }
    >
      <CodeBlock language="bash" title="In a Docusaurus site">
        {DOCUSAURUS}
      </CodeBlock>
      <CodeBlock language="bash" title="With any other framework">
        {ELSEWHERE}
      </CodeBlock>
    </Section>
  );
}

export function Showcase(): ReactNode {
  return (
    <Section
      id="who-uses-it"
      title="Who uses it"
      lead={
        <>
          <span>{`Three of ${String(showcase.length)} public sites; `}</span>
          <Link to="/showcase">the showcase</Link> has all of them.
        </>
      }
    >
      <ul className={styles.sites}>
        {featured.map((site) => (
          <SiteCard key={site.name} {...site} />
        ))}
      </ul>
    </Section>
  );
}

export function NotFor(): ReactNode {
  return (
    <Section
      id="when-not-to-use-it"
      title="When not to use it"
      lead={
        <>
          GraphQL-Markdown writes pages and stops there. Nothing changes until you run the command again, and readers
          can&apos;t send a query from a page: keep a playground for that. It doesn&apos;t check changes of your schema
          or keep its history. If one page for the whole schema is enough, or you don&apos;t have a docs site to put
          pages into, another kind of tool fits better: <Link to="/docs/intro#how-it-compares">compare them</Link>.
        </>
      }
    />
  );
}

export function NextSteps(): ReactNode {
  return (
    <Section id="next-steps" title="Next steps">
      <ul>
        <li>
          <Link to="/docs/intro">Read the introduction</Link>: what the tool is, and what it is not.
        </li>
        <li>
          <Link to="/docs/try-it">Try it</Link>: in your browser, on your machine, or in a demo repository.
        </li>
        <li>
          <Link to="/examples/default">Browse the media example</Link> in the default layout, or the{" "}
          <Link to="/examples/group-by">school example</Link>, grouped by directive.
        </li>
        <li>
          <Link to="/api/">Open the API reference</Link> of the packages.
        </li>
      </ul>
    </Section>
  );
}
