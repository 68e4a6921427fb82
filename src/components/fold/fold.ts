/** Attribute of a section while its closing animation runs, as in the theme's `Details`. */
const CLOSING = "data-collapsed";

/** Computes how many milliseconds content of some height takes to open or close, by the theme's formula. */
function collapseDuration(height: number): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens or closes a section at once, and cancels a running animation. */
function setOpen(section: HTMLDetailsElement, open: boolean): void {
  for (const animation of section.getAnimations({ subtree: true })) animation.cancel();
  section.removeAttribute(CLOSING);
  section.open = open;
}

/**
 * Opens or closes a section with an animation that starts from its current height.
 *
 * @param content the element in the section whose height changes
 */
export function toggleSection(section: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !section.open || section.hasAttribute(CLOSING);
  const height = section.open ? content.offsetHeight : 0;
  setOpen(section, true);
  const fullHeight = content.offsetHeight;
  if (!opens) section.setAttribute(CLOSING, "true");
  const heights = [height, opens ? fullHeight : 0].map((size) => `${String(size)}px`);
  const frames = { height: heights, overflow: ["clip", "clip"] };
  const animation = content.animate(frames, { duration: collapseDuration(fullHeight), easing: "ease-in-out" });
  animation.addEventListener("finish", () => {
    // If the reader presses again just as the animation ends, the animation can't be cancelled, and its event comes too late.
    if (section.hasAttribute(CLOSING) !== opens) setOpen(section, opens);
  });
}

/** Opens the closed sections around an element, and scrolls to it if there were any. */
export function unfold(element: Element): void {
  let wasClosed = false;
  for (let section = element.closest("details"); section; section = section.parentElement?.closest("details") ?? null) {
    if (section.open && !section.hasAttribute(CLOSING)) continue;
    setOpen(section, true);
    wasClosed = true;
  }
  if (wasClosed) element.scrollIntoView();
}
