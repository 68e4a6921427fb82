import { factsOfFramework } from "../config/frameworks";
import type { Framework } from "../config/frameworks";
import { isKnownAttribute, isKnownElement, SPACE } from "./known";

/** Characters that Prettier adds, removes, or changes. */
const FORMATTING = /[\s;()"',]/u;

/** Returns where `beginning` ends in a text that Prettier may have formatted; 0 when the text begins with something else. */
function endOf(beginning: string, text: string): number {
  let at = 0;
  for (const character of beginning) {
    if (FORMATTING.test(character)) continue;
    while (at < text.length && FORMATTING.test(text.charAt(at))) at += 1;
    if (!text.startsWith(character, at)) return 0;
    at += character.length;
  }
  return at;
}

/** Returns where the body of a page begins: at the earliest place where any framework ends the front matter. */
function bodyFrom(text: string): number {
  const end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
  return end === -1 ? 0 : end + "\n---".length;
}

/** Matches a tag whose attributes are text or simple code. */
const TAG = /<\/?(?<name>[A-Za-z]+)(?<attributes>(?:\s+[A-Za-z]+(?:="[^"{}<>`\\\n]*"|=\{[^}<\n]*\}{1,2})?)*)\s*\/?>/gu;
const ATTRIBUTE = /(?<name>[A-Za-z]+)(?:="(?<value>[^"]*)"|=\{(?<code>[^}\n]*\}?)\}(?=[\s/>]|$))?/gu;

function isKnown(name: string, attributes: string): boolean {
  if (!isKnownElement(name)) return false;
  return [...attributes.matchAll(ATTRIBUTE)].every(({ groups }) =>
    isKnownAttribute(groups?.["name"] ?? "", groups?.["value"], groups?.["code"]),
  );
}

/** Number of characters before a tag that are searched for other text on its line. */
const INDENTATION = 80;

/**
 * Whether each known element is closed as MDX requires: on the line where it opens, unless its opening tag is alone on that
 * line. An element of a known name may also come from the schema, unclosed.
 */
function areClosed(text: string): boolean {
  const open: { readonly name: string; readonly line: number; readonly isBlock: boolean }[] = [];
  /** Where the current line begins and ends; found once for all tags on it. */
  let line = 0;
  let end = text.indexOf("\n");
  for (const { 0: tag, index, groups } of text.matchAll(TAG)) {
    const name = groups?.["name"] ?? "";
    if (!isKnownElement(name) || tag.endsWith("/>")) continue;
    for (; end !== -1 && end < index; end = text.indexOf("\n", line)) line = end + 1;
    if (tag.startsWith("</")) {
      const last = open.pop();
      if (last?.name !== name || (last.line !== line && !last.isBlock)) return false;
    } else {
      const around = text.slice(Math.max(line, index - INDENTATION), index) + text.charAt(index + tag.length);
      open.push({ name, line, isBlock: around.trim() === "" });
    }
  }
  return open.length === 0;
}

/** Syntax that can change which backticks of a line belong together. */
const ODD_CODE = /\\`|``|\||\]\(|\]:|:\/\/|www\.|:[\w-]+\[/iu;

/**
 * Removes from a line the code in single backticks that follows a space, a bracket or the start of the line. Removes nothing if
 * other syntax makes it uncertain which backticks belong together.
 */
function withoutCode(line: string): string {
  return ODD_CODE.test(line) ? line : line.replace(/(?<=^|[\s([])`[^`]+`/gu, " ");
}

/**
 * Matches lines after which a code block may end early in some frameworks: the fence of an admonition, and that of an
 * `mdx-code-block`, which Docusaurus removes.
 */
const UNSAFE_LINE = /^[ \t>]*:::|^ *`+ *mdx-code-block/mu;

/** A fence without indentation, which opens a code block. */
const OPENING = /^(?<fence>`{3,9})[\w-]*$/gmu;

/** Puts a space in place of each closed code block without indentation, unless the block has an unsafe line. */
function withoutBlocks(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(text);
    if (!opening) break;
    const closing = new RegExp(`^ {0,3}${opening.groups?.["fence"] ?? ""}\`*[ \\t]*$`, "gmu");
    closing.lastIndex = OPENING.lastIndex;
    // An unclosed block runs to the end of the page. To stay linear, search no further.
    if (!closing.test(text)) break;
    const block = text.slice(opening.index, closing.lastIndex);
    kept.push(text.slice(at, opening.index), UNSAFE_LINE.test(block) ? block : " ");
    at = closing.lastIndex;
  }
  return kept.join("") + text.slice(at);
}

/**
 * Removes syntax that can't be live code: known elements, plain links, code in backticks. A space replaces each, so that the
 * text around it doesn't join.
 */
function withoutSafeSyntax(prose: string): string {
  const plain = prose
    .replaceAll(SPACE, " ")
    .replace(TAG, (tag, name: string, attributes: string) => (isKnown(name, attributes) ? " " : tag))
    .replace(/\]\((?![\w/.#~%-]*www\.)[\w/.#~%-]*\)/giu, "] ");
  const withoutAnyCode = plain.split("\n").map(withoutCode).join("\n");
  // A remaining backtick may pair with any other backtick of its paragraph, so keep all code.
  return withoutAnyCode.includes("`") ? plain : withoutAnyCode;
}

/**
 * Syntax that is always suspected: references, images and labels of directives, whose text can become HTML in the table of
 * contents; titles, which Docusaurus writes into a module; and links that lead neither to the web nor to a path.
 */
const UNESCAPED =
  /\]:|!\[|(?<!:):[\w-]+\[|^(?:[ \t>*+-]|\d+[.)])*#(?!#)|^[ \t>]*=+[ \t]*$|\]\((?!https?:\/\/)[^)\s]*(?:[^\w/.#~)-]|\.\.)/imu;

/**
 * Finds out whether a page may have live code from the schema, or something that MDX can't read: a module, an expression, an
 * element that the preset did not write or that is not closed, or HTML in the table of contents. This takes linear time and
 * misses no such page, but suspects more pages than necessary; `holdsLiveCode` then parses the suspected ones.
 *
 * @param declaration the modules with which the preset begins the body of each page
 * @returns the offset from which the page must be parsed; undefined when it can't contain code
 */
export function suspectFrom(
  { path, text: file }: { readonly path: string; readonly text: string },
  framework: Framework,
  declaration: string,
): number | undefined {
  if (!factsOfFramework(framework).mdx?.test(path)) return undefined;
  const body = bodyFrom(file);
  const from = body + endOf(declaration, file.slice(body));
  const text = file.slice(from).replaceAll(/\r\n?/gu, "\n");
  // These characters end a line in JavaScript's patterns, but not in Markdown.
  if (/[\u2028\u2029]/u.test(text)) return from;
  const prose = withoutBlocks(text);
  if (UNESCAPED.test(prose) || !areClosed(prose)) return from;
  return /<|(?:^|[^\\])(?:\\\\)*\{|```|~~~|^(?:import|export)\b/mu.test(withoutSafeSyntax(prose)) ? from : undefined;
}
