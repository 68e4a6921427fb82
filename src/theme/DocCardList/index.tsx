/**
 * Wraps `DocCardList` of @docusaurus/theme-classic.
 * Change: on the category page of a package of the tool, who needs the package and which guides use it stand above the cards,
 * and internal modules have a heading of their own.
 * Why: the description of a category is plain text without links, and these pages are where readers of the API come in. A
 * card does not tell that what it leads to is internal.
 */
import Link from "@docusaurus/Link";
import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import DocCardList from "@theme-original/DocCardList";
import type { Props } from "@theme/DocCardList";
import Heading from "@theme/Heading";
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
            {at > 0 && <span>, </span>}
            <Link to={to}>{title}</Link>
          </span>
        ))}
        .
      </p>
    </>
  );
}

/** As `sidebar_class_name` of a page, or `className` of a folder: see src/generate/api. */
const INTERNAL = "api-internal";

export default function DocCardListWrapper({ items, ...props }: Props): ReactNode {
  // Only the page of a category passes the items.
  if (!items) return <DocCardList {...props} />;
  const open = items.filter(({ className }) => className !== INTERNAL);
  const internal = items.filter(({ className }) => className === INTERNAL);
  return (
    <>
      <Audience />
      {open.length > 0 && <DocCardList {...props} items={open} />}
      {internal.length > 0 && (
        <>
          <Heading as="h2" id="internal-modules">
            Internal modules
          </Heading>
          <p>Part of how the package works. They may change or go in any release.</p>
          <DocCardList {...props} items={internal} />
        </>
      )}
    </>
  );
}
