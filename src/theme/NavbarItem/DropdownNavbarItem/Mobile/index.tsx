/**
 * Wraps `NavbarItem/DropdownNavbarItem/Mobile` of @docusaurus/theme-classic.
 * Change: a section of the menu starts expanded whenever one of its links is drawn as active.
 * Why: the stock section compares URLs only. It misses links to docs pages by id, links to a page above the one that
 * is shown, and links to versions, which hold the base URL of the site, the query and the hash.
 */
import DropdownNavbarItemMobile from "@theme-original/NavbarItem/DropdownNavbarItem/Mobile";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Mobile";
import type { ReactNode } from "react";
import { useIsActive } from "@site/src/components/shell/dropdown/useIsActive";

/** What makes the stock section take a link for active: a base path that every page is below. */
const ANYWHERE = { activeBasePath: "/" };

export default function DropdownNavbarItemMobileWrapper({ items, ...props }: Props): ReactNode {
  const isActive = useIsActive();
  return (
    <DropdownNavbarItemMobile
      {...props}
      items={items.map((item) => (isActive(item) ? { ...item, ...ANYWHERE } : item))}
    />
  );
}
