import { focusableIn, stepInRing } from "../focus/focusable";

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
export function isMove(key: string, isOpen: boolean): boolean {
  return key in moves && (isOpen || key.startsWith("Arrow"));
}

/** Moves the focus into, or within, the links of a dropdown. */
export function moveFocus(menu: HTMLElement, key: string): void {
  const active = document.activeElement;
  const from = active instanceof HTMLElement && menu.contains(active) ? active : null;
  moves[key]?.(focusableIn(menu), from)?.focus();
}
