/** What is read of a node; an element of a page is one. */
export interface TreeNode<T> {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<T>;
}

/** A run of text that stands in one node. */
interface Piece<T> {
  /** Where it begins in the whole text. */
  readonly start: number;
  readonly node: T;
  /** Where it begins in its node. */
  readonly offset: number;
  readonly length: number;
}

/** The text below an element as one string, and where each part of it stands. */
export interface FlatText<T> {
  readonly text: string;
  readonly pieces: readonly Piece<T>[];
}

const TEXT_NODE = 3;

/** Elements that text runs through; every other one ends a run. */
const INLINE = new Set(
  "A ABBR B BDI BDO CITE CODE DFN EM I INS DEL KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR".split(" "),
);

/** Elements whose text is not the text of the page. */
const SKIPPED = new Set("SCRIPT STYLE NOSCRIPT TEMPLATE SVG NAV BUTTON SELECT TEXTAREA".split(" "));

/**
 * Reads the text of a tree: a name that is split over elements, or that holds places to break, comes out whole.
 * Paragraphs, cells and other blocks are parted by a line feed, which is in no node.
 */
export function flatten<T extends TreeNode<T>>(root: T): FlatText<T> {
  const pieces: Piece<T>[] = [];
  let text = "";

  function read(node: T, value: string): void {
    let offset = 0;
    // Zero-width spaces and soft hyphens only say where a line may break.
    for (const part of value.split(/([\u200B\u00AD]+)/u)) {
      if (part !== "" && !/^[\u200B\u00AD]/u.test(part)) {
        pieces.push({ start: text.length, node, offset, length: part.length });
        text += part;
      }
      offset += part.length;
    }
  }

  function visit(node: T): void {
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
 * @param index offset of a character in the whole text
 * @returns the node, and the offset of the character in it; null for a line feed between blocks
 */
export function locate<T>({ pieces }: FlatText<T>, index: number): { node: T; offset: number } | null {
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
