/**
 * Moves the focus to the main content of the page.
 *
 * The inline startup script contains this function's source text, so it must use nothing outside itself.
 *
 * @returns whether the page has main content
 */
export function focusMain(): boolean {
  // Pages without `<main>` have the theme's wrapper.
  const main =
    document.querySelector<HTMLElement>("main") ?? document.getElementById("__docusaurus_skipToContent_fallback");
  if (!main) return false;
  main.tabIndex = -1;
  main.focus();
  return true;
}
