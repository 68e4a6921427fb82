import type { Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { applyEdits, rangeOf, sourceOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { parseMdx } from "../../markdown/parse";
import { splitSentence } from "./sentence";

/** Stands below a heading for what the declaration says already. */
export const NOTHING = "<Nothing />";

/** Headings up to this depth are in the table of contents. */
const LISTED = 3;

function isDeclaration(node: RootContent | undefined): boolean {
  return node?.type === "mdxJsxFlowElement" && node.name === "Declaration";
}

/** The paragraph that describes the export of a declaration; flags and admonitions are none. */
function isDescription(node: RootContent | undefined, markdown: string): node is RootContent {
  return node?.type === "paragraph" && !/^(?:\*\*`|\||:::)/.test(sourceOf(node, markdown));
}

/** Puts the first sentence about an export before its declaration. */
function leadWithSentence({ children }: Root, markdown: string): Edit[] {
  return children.flatMap((node, at): Edit[] => {
    const next = children[at + 1];
    if (!isDeclaration(node) || !isDescription(next, markdown)) return [];
    const { start, end } = rangeOf(node);
    const { first, rest } = splitSentence(sourceOf(next, markdown));
    return [
      { start, end: start, text: `${first}\n\n` },
      { start: end, end: rangeOf(next).end, text: rest === "" ? "" : `\n\n${rest}` },
    ];
  });
}

/** Leaves of a heading without content only the anchor, which readers may have links to. */
function emptyHeadings({ children }: Root): Edit[] {
  return children.flatMap((node, at): Edit[] => {
    const next = children[at + 1];
    if (node.type !== "heading" || next?.type !== "mdxJsxFlowElement" || next.name !== "Nothing") return [];
    const [, id = ""] = / \{#(.+)\}$/.exec(toString(node)) ?? [];
    return [{ start: rangeOf(node).start, end: rangeOf(next).end, text: `<Anchor id="${id}" />` }];
  });
}

/** What readers can act on, or what the page's frame follows. */
function isLive(node: RootContent, markdown: string): boolean {
  if (node.type === "heading") return node.depth <= LISTED;
  return node.type === "code" || (node.type === "paragraph" && sourceOf(node, markdown).startsWith(":::"));
}

/** Wraps what only shows text, from one live part to the next, so that it is not rendered again in the browser. */
function wrapStill({ children }: Root, markdown: string): Edit[] {
  const edits: Edit[] = [];
  let run: RootContent[] = [];
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    run = [];
    if (!first || !last) return;
    const { start } = rangeOf(first);
    const { end } = rangeOf(last);
    edits.push({ start, end: start, text: `<Prerendered part="${String(edits.length / 2 + 1)}">\n\n` });
    edits.push({ start: end, end, text: "\n\n</Prerendered>" });
  };
  for (const node of children) {
    if (isLive(node, markdown)) close();
    else run.push(node);
  }
  close();
  return edits;
}

/**
 * Brings a page into its final order: a sentence leads each export, headings without content become anchors, and what only
 * shows text is marked as such.
 */
export function arrange(markdown: string): string {
  const steps = [leadWithSentence, emptyHeadings, wrapStill];
  return steps.reduce((text, step) => applyEdits(text, step(parseMdx(text), text)), markdown);
}
