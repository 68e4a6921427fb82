/** Marks a section that is still open while it closes, as the theme's own do. */
const CLOSING = "data-collapsed";

/** Milliseconds that a content of some height takes to open or close: the time that the theme gives its other sections. */
function collapseDuration(height: number): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens or closes a section at once; one that is just opening or closing stops doing so. */
function settle(section: HTMLDetailsElement, open: boolean): void {
  for (const animation of section.getAnimations({ subtree: true })) animation.cancel();
  section.removeAttribute(CLOSING);
  section.open = open;
}

/**
 * Opens a section, or closes it if it is open, from where it is now.
 *
 * @param content the element in it that grows and shrinks
 */
export function toggleSection(section: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !section.open || section.hasAttribute(CLOSING);
  const height = section.open ? content.offsetHeight : 0;
  settle(section, true);
  const whole = content.offsetHeight;
  if (!opens) section.setAttribute(CLOSING, "true");
  const frames = { height: [height, opens ? whole : 0].map((size) => `${String(size)}px`), overflow: ["clip", "clip"] };
  const animation = content.animate(frames, { duration: collapseDuration(whole), easing: "ease-in-out" });
  animation.addEventListener("finish", () => {
    // One that ended just as the reader pressed again can no longer be cancelled, and says so late.
    if (section.hasAttribute(CLOSING) !== opens) settle(section, opens);
  });
}

/** Opens the closed sections that an element stands in, and then brings it into view. */
export function unfold(element: Element): void {
  let wasClosed = false;
  for (let section = element.closest("details"); section; section = section.parentElement?.closest("details") ?? null) {
    if (section.open && !section.hasAttribute(CLOSING)) continue;
    settle(section, true);
    wasClosed = true;
  }
  if (wasClosed) element.scrollIntoView();
}
