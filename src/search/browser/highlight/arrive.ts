/**
 * Shows the section that a result leads to: opens what is folded around it, scrolls to it, and moves the focus there, as
 * the theme does for pages without an anchor.
 *
 * @param hash `#` and the id of the section, or nothing
 */
export function arrive(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const folded = foldedAround(target);
  // The theme keeps the state of its own blocks in React, so they are opened as a reader does.
  for (const details of folded) details.querySelector("summary")?.click();
  if (folded.length > 0) {
    requestAnimationFrame(() => {
      target.scrollIntoView();
    });
  }
  if (target.hasAttribute("tabindex")) return;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  target.removeAttribute("tabindex");
}

/** Closed `<details>` around an element, the outermost first. */
function foldedAround(element: Element): HTMLDetailsElement[] {
  const folded: HTMLDetailsElement[] = [];
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    if (!details.open) folded.unshift(details);
  }
  return folded;
}
