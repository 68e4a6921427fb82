/**
 * Replaces `DocBreadcrumbs/StructuredData` of @docusaurus/theme-classic.
 * Change: the list begins with the home page and the section.
 * Why: the stock list contains only entries of the sidebar: on most pages one item, the page itself, which search engines
 * ignore. Not a wrapper, because the stock component writes its own list into the head.
 */
import type { Props } from "@theme/DocBreadcrumbs/StructuredData";
import type { ReactNode } from "react";
import { JsonLd, breadcrumbList, useSection, useSite } from "@site/src/plugins/structuredData/browser";

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const site = useSite();
  const section = useSection();
  const crumbs = [
    ...(section ? [{ name: section.name, path: site.baseUrl + section.path }] : []),
    // An item without a URL is not allowed in the list.
    ...breadcrumbs.flatMap(({ label, href }) => (href ? [{ name: label, path: href }] : [])),
  ];
  return <JsonLd data={breadcrumbList(site, crumbs)} />;
}
