import Link from "@docusaurus/Link";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import routes from "@generated/routes";
import type { ReactNode } from "react";
import { pagePaths } from "@site/src/client/address/pages";
import { sections } from "./mainSections";

/** Links to the main sections, those that the site at hand has. */
export default function Sections(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const pages = new Set(pagePaths(routes));
  return (
    <ul>
      {sections
        .filter(({ to }) => pages.has(withBaseUrl(to)))
        .map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {text}
          </li>
        ))}
    </ul>
  );
}
