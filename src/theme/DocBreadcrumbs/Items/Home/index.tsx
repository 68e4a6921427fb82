/**
 * Wraps `DocBreadcrumbs/Items/Home` of @docusaurus/theme-classic.
 * Change: the breadcrumbs of an example begin with its name, which leads to its first page, and not with the home page.
 * Why: the two examples have pages of the same names, and the logo leads home already.
 */
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import HomeItem from "@theme-original/DocBreadcrumbs/Items/Home";
import type { ReactNode } from "react";
import { useSection } from "@site/src/plugins/structuredData/browser";

export default function HomeItemWrapper(): ReactNode {
  const section = useSection();
  const href = useBaseUrl(section?.path);
  if (!section?.namesTrail) return <HomeItem />;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={href}>
        {section.name}
      </Link>
    </li>
  );
}
