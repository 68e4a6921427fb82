import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import path from "node:path";
import { applyEdits, rangeOf, sourceOf } from "../../markdown";
import type { Edit } from "../../markdown";
import type { ReferenceContext } from "../reference";

/**
 * The plugin typedoc-plugin-markdown removes links from code blocks. So in declarations, marks stand for links: characters of
 * Unicode's private use area, which the plugin does not change.
 */
const OPEN = "\uE000";
const CLOSE = "\uE001";
/** Code of the character that stands for the URL of the first link; the next link has the next character. */
const FIRST = 0xe100;

const MARKS = /[\uE000\uE001\uE100-\uF8FF]/gu;
const MARKED = /\uE000([\uE100-\uF8FF])([^\uE001]*)\uE001/gu;

interface MarkedLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** A declaration without marks, and its links. */
export interface Unmarked {
  readonly code: string;
  readonly links: readonly MarkedLink[];
}

/**
 * Replaces the links in Markdown by marks.
 *
 * @param markdown a type, with links around code
 * @param urls receives the targets of the links
 */
export function markLinks(markdown: string, urls: string[]): string {
  const edits: Edit[] = [];
  visit(fromMarkdown(markdown), "link", (link) => {
    const mark = String.fromCharCode(FIRST + urls.push(link.url) - 1);
    const name = link.children.map((child) => sourceOf(child, markdown)).join("");
    edits.push({ ...rangeOf(link), text: `${OPEN}${mark}${name}${CLOSE}` });
  });
  return applyEdits(markdown, edits);
}

export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "");
}

/** Removes the marks from a declaration, and lists the links that they stand for. */
export function readMarks(text: string, urls: readonly string[]): Unmarked {
  const links: MarkedLink[] = [];
  let code = "";
  let position = 0;
  for (const match of text.matchAll(MARKED)) {
    const [marked, mark = "", name = ""] = match;
    code += text.slice(position, match.index);
    links.push({ start: code.length, end: code.length + name.length, url: urls[mark.charCodeAt(0) - FIRST] ?? "" });
    code += name;
    position = match.index + marked.length;
  }
  return { code: code + text.slice(position), links };
}

const FENCE = /^```ts\n([\s\S]*)\n```$/;

/** Converts the target of a link to a path in the site: `../types/core.mdx#a` to `/api/types/core#a`. */
function routeOf({ page, reference }: ReferenceContext, url: string): string {
  if (url.startsWith("#") || /^[a-z]+:/.test(url)) return url;
  const [file = "", hash] = url.split("#");
  const route = reference.routeOf(path.posix.join(path.posix.dirname(page.url), file));
  return hash === undefined ? route : `${route}#${hash}`;
}

/**
 * Converts the code block of a declaration to a `<Declaration>` with links.
 *
 * @param fence the code block, with marks around linked names
 * @param urls targets of the marks
 */
export function renderDeclaration(context: ReferenceContext, fence: string, urls: readonly string[]): string {
  const [, text] = FENCE.exec(fence) ?? [];
  if (text === undefined) return fence;
  // The plugin ends the lines of wrapped signatures with a space, and writes `get static` instead of `static get`.
  const tidy = text.replace(/ +$/gm, "").replace(/^([gs]et) static /, "static $1 ");
  const { code, links } = readMarks(tidy, urls);
  const attribute = ({ start, end, url }: MarkedLink): string =>
    `${String(start)}-${String(end)} ${routeOf(context, url)}`;
  const list = links.length > 0 ? ` links="${links.map(attribute).join(", ")}"` : "";
  return `<Declaration${list}>\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</Declaration>`;
}
