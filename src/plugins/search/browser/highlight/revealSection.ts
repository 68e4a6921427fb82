import { takesKeys } from "../box/hotkey";

/** Frames without movement after which a block counts as open; its first frames may be still as well. */
const STILL_FRAMES = 12;

/**
 * Shows the section that a result leads to: opens what is folded around it, scrolls to it, and moves the focus there, as
 * the theme does for pages without an anchor. A reader who types into a field by then keeps it.
 *
 * @param hash `#` and the id of the section, or nothing
 */
export function revealSection(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const folded = foldedAround(target);
  // The theme keeps the state of its own blocks in React, so they are opened as a reader does.
  for (const details of folded) details.querySelector("summary")?.click();
  if (folded.length > 0) followUntilStill(target);
  if (takesKeys(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.setAttribute("tabindex", "-1");
    target.addEventListener(
      "blur",
      () => {
        target.removeAttribute("tabindex");
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}

/** Keeps an element in view while what is around it opens. */
function followUntilStill(target: Element): void {
  let top = Number.NaN;
  let still = 0;
  const step = (): void => {
    target.scrollIntoView();
    const now = target.getBoundingClientRect().top;
    still = now === top ? still + 1 : 0;
    top = now;
    if (still < STILL_FRAMES && target.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Closed `<details>` around an element, the outermost first. */
function foldedAround(element: Element): HTMLDetailsElement[] {
  const folded: HTMLDetailsElement[] = [];
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    if (!details.open) folded.unshift(details);
  }
  return folded;
}
