/**
 * Brings the current entry of a sidebar into view, if it is not. Only the sidebar moves: `scrollIntoView` would move the
 * page too.
 *
 * @param sidebar the element that scrolls
 */
export function showCurrentEntry(sidebar: Element | null): void {
  const current = sidebar?.querySelector("[aria-current=page]");
  if (!sidebar || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  sidebar.scrollTop += top - frame.top - frame.height / 2;
  // The field of the filter stays at the top, and shall not cut an entry in half.
  const cover = sidebar.querySelector("input")?.closest("li")?.getBoundingClientRect();
  const entries = [...sidebar.querySelectorAll("a")].map((entry) => entry.getBoundingClientRect());
  const cut = cover && entries.find((entry) => entry.top < cover.bottom && entry.bottom > cover.bottom);
  if (cut) sidebar.scrollTop -= cover.bottom - cut.top;
}
