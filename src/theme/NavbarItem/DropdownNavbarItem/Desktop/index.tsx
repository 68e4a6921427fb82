/**
 * Replaces `NavbarItem/DropdownNavbarItem/Desktop` of @docusaurus/theme-classic.
 * Change: a dropdown without a target of its own is a real button; arrow keys, Home and End move among its links, Escape
 * closes it and returns to the button, hovering it is announced as open too, and it is marked while one of its pages is
 * shown.
 * Why: the stock dropdown is a link to `#` that calls itself a button and a menu, knows no arrows and no Escape, and says
 * that it is closed while a mouse holds it open.
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
