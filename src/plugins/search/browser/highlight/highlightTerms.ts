import { findTerms } from "./findTerms";
import { flatten, locate } from "./flatten";

/** Name of the highlight in the style sheet. */
const NAME = "search-terms";

/** Places marked at most: a page where everything is marked says nothing. */
const MAX_RANGES = 2000;

/** What the theme keeps while pages come and go. */
const PAGE = "#__docusaurus_skipToContent_fallback";

/**
 * Marks terms on the page as long as wanted, with the CSS Custom Highlight API: the elements of the page stay as React
 * made them. Marks come again when the page renders again. Where a browser lacks the API nothing is marked.
 *
 * @param selector the parts of the page to mark
 * @param report takes the number of marked places after each look at the page
 * @returns takes the marks away
 */
export function highlightTerms(
  selector: string,
  terms: readonly string[],
  report: (count: number) => void,
): () => void {
  if (typeof Highlight === "undefined") return () => undefined;
  let frame = 0;

  function mark(): void {
    const ranges = [...document.querySelectorAll(selector)]
      .flatMap((root) => collect(root, terms))
      .slice(0, MAX_RANGES);
    CSS.highlights.set(NAME, new Highlight(...ranges));
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
    CSS.highlights.delete(NAME);
  };
}

function collect(root: Element, terms: readonly string[]): Range[] {
  const flat = flatten<Node>(root);
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
