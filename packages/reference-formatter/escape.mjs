/**
 * Escapes text of a schema for MDX. In MDX, text can be code that runs: an expression in braces, an element, or a line that
 * starts with `export`. All text of a schema in the body of a page, except names, goes through this file, which returns
 * Markdown or plain text without such code.
 *
 * The file can't use a Markdown parser, because package managers such as pnpm hide those of Docusaurus. So it finds code in
 * backticks itself, and escapes all other backticks, so that a parser finds the same code. Special characters outside
 * code become character references, in the form that GraphQL-Markdown uses.
 */

/** Characters that MDX reads as markup, that GraphQL-Markdown always escapes, or that start a formula. */
const SPECIAL = /[<>{}_*`$]/gu;

/** @type {(character: string) => string} */
const reference = (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")};`;

/** @type {(text: string) => string} */
const escapeSpecial = (text) => text.replaceAll(SPECIAL, reference);

/** Escapes the first character of a text, which would make the text markup at the start of a line. */
const escapeFirst = (/** @type {string} */ text) => reference(text.charAt(0)) + text.slice(1);

/** Returns the length of the longest run of backticks in a text. @type {(text: string) => number} */
const longestRun = (text) => Math.max(0, ...(text.match(/`+/gu) ?? []).map(({ length }) => length));

/** Escapes text so that nothing in it is Markdown, and puts it on one line. @type {(text: string) => string} */
export function plain(text) {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  // Uses character references, because a backslash in a URL would become part of the URL.
  const escaped = line.replaceAll(/[\\<>{}*_`[\]$|~]/gu, reference);
  return /^(?:import|export|\d+[.)]|[#=:+-])/u.test(escaped) ? escapeFirst(escaped) : escaped;
}

/** @type {(text: string) => string} */
export function codeSpan(text) {
  const ticks = "`".repeat(longestRun(text) + 1);
  const space = /^`|`$/u.test(text) ? " " : "";
  return `${ticks}${space}${text.replaceAll(/[\r\n]+/gu, " ")}${space}${ticks}`;
}

/** @type {(code: string, language: string) => string} */
export function codeBlock(code, language) {
  // Prettier formats Markdown in code blocks, and would rewrite a fence inside so that it closes the block.
  if (/^(?:md|markdown|mdx)$/iu.test(language) && code.includes("~~~")) return codeBlock(code, "");
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  // Docusaurus removes fences with the language `mdx-code-block` before it parses a page, so the code would run.
  return `${fence}${language}\n${code}\n${fence}`.replaceAll("mdx-code-block", "mdx\u2011code\u2011block");
}

/**
 * Normalises a web address, and encodes characters that are special in Markdown.
 *
 * @param {string} url
 * @returns {string | undefined} `undefined` if the URL is not an HTTP or HTTPS address
 */
export function webAddress(url) {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  if (protocol !== "http:" && protocol !== "https:") return undefined;
  return href.replaceAll(/[(){}<>`\\\s]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Whether a description may link to an address: a web or email address, an anchor on the page, or a path on the site. A
 * relative path must lead to a page, because Docusaurus publishes any other local file that a page links to. Absolute paths
 * may lead to static files.
 *
 * @type {(href: string) => boolean}
 */
function isLinkable(href) {
  if (/&#?\w+;/u.test(href)) return false;
  // The bundler reads an exclamation mark as loader syntax, and loaders can read any file.
  if (/^(?!https?:).*!/u.test(href)) return false;
  if (/^https?:/u.test(href) && !URL.canParse(href)) return false;
  if (/^(?:https?:\/\/|mailto:|#)/u.test(href)) return true;
  const path = /^[\w./~+-]*(?=[?#]|$)/u.exec(href)?.[0];
  if (path === undefined) return false;
  const segments = path.split("/");
  if (segments[0] === "" && segments.length > 1 && !segments.includes("..")) return true;
  // A slash after the name of a file is ignored on Windows.
  const last = segments.findLast((segment) => segment !== "") ?? "";
  return /^(?:\.{0,2}|[^.]+|.*\.(?:mdx?|html))$/u.test(last);
}

/** @type {(href: string) => boolean} */
const isImageSource = (href) => /^(?:https?:\/)?\//u.test(href) && isLinkable(href);

// Addresses, titles and alternative texts with only those characters that all parsers and formatters read alike.
// Addresses may contain pairs of parentheses, because many do.
const HREF = String.raw`(?:[^\s()<>{}\x60\\"'[\]]|\([^\s()<>{}\x60\\"'[\]]*\))+`;
const TITLE = String.raw`(?: +"[^"\\\x60\n&<>{}[\]]*")?`;
const ALT = String.raw`[^[\]\x60\\^&<>{}]`;

/** Matches everything that can be Markdown within a line. */
const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?<code>[^]*?[^\x60])\k<ticks>(?!\x60)`,
    String.raw`(?<address>https?:\/\/|www\.)`,
    String.raw`!\[(?<alt>${ALT}*)\]\((?<source>${HREF})(?<caption>${TITLE})\)`,
    String.raw`\]\((?<target>${HREF})(?<title>${TITLE})\)`,
    // The start of any other image, footnote, link, definition or directive. Reference links are not supported, because
    // Docusaurus copies a reference link in a heading to the table of contents as HTML.
    String.raw`(?<opening>!(?=\[)|\[(?=\^)|\](?=[([:]))|(?<directive>:[\p{L}\p{N}_-]+)\[`,
    String.raw`(?<special>[<>{}_*$]|\x60+|~{3,})`,
  ].join("|"),
  "giu",
);

/**
 * Escapes a paragraph, or a line that a parser may read as a separate block. In a table, a pipe ends a cell, even in code.
 *
 * @type {(text: string, inTable: boolean) => string}
 */
function escapeInline(text, inTable) {
  let addressStart = -1;
  return text.replaceAll(INLINE, (whole, ...rest) => {
    const groups = /** @type {Record<string, string | undefined>} */ (rest.at(-1));
    const at = /** @type {number} */ (rest.at(-3));
    const { escaped, code, alt, source, caption = "", target, title = "", directive } = groups;
    if (escaped !== undefined) return /[<>{}_*`$!:[\]]/u.test(escaped) ? reference(escaped) : whole;
    if (code !== undefined) {
      // An address extends to the next space, across backticks.
      const isInAddress = addressStart >= 0 && /^[^ \t\n]*$/u.test(text.slice(addressStart, at));
      addressStart = isInAddress ? at : -1;
      const isCut = inTable && /(?<!\\)(?:\\\\)*\|/u.test(code);
      // Prettier (the option `pretty`) reads `](` or `][` in code as the end of a link.
      const endsLink = /\][([]/u.test(code) && /[<{]/u.test(code);
      return isInAddress || isCut || endsLink ? whole.replaceAll(/[!-/:-@[-`{-~]/gu, reference) : whole;
    }
    if ((groups["address"] ?? source ?? target) !== undefined) addressStart = at;
    if (source !== undefined) {
      return isImageSource(source)
        ? `![${escapeSpecial(alt ?? "")}](${escapeSpecial(source)}${escapeSpecial(caption)})`
        : reference("!") + escapeInline(whole.slice(1), inTable);
    }
    if (target !== undefined)
      return `${isLinkable(target) ? "]" : reference("]")}(${escapeSpecial(target)}${escapeSpecial(title)})`;
    if (groups["opening"] !== undefined) return reference(whole);
    if (directive !== undefined) return directive + reference("[");
    return whole.startsWith("~") ? whole.replaceAll("~", reference) : escapeSpecial(whole);
  });
}

/** Indentation and list markers before the content of a line. */
const MARKER = String.raw`(?:[-+]|\d{1,9}[.)])[ \t]+`;
const PREFIX = String.raw`[ \t]*(?:${MARKER})*`;
const FENCE = new RegExp(
  String.raw`^(?<prefix>[ \t]*(?:${MARKER})?)(?<run>\x60{3,}(?=[^\x60]*$)|~{3,})(?<info>[^]*)$`,
  "u",
);
/** Matches the start of a directive, or of a definition, whose label can extend over several lines in older parsers. */
const OPENING = new RegExp(String.raw`^(?<prefix>${PREFIX})(?=::|\[(?!(?:[^\]\\]|\\[^])*\](?!:)))`, "u");
const LABEL = new RegExp(String.raw`^${PREFIX}\[`, "u");
/** Matches a first-level heading. Docusaurus would make it the title of the page, and writes titles into a module. */
const TOP_HEADING = new RegExp(String.raw`^${PREFIX}#(?!#)`, "u");
/** Matches the underline of a first-level heading. */
const HEADING_UNDERLINE = /^[ \t]*=+[ \t]*$/u;
const PROSE = new RegExp(String.raw`^ {0,3}(?:${MARKER})?[\p{L}\x60]`, "u");
const CONTINUATION = /^ {0,3}(?!import|export)\p{L}/u;
/** Whether a line may be the row of hyphens below the head of a table. @type {(line: string) => boolean} */
const isDelimiterRow = (line) => line.includes("-") && /^[ \t|:-]*$/u.test(line);
/** Matches the start of a line that MDX reads as an import or export. */
const MODULE = /^(?<indent>[ \t]*)(?<word>import|export)(?![\p{L}\p{N}_])/u;
/** Matches the first line of a Docusaurus admonition, with a title of harmless characters. */
const ADMONITION = /^:::[a-z]+(?: +(?! )[\p{L}\p{N} ,.?'-]+)?$/u;

/** Escapes consecutive non-empty lines. @type {(lines: readonly string[]) => string[]} */
function escapeLines(lines) {
  const inTable = lines.some(isDelimiterRow);
  // Some parsers read a label as the start of a definition, whose title may continue on the next line and end inside code.
  const mayDefine = lines.some((line) => LABEL.test(line));
  /** @type {string[]} */
  const parts = [];
  for (const [at, line] of lines.entries()) {
    // Inline code can continue on the next line of a paragraph.
    const continues = at > 0 && !inTable && !mayDefine && PROSE.test(lines[at - 1] ?? "") && CONTINUATION.test(line);
    if (continues) parts.push(`${parts.pop() ?? ""}\n${line}`);
    else parts.push(line);
  }
  return parts.map((part) => {
    const escaped = escapeInline(part, inTable);
    const { prefix } = OPENING.exec(escaped)?.groups ?? {};
    if (prefix !== undefined) return prefix + escapeFirst(escaped.slice(prefix.length));
    if (HEADING_UNDERLINE.test(escaped)) return escaped.replace(/=/u, reference);
    if (TOP_HEADING.test(escaped)) return escaped.replace("#", "##");
    const { indent = "", word } = MODULE.exec(escaped)?.groups ?? {};
    return word === undefined ? escaped : indent + escapeFirst(escaped.slice(indent.length));
  });
}

/**
 * Rewrites a code block with the same indentation and a closing fence.
 *
 * @type {(opening: { readonly prefix: string, readonly info: string }, lines: readonly string[]) => string[]}
 */
function escapeBlock({ prefix, info }, lines) {
  const before = prefix.replaceAll("\t", "    ").replace(/(?<=\S) +/u, " ");
  const indent = " ".repeat(before.length);
  const content = lines.map((line) => line.replace(new RegExp(`^ {0,${String(before.length)}}`, "u"), ""));
  // Metadata after the language can make a site run the code.
  const language = /^[ \t]*([\w+#.-]*)/u.exec(info)?.[1] ?? "";
  const [first = "", ...others] = codeBlock(content.join("\n"), language).split("\n");
  return [before + first, ...others.map((line) => (line === "" ? "" : indent + line))];
}

/**
 * Escapes Markdown of a schema for MDX. The result has no expression, element, import or export, no links except to the web,
 * email addresses or the site, and no unclosed block. Bold and italic text and quotes are shown with their markers, as in
 * GraphQL-Markdown.
 *
 * @param {string} text
 * @returns {string} MDX
 */
export function markdown(text) {
  // Some formatters remove vertical tabs and form feeds, which would change the start of a line.
  const lines = text
    .replaceAll(/[\v\f]/gu, " ")
    .trim()
    .split(/\r\n|[\r\n]/u);
  // At the start of a page, Docusaurus would read `---` as the start of front matter.
  if (/^---[ \t]*$/u.test(lines[0] ?? "")) lines.shift();
  /** @type {string[]} */
  const out = [];
  // All parsers recognise a block that follows an empty line.
  const endParagraph = () => {
    if (!isEmpty(out.at(-1) ?? "")) out.push("");
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const { prefix, run, info } = FENCE.exec(line)?.groups ?? {};
    const admonitionEnd = ADMONITION.test(line) ? endOfAdmonition(lines, at) : -1;
    if (prefix !== undefined && run !== undefined && info !== undefined) {
      const closing = new RegExp(`^[ \\t]*${run}${run.charAt(0)}*[ \\t]*$`, "u");
      let end = at + 1;
      while (end < lines.length && !closing.test(lines[end] ?? "")) end += 1;
      endParagraph();
      out.push(...escapeBlock({ prefix, info }, lines.slice(at + 1, end)));
      at = end + 1;
    } else if (admonitionEnd > 0) {
      endParagraph();
      out.push(line, "", markdown(lines.slice(at + 1, admonitionEnd).join("\n")), "", ":::");
      at = admonitionEnd + 1;
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

/** Whether Markdown reads a line as empty. @type {(line: string) => boolean} */
const isEmpty = (line) => /^[ \t]*$/u.test(line);

/**
 * Returns the index of the line that closes an admonition; -1 if there is none, or if another admonition starts first:
 * a parser would end the outer one there.
 *
 * @type {(lines: readonly string[], start: number) => number}
 */
function endOfAdmonition(lines, start) {
  let end = start + 1;
  while (end < lines.length && !/^[ \t]*:::/u.test(lines[end] ?? "")) end += 1;
  return /^:::[ \t]*$/u.test(lines[end] ?? "") ? end : -1;
}
