/** Opens the closed sections around an element, and scrolls to it if there were any. */
export function unfold(element: Element): void {
  let wasClosed = false;
  for (let section = element.closest("details"); section; section = section.parentElement?.closest("details") ?? null) {
    // The theme's sections have a state of their own, which only their summary changes.
    const isTheme = section.dataset["collapsed"] !== undefined;
    if (isTheme ? section.dataset["collapsed"] === "false" : section.open) continue;
    if (isTheme) section.querySelector("summary")?.click();
    else section.open = true;
    wasClosed = true;
  }
  if (wasClosed) element.scrollIntoView();
}
