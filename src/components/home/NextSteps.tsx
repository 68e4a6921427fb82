import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import Section from "./Section";

/** Where to go from here. */
export default function NextSteps(): ReactNode {
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
