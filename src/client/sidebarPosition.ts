/**
 * Client module: on the first page of a visit, brings the current entry of the sidebar into view. A schema of four
 * hundred pages puts most of them below the fold of its sidebar.
 */
function showCurrentEntry(): void {
  const current = document.querySelector<HTMLElement>(".theme-doc-sidebar-menu [aria-current=page]");
  const scroller = current?.closest<HTMLElement>("nav.menu");
  if (!current || !scroller) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  // Only the sidebar moves: `scrollIntoView` would move the page too.
  scroller.scrollTop += top - frame.top - frame.height / 2;
}

/** Called by Docusaurus after each change of route, the first with no previous location. */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation === null) showCurrentEntry();
}
