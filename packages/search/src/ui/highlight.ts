/** Shows the section of a result on its page, and marks the terms that were found. */
import { isIdentifierBreak } from "../shared/text.ts";
import type { Mark } from "../shared/types.ts";
import { takesKeys } from "./keys.ts";

/** The terms of a search, for the page of a result. */
export interface Terms {
  /** CSS selector of the elements to mark in. */
  readonly selector: string;
  readonly terms: readonly string[];
}

/** A part of a flat text that comes from a single node. */
interface Piece {
  /** Offset of the piece in the flat text. */
  readonly start: number;
  readonly node: Node;
  /** Offset of the piece in the node. */
  readonly offset: number;
  readonly length: number;
}

/** The text of an element as one string, and the nodes that it comes from. */
export interface FlatText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

const TEXT_NODE = 3;

/** Inline elements, which do not separate words. */
const INLINE = new Set(
  "A ABBR B BDI BDO CITE CODE DFN EM I INS DEL KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR".split(" "),
);

const SKIPPED = new Set("SCRIPT STYLE NOSCRIPT TEMPLATE SVG NAV BUTTON SELECT TEXTAREA".split(" "));

/**
 * Reads the text of an element. Joins names that are split by inline elements or invisible characters, and separates blocks
 * by line feeds, which are in no node.
 */
export function flatten(root: Node): FlatText {
  const pieces: Piece[] = [];
  let text = "";

  function read(node: Node, value: string): void {
    let offset = 0;
    // Skips zero-width spaces, word joiners and soft hyphens, which only control where lines wrap.
    for (const part of value.split(/([\u200B\u2060\u00AD]+)/u)) {
      if (part !== "" && !/^[\u200B\u2060\u00AD]/u.test(part)) {
        pieces.push({ start: text.length, node, offset, length: part.length });
        text += part;
      }
      offset += part.length;
    }
  }

  function visit(node: Node): void {
    if (node.nodeType === TEXT_NODE) {
      read(node, node.nodeValue ?? "");
      return;
    }
    const name = node.nodeName.toUpperCase();
    if (SKIPPED.has(name)) return;
    const isBlock = !INLINE.has(name);
    if (isBlock) text += "\n";
    for (const child of node.childNodes) visit(child);
    if (isBlock) text += "\n";
  }

  visit(root);
  return { text, pieces };
}

/**
 * Finds the node of a character.
 *
 * @returns the node, and the offset of the character in it; null for a line feed between blocks
 */
export function locate({ pieces }: FlatText, index: number): { node: Node; offset: number } | null {
  let low = 0;
  let high = pieces.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (!piece) return null;
    if (index < piece.start) high = middle - 1;
    else if (index >= piece.start + piece.length) low = middle + 1;
    else return { node: piece.node, offset: piece.offset + index - piece.start };
  }
  return null;
}

/** Shorter terms match whole words only: `id` does not match in `idle`. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Finds terms in a text, ignoring case, at the start of a word or of a word of an identifier: `score` in `averageScore` and
 * `average_score`, not in `underscored`.
 */
export function findTerms(text: string, terms: readonly string[]): Mark[] {
  const found = terms.flatMap((term) => findTerm(text, term.trim()));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of found) {
    const last = merged.at(-1);
    if (last && mark.start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    else merged.push(mark);
  }
  return merged;
}

function findTerm(text: string, term: string): Mark[] {
  if (term === "") return [];
  const escaped = term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
  const marks: Mark[] = [];
  for (const match of text.matchAll(new RegExp(escaped, "giu"))) {
    const start = match.index;
    const end = start + match[0].length;
    if (isBoundary(text, start) && (term.length >= MIN_PREFIX_LENGTH || isBoundary(text, end)))
      marks.push({ start, end });
  }
  return marks;
}

/** Whether a word, or a word of an identifier, begins or ends at an offset. */
function isBoundary(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 1), offset);
  const after = text.slice(offset, offset + 1);
  if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return true;
  return /\p{N}/u.test(before) !== /\p{N}/u.test(after) || isIdentifierBreak(text, offset);
}

const HIGHLIGHT = "search-terms";

const MAX_RANGES = 2000;

/** Selector of the theme's element around each page, which stays when the route changes. */
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
 * Marks terms with the CSS Custom Highlight API, which does not change React's elements. Marks them again whenever the content
 * of the page changes. Does nothing in browsers without the API.
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

/** Opens the closed sections around an element, and scrolls to it if there were any. */
function unfold(element: Element): void {
  let wasClosed = false;
  for (let section = element.closest("details"); section; section = section.parentElement?.closest("details") ?? null) {
    // Sections of the theme keep their state in React: only a click on their summary opens them.
    const isOfTheme = section.dataset["collapsed"] !== undefined;
    if (isOfTheme ? section.dataset["collapsed"] === "false" : section.open) continue;
    if (isOfTheme) section.querySelector("summary")?.click();
    else section.open = true;
    wasClosed = true;
  }
  if (wasClosed) element.scrollIntoView();
}

/** Finds the element that a hash leads to; null if there is none, or if the hash cannot be decoded, such as `#100%`. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Shows the section of a result, and focuses it unless the reader is typing into a field. The theme moves the focus only on
 * pages that are opened without an anchor.
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
