/**
 * Wraps `DocCardList` of @docusaurus/theme-classic.
 * Change: above the cards, the category page of a package says who needs the package and which guides use it. Internal modules
 * have a separate heading.
 * Why: readers of the API start at these pages, and the description of a category is plain text without links. A card does
 * not show that its module is internal.
 */
import Link from "@docusaurus/Link";
import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import DocCardList from "@theme-original/DocCardList";
import type { Props } from "@theme/DocCardList";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import { INTERNAL_CLASS } from "@site/src/data/internalModules";
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
            {at > 0 && <span>, </span>}
            <Link to={to}>{title}</Link>
          </span>
        ))}
        <span>.</span>
      </p>
    </>
  );
}

export default function DocCardListWrapper({ items, ...props }: Props): ReactNode {
  // Only category pages pass `items`.
  if (!items) return <DocCardList {...props} />;
  const publicItems = items.filter(({ className }) => className !== INTERNAL_CLASS);
  const internal = items.filter(({ className }) => className === INTERNAL_CLASS);
  return (
    <>
      <Audience />
      {publicItems.length > 0 && <DocCardList {...props} items={publicItems} />}
      {internal.length > 0 && (
        <>
          <Heading as="h2" id="internal-modules">
            Internal modules
          </Heading>
          <p>Internal parts of the package. They may change or disappear in any release.</p>
          <DocCardList {...props} items={internal} />
        </>
      )}
    </>
  );
}
