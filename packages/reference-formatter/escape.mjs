/**
 * Text of a schema as MDX. In MDX, text can be code: an expression in braces, an element, a line that begins with `export`.
 * All text that a schema brings goes through this file, after which it is Markdown, or plain text, and nothing else.
 *
 * No Markdown parser is at hand: package managers such as pnpm hide those of Docusaurus. So this file decides itself what is
 * code, and leaves backticks nowhere else: what a parser reads as code is what was taken for code here. Signs outside code
 * become character references, in the form that GraphQL-Markdown gives them.
 */

/** Signs that MDX reads as markup, those that GraphQL-Markdown never lets through, and that of formulas. */
const SIGNS = /[<>{}_*`$]/gu;

/** @type {(sign: string) => string} */
const reference = (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")};`;

/** @type {(text: string) => string} */
const escapeSigns = (text) => text.replaceAll(SIGNS, reference);

/** Breaks what begins with something that is markup at the start of a line. */
const escapeFirst = (/** @type {string} */ text) => reference(text.charAt(0)) + text.slice(1);

/** The longest run of backticks in a text. @type {(text: string) => number} */
const longestRun = (text) => Math.max(0, ...(text.match(/`+/gu) ?? []).map(({ length }) => length));

/**
 * Plain text in one line, in which nothing is Markdown.
 *
 * @param {string} text
 */
export function plain(text) {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  // No backslashes: an address in the text takes them for a part of it.
  const escaped = line.replaceAll(/[\\<>{}*_`[\]$|~]/gu, reference);
  return /^(?:import|export|\d+[.)]|[#=:+-])/u.test(escaped) ? escapeFirst(escaped) : escaped;
}

/**
 * Code in a line of text.
 *
 * @param {string} text
 */
export function codeSpan(text) {
  const ticks = "`".repeat(longestRun(text) + 1);
  const space = /^`|`$/u.test(text) ? " " : "";
  return `${ticks}${space}${text.replaceAll(/[\r\n]+/gu, " ")}${space}${ticks}`;
}

/**
 * A block of code.
 *
 * @param {string} code
 * @param {string} language
 */
export function codeBlock(code, language) {
  // Prettier formats Markdown in a block, and would close the block with a fence that it has rewritten.
  if (/^(?:md|markdown|mdx)$/iu.test(language) && code.includes("~~~")) return codeBlock(code, "");
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  // Docusaurus takes the fences of this language away before it reads the page, which would set the code free.
  return `${fence}${language}\n${code}\n${fence}`.replaceAll("mdx-code-block", "mdx\u2011code\u2011block");
}

/**
 * A URL as a link may have it: in its normal form, without signs that mean something in Markdown.
 *
 * @param {string} url
 * @returns {string | undefined} nothing for what is no web address
 */
export function webAddress(url) {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  if (protocol !== "http:" && protocol !== "https:") return undefined;
  return href.replaceAll(/[(){}<>`\\\s]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Whether a description may link to an address: on the web, in the page, or on the site. Docusaurus publishes a local file
 * that a link names, unless it is a page; so files are reachable in the folder of static files only.
 *
 * @param {string} href
 */
function isLinkable(href) {
  if (/&#?\w+;/u.test(href)) return false;
  // The bundler takes what follows an exclamation mark for the name of a file, or for code that reads one.
  if (/^(?!https?:).*!/u.test(href)) return false;
  if (/^https?:/u.test(href) && !URL.canParse(href)) return false;
  if (/^(?:https?:\/\/|mailto:|#)/u.test(href)) return true;
  const path = /^[\w./~+-]*(?=[?#]|$)/u.exec(href)?.[0];
  if (path === undefined) return false;
  const segments = path.split("/");
  if (segments[0] === "" && segments.length > 1 && !segments.includes("..")) return true;
  // A slash at the end makes no folder of a file on Windows.
  const last = segments.findLast((segment) => segment !== "") ?? "";
  return /^(?:\.{0,2}|[^.]+|.*\.(?:mdx?|html))$/u.test(last);
}

/** @type {(href: string) => boolean} */
const isPicture = (href) => /^(?:https?:\/)?\//u.test(href) && isLinkable(href);

// What no parser can end elsewhere, and no program that formats the page can turn into signs; pairs of parentheses stand in
// many addresses.
const HREF = String.raw`(?:[^\s()<>{}\x60\\"'[\]]|\([^\s()<>{}\x60\\"'[\]]*\))+`;
const TITLE = String.raw`(?: +"[^"\\\x60\n&<>{}[\]]*")?`;
const NAME = String.raw`[^[\]\x60\\^&<>{}]`;

/** What may be Markdown in a line, besides signs. */
const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?<code>[^]*?[^\x60])\k<ticks>(?!\x60)`,
    String.raw`(?<address>https?:\/\/|www\.)`,
    String.raw`!\[(?<alt>${NAME}*)\]\((?<source>${HREF})(?<caption>${TITLE})\)`,
    String.raw`\]\((?<target>${HREF})(?<title>${TITLE})\)`,
    // What begins an image, a footnote, a destination, a label, a definition or a directive, and was none of the above. There are
    // no definitions: Docusaurus writes a link by reference in a heading into the table of contents as HTML.
    String.raw`(?<opening>!(?=\[)|\[(?=\^)|\](?=[([:]))|(?<directive>:[\p{L}\p{N}_-]+)\[`,
    String.raw`(?<sign>[<>{}_*$]|\x60+|~{3,})`,
  ].join("|"),
  "giu",
);

/**
 * A paragraph, or a part of one, that is one to a Markdown parser, too.
 *
 * @param {string} text
 * @param {boolean} inTable where a pipe ends a cell, even in code
 * @returns {string}
 */
function escapeInline(text, inTable) {
  let address = -1;
  return text.replaceAll(INLINE, (whole, ...rest) => {
    const groups = /** @type {Record<string, string | undefined>} */ (rest.at(-1));
    const at = /** @type {number} */ (rest.at(-3));
    const { escaped, code, alt, source, caption = "", target, title = "", directive } = groups;
    if (escaped !== undefined) return /[<>{}_*`$!:[\]]/u.test(escaped) ? reference(escaped) : whole;
    if (code !== undefined) {
      // An address goes on to the next space, whatever is in it.
      const isSwallowed = address >= 0 && /^[^ \t\n]*$/u.test(text.slice(address, at));
      address = isSwallowed ? at : -1;
      const isCut = inTable && /(?<!\\)(?:\\\\)*\|/u.test(code);
      // Prettier, which formats pages for the option `pretty`, lets a link end in code.
      const endsLink = /\][([]/u.test(code) && /[<{]/u.test(code);
      return isSwallowed || isCut || endsLink ? whole.replaceAll(/[!-/:-@[-`{-~]/gu, reference) : whole;
    }
    if ((groups["address"] ?? source ?? target) !== undefined) address = at;
    if (source !== undefined) {
      return isPicture(source)
        ? `![${escapeSigns(alt ?? "")}](${escapeSigns(source)}${escapeSigns(caption)})`
        : reference("!") + escapeInline(whole.slice(1), inTable);
    }
    if (target !== undefined)
      return `${isLinkable(target) ? "]" : reference("]")}(${escapeSigns(target)}${escapeSigns(title)})`;
    if (groups["opening"] !== undefined) return reference(whole);
    if (directive !== undefined) return directive + reference("[");
    return whole.startsWith("~") ? whole.replaceAll("~", reference) : escapeSigns(whole);
  });
}

/** What stands before the content of a line: indentation, and the markers of lists. */
const MARKER = String.raw`(?:[-+]|\d{1,9}[.)])[ \t]+`;
const PREFIX = String.raw`[ \t]*(?:${MARKER})*`;
const FENCE = new RegExp(
  String.raw`^(?<prefix>[ \t]*(?:${MARKER})?)(?<run>\x60{3,}(?=[^\x60]*$)|~{3,})(?<info>[^]*)$`,
  "u",
);
/** What begins a directive, or what older parsers take for a definition, however far its label goes. */
const OPENING = new RegExp(String.raw`^(?<prefix>${PREFIX})(?=::|\[(?!(?:[^\]\\]|\\[^])*\](?!:)))`, "u");
const LABEL = new RegExp(String.raw`^${PREFIX}\[`, "u");
/** A heading of the first level: Docusaurus would take it for the title of the page, which it writes into a module. */
const TOP_HEADING = new RegExp(String.raw`^${PREFIX}#(?!#)`, "u");
const TITLE_LINE = /^[ \t]*=+[ \t]*$/u;
const PROSE = new RegExp(String.raw`^ {0,3}(?:${MARKER})?[\p{L}\x60]`, "u");
const GOES_ON = /^ {0,3}(?!import|export)\p{L}/u;
/** The line below the head of a table, and others that look like it. @type {(line: string) => boolean} */
const isRule = (line) => line.includes("-") && /^[ \t|:-]*$/u.test(line);
/** What begins a line that MDX would take for a module. */
const MODULE = /^(?<indent>[ \t]*)(?<word>import|export)(?![\p{L}\p{N}_])/u;
/** A note of Docusaurus, with a title that cannot end elsewhere. */
const NOTE = /^:::[a-z]+(?: +(?! )[\p{L}\p{N} ,.?'-]+)?$/u;

/**
 * Lines between which there is no empty one.
 *
 * @param {readonly string[]} lines
 */
function escapeLines(lines) {
  const inTable = lines.some(isRule);
  // What another parser takes for a definition may have a title that goes on in the next line, and ends where code would begin.
  const mayDefine = lines.some((line) => LABEL.test(line));
  /** @type {string[]} */
  const parts = [];
  for (const [at, line] of lines.entries()) {
    // Code may go on in the next line, but only where that is the same paragraph.
    const goesOn = at > 0 && !inTable && !mayDefine && PROSE.test(lines[at - 1] ?? "") && GOES_ON.test(line);
    if (goesOn) parts.push(`${parts.pop() ?? ""}\n${line}`);
    else parts.push(line);
  }
  return parts.map((part) => {
    const escaped = escapeInline(part, inTable);
    const { prefix } = OPENING.exec(escaped)?.groups ?? {};
    if (prefix !== undefined) return prefix + escapeFirst(escaped.slice(prefix.length));
    if (TITLE_LINE.test(escaped)) return escaped.replace(/=/u, reference);
    if (TOP_HEADING.test(escaped)) return escaped.replace("#", "##");
    const { indent = "", word } = MODULE.exec(escaped)?.groups ?? {};
    return word === undefined ? escaped : indent + escapeFirst(escaped.slice(indent.length));
  });
}

/**
 * A block of code, as deep as it was in lists, closed in any case.
 *
 * @param {{ readonly prefix: string, readonly info: string }} opening
 * @param {readonly string[]} lines
 */
function escapeBlock({ prefix, info }, lines) {
  const before = prefix.replaceAll("\t", "    ").replace(/(?<=\S) +/u, " ");
  const indent = " ".repeat(before.length);
  const content = lines.map((line) => line.replace(new RegExp(`^ {0,${String(before.length)}}`, "u"), ""));
  // What follows the language can make a site run the code.
  const language = /^[ \t]*([\w+#.-]*)/u.exec(info)?.[1] ?? "";
  const [first = "", ...others] = codeBlock(content.join("\n"), language).split("\n");
  return [before + first, ...others.map((line) => (line === "" ? "" : indent + line))];
}

/**
 * Markdown that a schema brings, as Markdown in which nothing is code of the page: no expression, element, import or export,
 * no link but to the web or the site, and no block that goes on after its end. Bold and italic text and quotes are shown
 * with their signs, as GraphQL-Markdown does it.
 *
 * @param {string} text
 * @returns {string} MDX
 */
export function markdown(text) {
  // Some programs that format a page drop these two, after which a line can begin with something else.
  const lines = text
    .replaceAll(/[\v\f]/gu, " ")
    .trim()
    .split(/\r\n|[\r\n]/u);
  // Docusaurus reads a page that begins with this line as front matter, up to the next such line.
  if (/^---[ \t]*$/u.test(lines[0] ?? "")) lines.shift();
  /** @type {string[]} */
  const out = [];
  // After an empty line, every parser sees the begin of a block.
  const endParagraph = () => {
    if (!isEmpty(out.at(-1) ?? "")) out.push("");
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const { prefix, run, info } = FENCE.exec(line)?.groups ?? {};
    const noteEnd = NOTE.test(line) ? endOfNote(lines, at) : -1;
    if (prefix !== undefined && run !== undefined && info !== undefined) {
      const closing = new RegExp(`^[ \\t]*${run}${run.charAt(0)}*[ \\t]*$`, "u");
      let end = at + 1;
      while (end < lines.length && !closing.test(lines[end] ?? "")) end += 1;
      endParagraph();
      out.push(...escapeBlock({ prefix, info }, lines.slice(at + 1, end)));
      at = end + 1;
    } else if (noteEnd > 0) {
      endParagraph();
      out.push(line, "", markdown(lines.slice(at + 1, noteEnd).join("\n")), "", ":::");
      at = noteEnd + 1;
      if (at < lines.length && !isEmpty(lines[at] ?? "")) out.push("");
    } else if (isEmpty(line)) {
      out.push(line);
      at += 1;
    } else {
      let end = at + 1;
      while (!isEmpty(lines[end] ?? "") && !FENCE.test(lines[end] ?? "")) end += 1;
      out.push(...escapeLines(lines.slice(at, end)));
      at = end;
    }
  }
  return out.join("\n");
}

/** What Markdown takes for an empty line. @type {(line: string) => boolean} */
const isEmpty = (line) => /^[ \t]*$/u.test(line);

/**
 * The line that closes a note. There is none where another such line stands in between: a parser would end the note there.
 *
 * @param {readonly string[]} lines
 * @param {number} start
 */
function endOfNote(lines, start) {
  let end = start + 1;
  while (end < lines.length && !/^[ \t]*:::/u.test(lines[end] ?? "")) end += 1;
  return /^:::[ \t]*$/u.test(lines[end] ?? "") ? end : -1;
}
