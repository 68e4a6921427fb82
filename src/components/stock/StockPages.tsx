import Link from "@docusaurus/Link";
import Details from "@theme/Details";
import type { ReactNode } from "react";
import FuzzyDate from "@site/examples/stock/fuzzy-date.mdx";
import Studio from "@site/examples/stock/studio.mdx";
import StudioRole from "@site/examples/stock/studio-role.mdx";
import EmbeddedPage from "@site/src/components/embedded/EmbeddedPage";

const PAGES = [
  { name: "studio", kind: "query", url: "/examples/default/operations/queries/studio", Page: Studio },
  { name: "FuzzyDate", kind: "object", url: "/examples/default/types/objects/fuzzy-date", Page: FuzzyDate },
  { name: "StudioRole", kind: "enum", url: "/examples/default/types/enums/studio-role", Page: StudioRole },
] as const;

/** Three pages of the tool's stock output, each with a link to the page of the same entity in the default example. */
export default function StockPages(): ReactNode {
  return PAGES.map(({ name, kind, url, Page }) => (
    <Details
      key={name}
      summary={
        <summary>
          <span>{`Stock output of the ${kind} `}</span>
          <code translate="no">{name}</code>
        </summary>
      }
    >
      <p>
        <Link to={url}>The same page in the example, made with the reference formatter</Link>
      </p>
      <EmbeddedPage label={`Stock output of ${name}`}>
        <Page />
      </EmbeddedPage>
    </Details>
  ));
}
