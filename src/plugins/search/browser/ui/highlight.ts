import { unfold } from "@site/src/components/fold/fold";
import { takesKeys } from "@site/src/components/shell/focus/takesKeys";
import { findTerms, flatten, locate } from "./findText";
import { openChannel, pageOf } from "./marks";
import type { Message, Terms } from "./marks";

/** Name of the highlight in the style sheet. */
const HIGHLIGHT = "search-terms";

/** Marks on a page at most. */
const MAX_RANGES = 2000;

/** Element that the theme keeps across pages. */
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
 * Marks terms with the CSS Custom Highlight API, which does not change React's elements, and again whenever the page renders.
 * Does nothing where a browser lacks the API.
 *
 * @param report receives the number of marks each time
 * @returns removes the marks
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

/**
 * Shows the section of a result, and moves the focus there, as the theme does for pages without an anchor, unless the reader
 * is typing into a field.
 *
 * @param hash `#` and the id of the section, or nothing
 */
function revealSection(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // Elements in a closed fold cannot take the focus.
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
 * @param hash `#` and the id of the section, or nothing
 * @param report receives the number of marks whenever it changes
 * @returns removes the marks
 */
export function showTerms(terms: Terms, hash: string, report: (count: number) => void): () => void {
  revealSection(hash);
  return highlightTerms(terms, report);
}

/** Results that were opened in other tabs, which have not asked for their terms yet. */
const handedOver: { readonly page: string; readonly answer: Terms }[] = [];
let channel: BroadcastChannel | null = null;

function answerTab({ data }: MessageEvent<Message>): void {
  const at = data.answer ? -1 : handedOver.findIndex(({ page }) => page === data.page);
  const [found] = at === -1 ? [] : handedOver.splice(at, 1);
  if (!found) return;
  channel?.postMessage(found satisfies Message);
  if (handedOver.length > 0) return;
  channel?.close();
  channel = null;
}

/**
 * Hands the terms of a result to the tab or window in which it opens, when that asks for them. To be called before it opens.
 *
 * @param url of the result
 */
export function handOver(url: URL, terms: Terms): void {
  handedOver.push({ page: pageOf(url), answer: terms });
  channel ??= openChannel();
  if (channel) channel.onmessage = answerTab;
}
