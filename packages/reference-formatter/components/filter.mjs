/** Marks a folded part that the filter has opened and will close again. */
const OPENED = "data-opened";

/**
 * Shows the rows of a list that contain all words, in the row itself or in its folded parts, and hides the others. Opens
 * folded parts around a visible row, and those with a word that the row itself lacks. Hides folded parts whose rows are all
 * hidden.
 *
 * @param {Element} list element with the rows
 * @param {string} text words separated by spaces; an empty text shows everything
 * @param {string} [hash] of the URL; folded parts around its target stay open
 * @returns {number} number of visible rows
 */
export function filterRows(list, text, hash = "") {
  const words = wordsIn(text);
  /** @type {Set<Element>} */
  const partsToOpen = new Set();
  let shown = 0;
  for (const row of rowsOf(list)) {
    const parts = [...row.querySelectorAll("details")];
    const matching = matchingParts(
      { text: textOutside(row, parts), parts: parts.map((part) => part.textContent) },
      words,
    );
    row.hidden = matching === undefined;
    if (!matching) continue;
    shown += 1;
    const enclosing = words.length > 0 ? row.closest("details") : null;
    if (enclosing) partsToOpen.add(enclosing);
    for (const [at, part] of parts.entries()) if (matching.includes(at)) partsToOpen.add(part);
  }
  const target = targetOf(hash);
  for (const part of list.querySelectorAll("details")) {
    const rows = rowsOf(part);
    part.hidden = rows.length > 0 && rows.every((row) => row.hidden);
    if (partsToOpen.has(part)) toggle(part, true);
    else if (part.contains(target)) part.removeAttribute(OPENED);
    else if (part.hasAttribute(OPENED)) toggle(part, false);
  }
  return shown;
}

/** Whether the target of a hash is in a hidden row. @type {(list: Element, hash: string) => boolean} */
export function isTargetHidden(list, hash) {
  const target = targetOf(hash);
  return target !== null && list.contains(target) && target.closest("[data-row][hidden]") !== null;
}

/** @type {(list: Element) => HTMLElement[]} */
function rowsOf(list) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-row]"))];
}

/**
 * Finds the element that the hash of a URL leads to.
 *
 * @param {string} hash as in `location.hash`
 * @returns {HTMLElement | null} `null` also for a hash that cannot be decoded, such as `#100%`
 */
export function targetOf(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Returns the text of a row without its folded parts. @type {(row: Element, parts: readonly Element[]) => string} */
function textOutside(row, parts) {
  if (parts.length === 0) return row.textContent;
  const copy = /** @type {Element} */ (row.cloneNode(true));
  for (const part of copy.querySelectorAll("details")) part.remove();
  return copy.textContent;
}

/**
 * Opens or closes a part by a click, so that the theme can animate it. A part that was open already is not marked, so
 * it stays open when the filter is cleared.
 *
 * @type {(part: HTMLDetailsElement, open: boolean) => void}
 */
function toggle(part, open) {
  // While the theme animates the closing of a part, `open` is still set.
  const isOpen = part.open && part.dataset["collapsed"] !== "true";
  part.toggleAttribute(OPENED, open && (!isOpen || part.hasAttribute(OPENED)));
  if (isOpen !== open) part.querySelector("summary")?.click();
}

/** Splits the text of the filter into words, in lower case. @type {(typed: string) => string[]} */
export function wordsIn(typed) {
  return typed.toLowerCase().split(/\s+/u).filter(Boolean);
}

/**
 * Looks for words in a row and in its folded parts, such as its arguments.
 *
 * @param {{ readonly text: string, readonly parts: readonly string[] }} row
 * @param {readonly string[]} words in lower case
 * @returns {number[] | undefined} indexes of the parts with a word that the row itself lacks; `undefined` if a word occurs
 *   neither in the row nor in a part
 */
export function matchingParts({ text, parts }, words) {
  const missing = words.filter((word) => !text.toLowerCase().includes(word));
  const lowerCaseParts = parts.map((part) => part.toLowerCase());
  if (!missing.every((word) => lowerCaseParts.some((part) => part.includes(word)))) return undefined;
  return lowerCaseParts.flatMap((part, at) => (missing.some((word) => part.includes(word)) ? [at] : []));
}
