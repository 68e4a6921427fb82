/** Scrolls a sidebar to its current entry, unless the entry is visible. `scrollIntoView` would also scroll the page. */
export function showCurrentEntry(sidebar: Element | null): void {
  const current = sidebar?.querySelector("[aria-current=page]");
  if (!sidebar || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  sidebar.scrollTop += top - frame.top - frame.height / 2;
  // The sticky field of the filter must not cover half an entry.
  const field = sidebar.querySelector("input")?.closest("li")?.getBoundingClientRect();
  const entries = [...sidebar.querySelectorAll("a")].map((entry) => entry.getBoundingClientRect());
  const covered = field && entries.find((entry) => entry.top < field.bottom && entry.bottom > field.bottom);
  if (covered) sidebar.scrollTop -= field.bottom - covered.top;
}
