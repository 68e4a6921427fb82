/**
 * Wraps `Navbar/MobileSidebar/Layout` of @docusaurus/theme-classic.
 * Change: the open menu is a modal dialog with a name: it takes the focus, keeps it, gives it back, and closes by Escape.
 * It also closes after every navigation. What stands in the closed menu is rendered in small steps.
 * Why: the stock menu leaves the focus on the page behind it, and stays open, with the page locked, after links that have
 * a handler of their own, such as those to another version, and after the brand. Right after a page has loaded, it renders
 * hundreds of links at once that nobody sees yet, and a phone does not react meanwhile.
 */
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import Layout from "@theme-original/Navbar/MobileSidebar/Layout";
import type { Props } from "@theme/Navbar/MobileSidebar/Layout";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { focusableIn, useModalFocus } from "@site/src/components/shell/focus";
import { useReady } from "@site/src/components/shell/useReady";

/** Closes the menu when the page, or the place on it, becomes another one than that on which the menu was opened. */
function useCloseOnNavigation(shown: boolean, toggle: () => void): void {
  const location = useLocation();
  const openedAt = useRef(location);
  useEffect(() => {
    if (shown && openedAt.current !== location) toggle();
    openedAt.current = location;
  }, [shown, toggle, location]);
}

export default function LayoutWrapper({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const ready = useReady();
  const content = shown || ready;
  useCloseOnNavigation(shown, toggle);
  const level = useNavbarSecondaryMenu().shown ? "secondary" : "primary";
  const dialog = useModalFocus({ shown, onEscape: toggle, opener: ".navbar__toggle" });

  // 'Back to main menu' hides itself, so the focus goes to the level that is shown now.
  useEffect(() => {
    const panel = dialog.current?.querySelector(".navbar-sidebar__item:not([inert])");
    if (panel && document.activeElement?.closest("[inert]")) focusableIn(panel)[0]?.focus();
  }, [dialog, level]);

  const modal = shown
    ? {
        role: "dialog",
        "aria-modal": true,
        "aria-label": translate({ id: "site.mobileMenu.label", message: "Navigation" }),
      }
    : {};
  return (
    <div ref={dialog} {...modal}>
      <Layout
        header={content && header}
        primaryMenu={content && primaryMenu}
        secondaryMenu={content && secondaryMenu}
      />
    </div>
  );
}
