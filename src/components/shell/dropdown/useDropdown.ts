import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { focusableIn, stepInRing } from "../focus";

/** Where a key moves the focus among the links of an open dropdown. */
const moves: Readonly<
  Record<string, (links: readonly HTMLElement[], from: HTMLElement | null) => HTMLElement | undefined>
> = {
  ArrowDown: (links, from) => stepInRing(links, from, 1),
  ArrowUp: (links, from) => stepInRing(links, from, -1),
  Home: (links) => links[0],
  End: (links) => links.at(-1),
};

/** Whether a key moves the focus among links. From the closed button only the arrows do, and open it. */
function isMove(key: string, isOpen: boolean): boolean {
  return key in moves && (isOpen || key.startsWith("Arrow"));
}

/** Moves the focus into, or within, the links of a dropdown. */
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
  /** Opens the dropdown until it is closed on purpose; closes it when it was opened so. */
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * State and keyboard of a disclosure: a button that shows a list of links or buttons.
 *
 * It opens while a mouse is over it, by its button, and by the arrow keys, which then move among the links. Escape, and
 * a mouse, touch or focus elsewhere, close it.
 *
 * @param byHover false for a list that a mouse on its way does not open
 */
export function useDropdown(byHover = true): Dropdown {
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

  // Until here the list was shown by CSS: a mouse that opened it so does not enter the dropdown again.
  useLayoutEffect(() => {
    const canHover = window.matchMedia("(hover: hover)").matches;
    if (byHover && canHover && root.current?.matches(":hover")) setHovered(true);
  }, [byHover]);

  // A closed list takes no focus, so the move that opened it waits until it is drawn, and loaded where that comes later.
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
    // Not `pointerenter`: a mouse that was over the list when that closed has not left, and enters the button from there.
    element.addEventListener(
      "pointerover",
      (event) => {
        if (byHover && event.pointerType === "mouse") setHovered(true);
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
  }, [shown, byHover]);

  const toggle = (): void => {
    if (opened) close();
    else setOpened(true);
  };
  return { root, menu, menuId: useId(), shown, toggle, close };
}
