import type { Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./DropdownTrigger.module.css";

interface Props extends LinkProps {
  /** Id of the list of links. */
  readonly controls: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** The control of a dropdown: a button, or for an item with a URL, a link on which Enter and Space toggle the dropdown. */
export default function DropdownTrigger({ controls, expanded, onToggle, className, ...item }: Props): ReactNode {
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
