/**
 * Wraps `NavbarItem/DropdownNavbarItem/Mobile` of @docusaurus/theme-classic.
 * Change: a section of the menu starts expanded whenever one of its links is shown as active.
 * Why: the stock section compares URLs only. It misses links to docs pages by id, links to a parent of the current page, and
 * links to versions, which contain the base URL, the query and the hash.
 */
import DropdownNavbarItemMobile from "@theme-original/NavbarItem/DropdownNavbarItem/Mobile";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Mobile";
import type { ReactNode } from "react";
import { useIsActive } from "@site/src/components/shell/dropdown/useIsActive";

/** Property with which the stock section considers a link active: a base path that all pages are below. */
const ALWAYS_ACTIVE = { activeBasePath: "/" };

export default function DropdownNavbarItemMobileWrapper({ items, ...props }: Props): ReactNode {
  const isActive = useIsActive();
  return (
    <DropdownNavbarItemMobile
      {...props}
      items={items.map((item) => (isActive(item) ? { ...item, ...ALWAYS_ACTIVE } : item))}
    />
  );
}
