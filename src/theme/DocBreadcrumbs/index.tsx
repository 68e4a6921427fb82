/**
 * Replaces `DocBreadcrumbs` of @docusaurus/theme-classic.
 * Change: the button "Copy page" is beside the breadcrumbs of docs and categories. Browsers don't translate the name of a type, an
 * operation or a module.
 * Why: the theme has no way to copy a page as Markdown or as a link. A wrapper could not set `translate` on the names.
 */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import { useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarBreadcrumbsItem } from "@docusaurus/plugin-content-docs";
import { ThemeClassNames } from "@docusaurus/theme-common";
import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import HomeBreadcrumbItem from "@theme/DocBreadcrumbs/Items/Home";
import DocBreadcrumbsStructuredData from "@theme/DocBreadcrumbs/StructuredData";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { CopyPageRow } from "@site/src/plugins/markdownPages/browser";

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

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  return (
    <CopyPageRow>
      {breadcrumbs && (
        <>
          <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
          <nav
            className={ThemeClassNames.docs.docBreadcrumbs}
            aria-label={translate({ id: "theme.docs.breadcrumbs.navAriaLabel", message: "Breadcrumbs" })}
          >
            <ul className="breadcrumbs">
              {homePageRoute && <HomeBreadcrumbItem />}
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
