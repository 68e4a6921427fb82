import GithubSlugger, { slug } from "github-slugger";
import type { Heading, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { applyEdits, parseMdx, rangeOf, sourceOf } from "../../markdown";
import type { Edit } from "../../markdown";

/** Matches the end of a sentence: the next one starts with a capital, code or a link. */
const END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\)?(?=\s+[A-Z`[{*\\])/;

/** A text split after its first sentence. */
export interface SplitText {
  readonly first: string;
  readonly rest: string;
}

/** Splits a paragraph of Markdown after its first sentence. */
export function splitSentence(paragraph: string): SplitText {
  const match = END.exec(paragraph);
  if (!match) return { first: paragraph, rest: "" };
  const end = match.index + match[0].length;
  return { first: paragraph.slice(0, end), rest: paragraph.slice(end).trim() };
}

interface Owner {
  readonly level: number;
  readonly id: string;
}

/** Returns the explicit id at the end of a heading, if it has one. */
function explicitId(heading: Heading): string | undefined {
  return / \{#(.+)\}$/.exec(toString(heading))?.[1];
}

/**
 * Gives each heading below an export ("Parameters", "Returns") an id that starts with the export's. Docusaurus would
 * number equal headings through the page, so that a new export would change their ids.
 */
export function addHeadingIds(markdown: string): string {
  const headings = parseMdx(markdown).children.filter((node) => node.type === "heading" && node.depth > 2) as Heading[];
  const slugger = new GithubSlugger();
  // Reserves explicit ids, without changing their case.
  for (const id of headings.map(explicitId)) if (id !== undefined) slugger.slug(id, true);
  let owners: Owner[] = [];
  const edits = headings.flatMap((heading): Edit[] => {
    const { depth: level } = heading;
    const id = explicitId(heading);
    owners = owners.filter((owner) => owner.level < level);
    if (id !== undefined) {
      owners.push({ level, id });
      return [];
    }
    const { end } = rangeOf(heading);
    const added = slugger.slug(`${owners.at(-1)?.id ?? ""}-${slug(toString(heading))}`, true);
    return [{ start: end, end, text: ` \\{#${added}\\}` }];
  });
  return applyEdits(markdown, edits);
}

/** Stands for the content of a section that would only repeat the declaration. */
export const NOTHING = "<Nothing />";

/** Headings up to this depth are in the table of contents. */
const TOC_DEPTH = 3;

function isDeclaration(node: RootContent | undefined): boolean {
  return node?.type === "mdxJsxFlowElement" && node.name === "Declaration";
}

/** Whether a node is the paragraph that describes an export, rather than a flag, a table or an admonition. */
function isDescription(node: RootContent | undefined, markdown: string): node is RootContent {
  return node?.type === "paragraph" && !/^(?:\*\*`|\||:::)/.test(sourceOf(node, markdown));
}

/** Moves the first sentence about an export before its declaration. */
function moveFirstSentence({ children }: Root, markdown: string): Edit[] {
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

/** Replaces the headings of sections without content by anchors, because readers may have links to them. */
function replaceEmptyHeadings({ children }: Root): Edit[] {
  return children.flatMap((node, at): Edit[] => {
    const next = children[at + 1];
    if (node.type !== "heading" || next?.type !== "mdxJsxFlowElement" || next.name !== "Nothing") return [];
    const id = explicitId(node) ?? "";
    return [{ start: rangeOf(node).start, end: rangeOf(next).end, text: `<Anchor id="${id}" />` }];
  });
}

/** Whether the browser must render a node: it is interactive, or the table of contents refers to it. */
function isInteractive(node: RootContent, markdown: string): boolean {
  if (node.type === "heading") return node.depth <= TOC_DEPTH;
  return node.type === "code" || (node.type === "paragraph" && sourceOf(node, markdown).startsWith(":::"));
}

/** Wraps the static content between interactive nodes, so that the browser does not render it again. */
function wrapStatic({ children }: Root, markdown: string): Edit[] {
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
    if (isInteractive(node, markdown)) close();
    else run.push(node);
  }
  close();
  return edits;
}

/**
 * Finishes a page: moves a sentence before each declaration, replaces headings without content by anchors, and wraps static
 * content.
 */
export function arrange(markdown: string): string {
  const steps = [moveFirstSentence, replaceEmptyHeadings, wrapStatic];
  return steps.reduce((text, step) => applyEdits(text, step(parseMdx(text), text)), markdown);
}
