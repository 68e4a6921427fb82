/** Links to the main pages of the site, shown when a search has no results, and in the dialog before a query. */
import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import { useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import { useThemeConfig } from "@docusaurus/theme-common";
import type { MouseEvent, ReactNode } from "react";

export interface Props {
  /** Called when a link is clicked, before the router follows it. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const docsLabel = translate({
  id: "theme/d-s-l.searchBar.section.docs",
  message: "Docs",
  description: "The label of the docs, among the areas of the search and the links where there is no result",
});

/** Returns a link to the main page of each docs instance, in its latest version. */
function useDocsLinks(): readonly { readonly to: string; readonly label: string }[] {
  return Object.entries(useAllDocsData()).flatMap(([id, { versions }]) => {
    const latest = versions.find(({ isLast }) => isLast);
    const main = latest?.docs.find((doc) => doc.id === latest.mainDocId);
    return main ? [{ to: main.path, label: id === "default" ? docsLabel : id }] : [];
  });
}

interface NavbarLink {
  readonly to?: unknown;
  readonly label?: unknown;
}

export default function SearchPlaces({ onFollow }: Props): ReactNode {
  const docsLinks = useDocsLinks();
  const navbarLinks = (useThemeConfig().navbar.items as readonly NavbarLink[]).flatMap(({ to, label }) =>
    typeof to === "string" && typeof label === "string" ? [{ to, label }] : [],
  );
  return (
    <ul>
      {[...docsLinks, ...navbarLinks].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} {...(onFollow && { onClick: onFollow })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
