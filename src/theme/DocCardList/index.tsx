/**
 * Wraps `DocCardList` of @docusaurus/theme-classic.
 * Change: on the category page of a package of the tool, who needs the package and which guides use it stand above the cards.
 * Why: the description of a category is plain text without links, and these pages are where readers of the API come in.
 */
import Link from "@docusaurus/Link";
import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import DocCardList from "@theme-original/DocCardList";
import type { Props } from "@theme/DocCardList";
import type { ReactNode } from "react";
import type { PackageAudience } from "@site/src/shared/packageAudience";

function Audience(): ReactNode {
  const { customProps } = useCurrentSidebarCategory();
  const audience = customProps?.["audience"] as PackageAudience | undefined;
  if (!audience) return null;
  return (
    <>
      <p>{audience.who}</p>
      <p>
        Used in:{" "}
        {audience.guides.map(({ title, to }, at) => (
          <span key={to}>
            {at > 0 && ", "}
            <Link to={to}>{title}</Link>
          </span>
        ))}
        .
      </p>
    </>
  );
}

export default function DocCardListWrapper(props: Props): ReactNode {
  // Only the page of a category passes the items.
  if (!props.items) return <DocCardList {...props} />;
  return (
    <>
      <Audience />
      <DocCardList {...props} />
    </>
  );
}
