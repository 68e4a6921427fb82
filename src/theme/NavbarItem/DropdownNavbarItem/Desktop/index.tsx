/**
 * Replaces `NavbarItem/DropdownNavbarItem/Desktop` of @docusaurus/theme-classic.
 * Change: a dropdown without a URL is a real button. Arrow keys, Home and End move between its links; Escape closes it and
 * returns the focus to the button. `aria-expanded` is true also while hovering keeps the dropdown open. The button is marked
 * as active on the pages that the dropdown links to.
 * Why: the stock dropdown is a link to `#` with the roles of a button and a menu, does not handle arrow keys and Escape, and
 * announces itself as closed while hovering opens it.
 */
import NavbarItem from "@theme/NavbarItem";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import type { Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { useDropdown } from "@site/src/components/shell/dropdown/useDropdown";
import { useIsActive } from "@site/src/components/shell/dropdown/useIsActive";
import styles from "./styles.module.css";

interface TriggerProps extends LinkProps {
  /** Id of the list of links. */
  readonly controls: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** The control of a dropdown: a button, or for an item with a URL, a link on which Enter and Space toggle the dropdown. */
function Trigger({ controls, expanded, onToggle, className, ...item }: TriggerProps): ReactNode {
  const aria = { "aria-expanded": expanded, "aria-controls": controls };
  if (item.to !== undefined) {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onToggle();
    };
    return (
      <NavbarNavLink
        {...item}
        {...aria}
        role="button"
        className={clsx("navbar__link", className)}
        onKeyDown={onKeyDown}
      />
    );
  }
  // As in the stock component, a label is text, or HTML from the configuration.
  const content = item.html === undefined ? {} : { dangerouslySetInnerHTML: { __html: item.html } };
  return (
    <button
      type="button"
      {...aria}
      aria-label={item["aria-label"]}
      className={clsx("clean-btn navbar__link", styles.button, className)}
      onClick={onToggle}
      {...content}
    >
      {item.html === undefined ? (item.children ?? item.label) : undefined}
    </button>
  );
}

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
      <Trigger
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
