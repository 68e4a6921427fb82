import GithubSlugger, { slug } from "github-slugger";
import type { Heading, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { applyEdits, parseMdx, rangeOf, sourceOf } from "../../markdown";
import type { Edit } from "../../markdown";

/** A sentence ends where the next one starts with a capital, a piece of code or a link. */
const END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\)?(?=\s+[A-Z`[{*\\])/;

/** A text cut after its first sentence. */
export interface SplitText {
  readonly first: string;
  readonly rest: string;
}

/** Cuts a paragraph of Markdown after its first sentence; authors who write lines instead of sentences end them. */
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

/** The id that a heading ends in, where it has one. */
function explicitId(heading: Heading): string | undefined {
  return / \{#(.+)\}$/.exec(toString(heading))?.[1];
}

/**
 * Gives every heading below an export ("Parameters", "Returns") an id that starts with the export's: the ids that
 * Docusaurus generates are numbered through the page, so that a new export would change them.
 */
export function addHeadingIds(markdown: string): string {
  const headings = parseMdx(markdown).children.filter((node) => node.type === "heading" && node.depth > 2) as Heading[];
  const slugger = new GithubSlugger();
  // Explicit ids are taken, as they are written: the slugger would make them lower case.
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
    const id = explicitId(node) ?? "";
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
