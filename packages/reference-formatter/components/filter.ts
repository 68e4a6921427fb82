import { match, wordsIn } from "./match.mjs";

/** Marks a folded part that the filter opened, and closes again. */
const OPENED = "data-opened";

/** The rows of a list, in the order of the page. */
function rowsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-row]")];
}

/** The text of a row without that of its folded parts. */
function textBeside(row: HTMLElement, parts: readonly Element[]): string {
  if (parts.length === 0) return row.textContent;
  const copy = row.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll("details")) part.remove();
  return copy.textContent;
}

/** Opens or closes a part, in whatever way the theme does it. */
function toggle(part: HTMLDetailsElement, open: boolean): void {
  const isOpen = part.open && part.dataset["collapsed"] !== "true";
  part.toggleAttribute(OPENED, open && (!isOpen || part.hasAttribute(OPENED)));
  if (isOpen !== open) part.querySelector("summary")?.click();
}

/** What a hash leads to. */
function targetOf(hash: string): Element | null {
  return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Shows the rows of a list that have all words in their name, type or description, and hides the others. A folded part
 * opens while it has what is looked for, and is hidden while all its rows are.
 *
 * @param list element with the rows
 * @param text words with spaces between them; none shows everything
 * @param hash of what a link leads to, whose parts stay open
 * @returns how many rows are shown
 */
export function filterRows(list: Element, text: string, hash = ""): number {
  const words = wordsIn(text);
  const wanted = new Set<Element>();
  let shown = 0;
  for (const row of rowsOf(list)) {
    const parts = [...row.querySelectorAll("details")];
    const found = match({ text: textBeside(row, parts), parts: parts.map((part) => part.textContent) }, words);
    row.hidden = found === undefined;
    if (!found) continue;
    shown += 1;
    const around = words.length > 0 ? row.closest("details") : null;
    if (around) wanted.add(around);
    for (const [at, part] of parts.entries()) if (found.includes(at)) wanted.add(part);
  }
  const target = targetOf(hash);
  for (const part of list.querySelectorAll("details")) {
    const rows = rowsOf(part);
    part.hidden = rows.length > 0 && rows.every((row) => row.hidden);
    if (wanted.has(part)) toggle(part, true);
    else if (part.contains(target)) part.removeAttribute(OPENED);
    else if (part.hasAttribute(OPENED)) toggle(part, false);
  }
  return shown;
}

/** Whether what a hash leads to is in a row that is hidden. */
export function isHidden(list: Element, hash: string): boolean {
  const target = targetOf(hash);
  return target !== null && list.contains(target) && target.closest("[data-row][hidden]") !== null;
}
