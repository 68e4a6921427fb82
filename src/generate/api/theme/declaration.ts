import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import path from "node:path";
import { applyEdits, rangeOf, sourceOf } from "../../markdown";
import type { Edit } from "../../markdown";
import type { ReferenceContext } from "../reference";

/**
 * The plugin takes links out of blocks of code. Inside a declaration, the names of types therefore carry marks instead,
 * characters of Unicode's private use area, which the plugin leaves alone.
 */
const OPEN = "\uE000";
const CLOSE = "\uE001";
/** The mark of the first link; the next one has the next character. */
const FIRST = 0xe100;

const MARKS = /[\uE000\uE001\uE100-\uF8FF]/gu;
const MARKED = /\uE000([\uE100-\uF8FF])([^\uE001]*)\uE001/gu;

/** The links of one declaration. */
interface MarkedLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** A declaration without marks, and the links in their place. */
export interface Unmarked {
  readonly code: string;
  readonly links: readonly MarkedLink[];
}

/**
 * Puts marks in the place of the links of a piece of Markdown.
 *
 * @param markdown one type, its links around pieces of code
 * @param urls where the links lead; those found are added to it
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

/** A text without marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "");
}

/** Takes the marks out of a declaration, and says what they stood around. */
export function readMarks(text: string, urls: readonly string[]): Unmarked {
  const links: MarkedLink[] = [];
  let code = "";
  let position = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, mark = "", name = ""] = match;
    code += text.slice(position, match.index);
    links.push({ start: code.length, end: code.length + name.length, url: urls[mark.charCodeAt(0) - FIRST] ?? "" });
    code += name;
    position = match.index + whole.length;
  }
  return { code: code + text.slice(position), links };
}

const FENCE = /^```ts\n([\s\S]*)\n```$/;

/** Where a link of the plugin leads, from the root of the site: `../types/core.mdx#a` as `/api/types/core#a`. */
function routeOf({ page, reference }: ReferenceContext, url: string): string {
  if (url.startsWith("#") || /^[a-z]+:/.test(url)) return url;
  const [file = "", hash] = url.split("#");
  const route = reference.routeOf(path.posix.join(path.posix.dirname(page.url), file));
  return hash === undefined ? route : `${route}#${hash}`;
}

/**
 * A declaration whose types are linked, from the block of code that the plugin makes of it.
 *
 * @param fence the block, with marks around linked names
 * @param urls what the marks stand for
 */
export function renderDeclaration(context: ReferenceContext, fence: string, urls: readonly string[]): string {
  const [, text] = FENCE.exec(fence) ?? [];
  if (text === undefined) return fence;
  // The plugin ends the lines of broken signatures in a space, and puts two words into an order that is not TypeScript's.
  const tidy = text.replace(/ +$/gm, "").replace(/^([gs]et) static /, "static $1 ");
  const { code, links } = readMarks(tidy, urls);
  const attribute = ({ start, end, url }: MarkedLink): string =>
    `${String(start)}-${String(end)} ${routeOf(context, url)}`;
  const list = links.length > 0 ? ` links="${links.map(attribute).join(", ")}"` : "";
  return `<Declaration${list}>\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</Declaration>`;
}
