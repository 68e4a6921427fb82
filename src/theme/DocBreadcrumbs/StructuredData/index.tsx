/**
 * Replaces the stock component, which names only what the sidebar holds: most pages had a trail of one
 * item, the page itself, which search engines ignore. This one begins at the home page and the section. Not a wrapper,
 * because the stock one puts its own list into the head.
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
