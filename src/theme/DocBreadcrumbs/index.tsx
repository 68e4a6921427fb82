/**
 * Replaces `DocBreadcrumbs` of @docusaurus/theme-classic, including its home item and structured data.
 * Change: the button "Copy page" is beside the breadcrumbs of docs and categories. The breadcrumbs begin with the name of the
 * section, such as "Docs", which links to its first page, instead of a house. Browsers don't translate the name of a type, an
 * operation or a module. The structured data begin with the home page and the section.
 * Why: the theme has no way to copy a page as Markdown or as a link. The logo already links to the home page, and the two
 * examples have pages with the same names. On a phone, which shows only the parent of a page, the house stood alone. On most
 * pages, the stock structured data contain only the page itself, and search engines ignore a list with one item. A wrapper
 * could not set `translate` on the names.
 */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import { useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarBreadcrumbsItem } from "@docusaurus/plugin-content-docs";
import { ThemeClassNames } from "@docusaurus/theme-common";
import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import useBaseUrl from "@docusaurus/useBaseUrl";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { CopyPageRow } from "@site/src/plugins/markdownPages/browser";
import { JsonLd, breadcrumbList, useSection, useSite } from "@site/src/plugins/structuredData/browser";

function SectionCrumb(): ReactNode {
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

interface CrumbProps {
  readonly item: PropSidebarBreadcrumbsItem;
  readonly isLast: boolean;
}

function Crumb({ item, isLast }: CrumbProps): ReactNode {
  const { type, label } = item;
  const nameTranslation = useNameTranslation(label);
  const href = type === "category" && item.linkUnlisted ? undefined : item.href;
  return (
    <li className={clsx("breadcrumbs__item", isLast && "breadcrumbs__item--active")}>
      {href && !isLast ? (
        <Link className="breadcrumbs__link" href={href}>
          <span>{label}</span>
        </Link>
      ) : (
        <span className="breadcrumbs__link" translate={type === "link" ? nameTranslation : undefined}>
          {label}
        </span>
      )}
    </li>
  );
}

function StructuredData({ breadcrumbs }: { readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[] }): ReactNode {
  const site = useSite();
  const section = useSection();
  const crumbs = [
    ...(section ? [{ name: section.name, path: site.baseUrl + section.path }] : []),
    // An item without a URL is not allowed in the list.
    ...breadcrumbs.flatMap(({ label, href }) => (href ? [{ name: label, path: href }] : [])),
  ];
  return <JsonLd data={breadcrumbList(site, crumbs)} />;
}

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  return (
    <CopyPageRow>
      {breadcrumbs && (
        <>
          <StructuredData breadcrumbs={breadcrumbs} />
          <nav
            className={ThemeClassNames.docs.docBreadcrumbs}
            aria-label={translate({ id: "theme.docs.breadcrumbs.navAriaLabel", message: "Breadcrumbs" })}
          >
            <ul className="breadcrumbs">
              {homePageRoute && <SectionCrumb />}
              {breadcrumbs.map((item, at) => (
                <Crumb key={`${item.type} ${item.label}`} item={item} isLast={at === breadcrumbs.length - 1} />
              ))}
            </ul>
          </nav>
        </>
      )}
    </CopyPageRow>
  );
}
