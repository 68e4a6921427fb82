import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { showcase } from "@site/src/data/showcase";
import Section from "./Section";

/** Where to go from here, and who went before. */
export default function NextSteps(): ReactNode {
  return (
    <Section
      id="next-steps"
      title="Next steps"
      lead={
        <>
          {showcase.length} public sites use GraphQL-Markdown: <Link to="/showcase">look at the showcase</Link>.
        </>
      }
    >
      <ul>
        <li>
          <Link to="/docs/intro">Read the introduction</Link>: what the tool is, and what it is not.
        </li>
        <li>
          <Link to="/docs/try-it">Try it</Link>: the smallest run on your machine, and demo repositories.
        </li>
        <li>
          <Link to="/examples/group-by">Browse the school example</Link>, with pages grouped by directive.
        </li>
        <li>
          <Link to="/api/">Open the API reference</Link> of the packages.
        </li>
      </ul>
    </Section>
  );
}
