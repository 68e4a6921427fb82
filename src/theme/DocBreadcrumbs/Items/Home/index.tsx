/**
 * Replaces `DocBreadcrumbs/Items/Home` of @docusaurus/theme-classic.
 * Change: the breadcrumbs begin with the name of the section, such as "Docs", and a link to its first page, instead of a house.
 * Why: the logo already links to the home page, and the two examples have pages with the same names. On a phone, which shows
 * only the parent of a page, the house stood alone.
 */
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { useSection, useSite } from "@site/src/plugins/structuredData/browser";

export default function HomeBreadcrumbItem(): ReactNode {
  const site = useSite();
  const { name, path } = useSection() ?? { name: site.title, path: "/" };
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={useBaseUrl(path)}>
        {name}
      </Link>
    </li>
  );
}
