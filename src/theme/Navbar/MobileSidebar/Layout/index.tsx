/**
 * Wraps `Navbar/MobileSidebar/Layout` of @docusaurus/theme-classic.
 * Change: the open menu is a labelled modal dialog, which takes, traps and returns the focus. Escape and every navigation
 * close it. The open menu shows the current page. The content of the closed menu is rendered after hydration,
 * in a transition.
 * Why: the stock menu leaves the focus on the page behind it. It stays open, and the page can't scroll, after a click on the
 * brand or on a link with its own handler, such as a link to another version. Right after hydration it renders hundreds of
 * hidden links at once, during which a phone does not respond.
 */
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import Layout from "@theme-original/Navbar/MobileSidebar/Layout";
import type { Props } from "@theme/Navbar/MobileSidebar/Layout";
import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { focusableIn, isComposing, trapFocus } from "docusaurus-lean-search/dialog";
import { useReady } from "@site/src/components/shell/useReady";
import { showCurrentEntry } from "@site/src/components/sidebar/showCurrentEntry";

/** Closes the menu when the location changes while it is open. */
function useCloseOnNavigation(shown: boolean, toggle: () => void): void {
  const location = useLocation();
  const openedAt = useRef(location);
  useEffect(() => {
    if (shown && openedAt.current !== location) toggle();
    openedAt.current = location;
  }, [shown, toggle, location]);
}

/** Moves the focus into the open menu, traps it, and returns it to the button that opened the menu. Escape closes the menu. */
function useModalFocus(shown: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return undefined;
    focusableIn(element)[0]?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !isComposing(event)) close();
      if (event.key === "Tab") trapFocus(element, event);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      const active = document.activeElement;
      // Don't return the focus if it was moved elsewhere on purpose.
      if (active === document.body || element.contains(active))
        document.querySelector<HTMLElement>(".navbar__toggle")?.focus();
    };
  }, [shown, close]);
  return dialog;
}

export default function LayoutWrapper({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const ready = useReady();
  const hasContent = shown || ready;
  useCloseOnNavigation(shown, toggle);
  const level = useNavbarSecondaryMenu().shown ? "secondary" : "primary";
  const dialog = useModalFocus(shown, toggle);

  // "Back to main menu" hides itself, so this moves the focus to the level that is now shown.
  useEffect(() => {
    const panel = dialog.current?.querySelector(".navbar-sidebar__item:not([inert])");
    if (panel && document.activeElement?.closest("[inert]")) focusableIn(panel)[0]?.focus();
  }, [dialog, level]);

  useEffect(() => {
    if (!shown) return;
    showCurrentEntry(dialog.current?.querySelector(".navbar-sidebar__item:not([inert])") ?? null);
  }, [dialog, shown, level]);

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
        header={hasContent && header}
        primaryMenu={hasContent && primaryMenu}
        secondaryMenu={hasContent && secondaryMenu}
      />
    </div>
  );
}
