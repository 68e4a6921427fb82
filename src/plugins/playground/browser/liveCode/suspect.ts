import { factsOfFramework } from "../config/frameworks";
import type { Framework } from "../config/frameworks";
import { isKnownAttribute, isKnownElement, SPACE } from "./known";

/** Characters that Prettier adds, removes, or changes. */
const FORMATTING = /[\s;()"',]/u;

/** Where a text goes on after its beginning, whoever formatted it; 0 when it begins with something else. */
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

/** Where the body of a page begins: front matter ends as early as any of the readers takes it to. */
function bodyFrom(text: string): number {
  const end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
  return end === -1 ? 0 : end + "\n---".length;
}

/** An element whose attributes are text or simple code. */
const ELEMENT =
  /<\/?(?<name>[A-Za-z]+)(?<attributes>(?:\s+[A-Za-z]+(?:="[^"{}<>`\\\n]*"|=\{[^}<\n]*\}{1,2})?)*)\s*\/?>/gu;
const ATTRIBUTE = /(?<name>[A-Za-z]+)(?:="(?<value>[^"]*)"|=\{(?<code>[^}\n]*\}?)\}(?=[\s/>]|$))?/gu;

function isKnown(name: string, attributes: string): boolean {
  if (!isKnownElement(name)) return false;
  return [...attributes.matchAll(ATTRIBUTE)].every(({ groups }) =>
    isKnownAttribute(groups?.["name"] ?? "", groups?.["value"], groups?.["code"]),
  );
}

/** Characters before a tag, in which the text of its line would show. */
const INDENTATION = 80;

/**
 * Whether each element in a text ends as MDX wants it: within its line, unless its tag has a line of its own. An element that the
 * preset could have written may come from the schema, without its end.
 */
function areClosed(text: string): boolean {
  const open: { readonly name: string; readonly line: number; readonly isBlock: boolean }[] = [];
  /** Where the line begins, and where it ends; searched once for all tags in it. */
  let line = 0;
  let end = text.indexOf("\n");
  for (const { 0: tag, index, groups } of text.matchAll(ELEMENT)) {
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

/** What makes one backtick more or less on a line than meets the eye. */
const ODD_CODE = /\\`|``|\||\]\(|\]:|:\/\/|www\.|:[\w-]+\[/iu;

/** A line without its code, if it has this between single backticks alone, each after a space or a bracket. */
function withoutCode(line: string): string {
  return ODD_CODE.test(line) ? line : line.replace(/(?<=^|[\s([])`[^`]+`/gu, " ");
}

/** Lines in a block of code that end it for some readers: the end of an admonition, and code that Docusaurus unpacks. */
const UNSAFE_LINE = /^[ \t>]*:::|^ *`+ *mdx-code-block/mu;

/** A fence at the margin, which opens a block of code. */
const OPENING = /^(?<fence>`{3,9})[\w-]*$/gmu;

/** A text without the blocks of code that begin at the margin, as far as each of them ends. */
function withoutBlocks(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(text);
    if (!opening) break;
    const closing = new RegExp(`^ {0,3}${opening.groups?.["fence"] ?? ""}\`*[ \\t]*$`, "gmu");
    closing.lastIndex = OPENING.lastIndex;
    // What does not end goes to the end of the page, and any further search would go there, too.
    if (!closing.test(text)) break;
    const block = text.slice(opening.index, closing.lastIndex);
    kept.push(text.slice(at, opening.index), UNSAFE_LINE.test(block) ? block : " ");
    at = closing.lastIndex;
  }
  return kept.join("") + text.slice(at);
}

/**
 * What is left of a text without what is certain to be no code of a schema. A space takes its place, so that what stood around it
 * doesn't join.
 */
function restOf(prose: string): string {
  const plain = prose
    .replaceAll(SPACE, " ")
    .replace(ELEMENT, (tag, name: string, attributes: string) => (isKnown(name, attributes) ? " " : tag))
    .replace(/\]\((?![\w/.#~%-]*www\.)[\w/.#~%-]*\)/giu, "] ");
  const withoutAnyCode = plain.split("\n").map(withoutCode).join("\n");
  // A backtick that is left may pair with any other of its paragraph.
  return withoutAnyCode.includes("`") ? plain : withoutAnyCode;
}

/**
 * References, pictures and labels of directives, whose text can become HTML in the table of contents; titles, which Docusaurus
 * writes into a module; and links that are neither to the web nor to a path.
 */
const UNESCAPED =
  /\]:|!\[|(?<!:):[\w-]+\[|^(?:[ \t>*+-]|\d+[.)])*#(?!#)|^[ \t>]*=+[ \t]*$|\]\((?!https?:\/\/)[^)\s]*(?:[^\w/.#~)-]|\.\.)/imu;

/**
 * Tells whether the schema may have put live code into a page, or what MDX can't read: what it takes for a module, an expression or
 * an element that the preset did not write, one that does not end, or HTML in the table of contents. It takes time with the length of the page, never misses any, and
 * suspects a few pages too many, which `holdsLiveCode` then reads.
 *
 * @param path of the file
 * @param declaration the modules with which the preset begins the body of each page
 * @returns where the part of the page begins that has to be read; nothing when there is no code in it
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
  // These end a line in JavaScript's patterns, and none in Markdown.
  if (/[\u2028\u2029]/u.test(text)) return from;
  const prose = withoutBlocks(text);
  if (UNESCAPED.test(prose) || !areClosed(prose)) return from;
  return /<|(?:^|[^\\])(?:\\\\)*\{|```|~~~|^(?:import|export)\b/mu.test(restOf(prose)) ? from : undefined;
}
