/**
 * Replaces `NavbarItem/DropdownNavbarItem/Desktop` of @docusaurus/theme-classic.
 * Change: a dropdown without a URL is a real button. Arrow keys, Home and End move between its links; Escape closes it and
 * returns the focus to the button. `aria-expanded` is true while hovering keeps it open. The button is marked as active
 * on the pages that the dropdown links to.
 * Why: the stock dropdown is a link to `#` with the roles of a button and a menu, does not handle arrow keys and Escape, and
 * announces itself as closed while hovering opens it.
 */
import NavbarItem from "@theme/NavbarItem";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import clsx from "clsx";
import type { ReactNode } from "react";
import DropdownTrigger from "@site/src/components/shell/dropdown/DropdownTrigger";
import { useDropdown } from "@site/src/components/shell/dropdown/useDropdown";
import { useIsActive } from "@site/src/components/shell/dropdown/useIsActive";
import styles from "./styles.module.css";

export default function DropdownNavbarItemDesktop({ items, position, ...trigger }: Props): ReactNode {
  const isActive = items.some(useIsActive());
  const { root, menu, menuId, shown, toggle, close } = useDropdown();
  return (
    <div
      ref={root}
      className={clsx("navbar__item dropdown", styles.dropdown, {
        "dropdown--right": position === "right",
        "dropdown--show": shown,
      })}
    >
      <DropdownTrigger
        {...trigger}
        className={clsx(trigger.className, isActive && trigger.to === undefined && "navbar__link--active")}
        controls={menuId}
        expanded={shown}
        onToggle={toggle}
      />
      <ul ref={menu} id={menuId} className={clsx("dropdown__menu", styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              close();
            }}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
