const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

function takesFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** Elements inside another that the Tab key reaches, in the order of the document. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesFocus);
}

/**
 * The element a number of steps away in a ring.
 *
 * @param from where to start; one that is not in the ring counts as just before its first element
 * @returns undefined for an empty ring
 */
export function stepInRing<T>(ring: readonly T[], from: T | null, steps: number): T | undefined {
  const start = from === null ? -1 : ring.indexOf(from);
  const index = start === -1 && steps < 0 ? steps : start + steps;
  return ring.at(ring.length === 0 ? 0 : index % ring.length);
}
