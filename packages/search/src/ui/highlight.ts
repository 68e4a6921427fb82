import { unfold } from "./unfold.ts";
import { takesKeys } from "./focus.ts";
import { findTerms, flatten, locate } from "./findText.ts";

/** The terms of a search, for the page of a result. */
export interface Terms {
  /** The parts of the page to mark. */
  readonly selector: string;
  readonly terms: readonly string[];
}

/** Name of the highlight in the style sheet. */
const HIGHLIGHT = "search-terms";

/** Maximum number of marks on a page. */
const MAX_RANGES = 2000;

/** Element of the theme that stays in place when the page changes. */
const PAGE = "#__docusaurus_skipToContent_fallback";

function rangesIn(root: Element, terms: readonly string[]): Range[] {
  const flat = flatten(root);
  return findTerms(flat.text, terms).flatMap(({ start, end }) => {
    const first = locate(flat, start);
    const last = locate(flat, end - 1);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}

/**
 * Marks terms with the CSS Custom Highlight API, which does not change React's elements. Marks them again whenever the page
 * renders. Does nothing in browsers without the API.
 *
 * @returns a function that removes the marks
 */
function highlightTerms({ selector, terms }: Terms, report: (count: number) => void): () => void {
  if (typeof Highlight === "undefined") return () => undefined;
  let frame = 0;

  function mark(): void {
    const ranges = [...document.querySelectorAll(selector)]
      .flatMap((root) => rangesIn(root, terms))
      .slice(0, MAX_RANGES);
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    report(ranges.length);
  }

  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(document.querySelector(PAGE) ?? document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  mark();

  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(HIGHLIGHT);
  };
}

/** Finds the element that a hash leads to. There is none for a hash that cannot be decoded, such as `#100%`. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Shows the section of a result. Unless the reader is typing into a field, also focuses it, as the theme does on pages
 * without an anchor.
 */
function revealSection(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  // Elements in a closed section can't take the focus.
  unfold(target);
  if (takesKeys(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.setAttribute("tabindex", "-1");
    target.addEventListener(
      "blur",
      () => {
        target.removeAttribute("tabindex");
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}

/**
 * Shows the section of a result on its page, and marks the terms that were found.
 *
 * @returns a function that removes the marks
 */
export function showTerms(terms: Terms, hash: string, report: (count: number) => void): () => void {
  revealSection(hash);
  return highlightTerms(terms, report);
}
