/** The rows of a list, in the order of the page. */
function rowsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-row]")];
}

/** Opens a folded part, in whatever way the theme does it. */
function unfold(details: HTMLDetailsElement): void {
  if (details.open && details.dataset["collapsed"] !== "true") return;
  details.querySelector("summary")?.click();
}

/**
 * Shows the rows of a list that have all words in their name, type or description, and hides the others.
 *
 * @param list element with the rows, some of which may be folded; what is found in there is unfolded
 * @param text words with spaces between them; none shows everything
 * @returns how many rows are shown
 */
export function filterRows(list: Element, text: string): number {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  let shown = 0;
  for (const row of rowsOf(list)) {
    const content = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => content.includes(word));
    if (row.hidden) continue;
    shown += 1;
    const folded = words.length > 0 ? row.closest("details") : null;
    if (folded && list.contains(folded)) unfold(folded);
  }
  return shown;
}

/** Whether what a hash leads to is in a row that is hidden. */
export function isHidden(list: Element, hash: string): boolean {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return target !== null && list.contains(target) && target.closest("[data-row][hidden]") !== null;
}
