/**
 * Wraps `DocBreadcrumbs/Items/Home` of @docusaurus/theme-classic.
 * Change: the breadcrumbs of an example site begin with its name and a link to its landing page, instead of the home page.
 * Why: the two examples have pages with the same names, and the logo already links to the home page.
 */
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import HomeItem from "@theme-original/DocBreadcrumbs/Items/Home";
import type { ReactNode } from "react";
import { useSection } from "@site/src/plugins/structuredData/browser";

export default function HomeItemWrapper(): ReactNode {
  const section = useSection();
  const href = useBaseUrl(section?.path);
  if (!section?.startsBreadcrumbs) return <HomeItem />;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={href}>
        {section.name}
      </Link>
    </li>
  );
}
