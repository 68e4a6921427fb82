import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { focusableIn, stepInRing } from "docusaurus-lean-search/dialog";

/** Finds the link to focus, for each key that moves the focus in an open dropdown. */
const moves: Readonly<
  Record<string, (links: readonly HTMLElement[], from: HTMLElement | null) => HTMLElement | undefined>
> = {
  ArrowDown: (links, from) => stepInRing(links, from, 1),
  ArrowUp: (links, from) => stepInRing(links, from, -1),
  Home: (links) => links[0],
  End: (links) => links.at(-1),
};

/** Whether a key moves the focus. While the dropdown is closed, only the arrow keys do, and they open it. */
function isMove(key: string, isOpen: boolean): boolean {
  return key in moves && (isOpen || key.startsWith("Arrow"));
}

function moveFocus(menu: HTMLElement, key: string): void {
  const active = document.activeElement;
  const from = active instanceof HTMLElement && menu.contains(active) ? active : null;
  moves[key]?.(focusableIn(menu), from)?.focus();
}

export interface Dropdown {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly menu: RefObject<HTMLUListElement | null>;
  readonly menuId: string;
  readonly shown: boolean;
  /** Opens the dropdown so that it stays open without the mouse, or closes it again. */
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * State and keyboard handling of a disclosure: a button that shows a list of links or buttons.
 *
 * The button, hovering and the arrow keys open the list; the arrow keys then move between the links. Escape, and a press or
 * focus elsewhere, close the list. If only hovering opened it, it closes when the mouse leaves.
 */
export function useDropdown(opensOnHover = true): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const pendingMove = useRef<string | null>(null);
  const [hovered, setHovered] = useState(false);
  const [opened, setOpened] = useState(false);
  const shown = hovered || opened;
  const close = (): void => {
    pendingMove.current = null;
    setHovered(false);
    setOpened(false);
  };

  // Before hydration, CSS shows the list on hover. A mouse that is already over it sends no further event.
  useLayoutEffect(() => {
    const canHover = window.matchMedia("(hover: hover)").matches;
    if (opensOnHover && canHover && root.current?.matches(":hover")) setHovered(true);
  }, [opensOnHover]);

  // A closed list can't take the focus, so the move of the key that opened it waits until the list is rendered.
  useEffect(() => {
    if (!shown || pendingMove.current === null || !menu.current) return;
    moveFocus(menu.current, pendingMove.current);
    pendingMove.current = null;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && shown) {
        close();
        element.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      } else if (isMove(event.key, shown)) {
        event.preventDefault();
        if (shown && menu.current) moveFocus(menu.current, event.key);
        else pendingMove.current = event.key;
        setOpened(true);
      }
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    element.addEventListener("keydown", onKey, { signal });
    // Not `pointerenter`: when the list closes under the mouse, the mouse has never left the dropdown, and moving to
    // the button would not fire it.
    element.addEventListener(
      "pointerover",
      (event) => {
        if (opensOnHover && event.pointerType === "mouse") setHovered(true);
      },
      { signal },
    );
    element.addEventListener(
      "pointerleave",
      () => {
        setHovered(false);
      },
      { signal },
    );
    for (const type of ["mousedown", "touchstart", "focusin"]) document.addEventListener(type, onOutside, { signal });
    return () => {
      listeners.abort();
    };
  }, [shown, opensOnHover]);

  const toggle = (): void => {
    if (opened) close();
    else setOpened(true);
  };
  return { root, menu, menuId: useId(), shown, toggle, close };
}
