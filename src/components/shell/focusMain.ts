/**
 * Moves the focus to the main content of the page. It can hold the focus from then on, though no key leads there.
 *
 * The script for the start of a page runs it from its own source text, so it uses nothing around it.
 *
 * @returns whether there is any on the page
 */
export function focusMain(): boolean {
  // Pages without such an element have the one that the theme puts around what it shows.
  const main =
    document.querySelector<HTMLElement>("main") ?? document.getElementById("__docusaurus_skipToContent_fallback");
  if (!main) return false;
  main.tabIndex = -1;
  main.focus();
  return true;
}
