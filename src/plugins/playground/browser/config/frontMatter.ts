import { textsIn } from "./optionText";
import { inYaml, quotedInYaml } from "./written";
import type { Setting, Settings } from "./written";

/** A line of front matter, as a reader types it. */
export type FrontMatterLine = readonly [key: string, value: string];

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;
const WORDS: Readonly<Record<string, Setting>> = { true: true, false: false, null: null };

/** What YAML reads, unquoted, as a number or a constant, other than what JSON writes in the same way. */
const AMBIGUOUS = /^(?:true|false|null|[-+]?\.(?:inf|nan)|0o[0-7]+)$/iu;

/** Quoted texts and unquoted ones in a flow collection. Unquoted ones that are rare or mean something else are left out. */
const TEXTS =
  /"(?:[^"\\]|\\.)*"|'((?:[^']|'')*)'|((?:-(?=\d)|[^\s,[\]{}"':#&*!|>%@`?~-])(?:[^\s,[\]{}:]|:(?=[^\s,[\]{}])| +(?=[^\s,[\]{}:#]))*)/gu;

function textInJson(written: string, single: string | undefined, plain: string | undefined): string {
  if (single !== undefined) return JSON.stringify(single.replaceAll("''", "'"));
  if (plain === undefined || NUMBER.test(plain) || Object.hasOwn(WORDS, plain)) return written;
  // What is no JSON makes the whole a text.
  return AMBIGUOUS.test(plain) || !Number.isNaN(Number(plain)) ? "?" : JSON.stringify(plain);
}

/** What YAML reads from quotes or brackets; nothing when it is not well-formed. */
function flowIn(typed: string): unknown {
  if (!/^["'[]/u.test(typed)) return undefined;
  try {
    return JSON.parse(typed.replaceAll(TEXTS, textInJson)) as unknown;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** What a reader means by a value: words such as `true`, numbers, quotes and lists are those of YAML, and all else is text. */
function meaningOf(typed: string): Setting {
  if (Object.hasOwn(WORDS, typed)) return WORDS[typed] ?? null;
  if (NUMBER.test(typed)) return String(Number(typed)) === typed ? Number(typed) : typed;
  const flow = flowIn(typed);
  const isOwn = typeof flow === "string" || (Array.isArray(flow) && flow.every(isScalar));
  return isOwn ? (flow as Setting) : typed;
}

/** A value as YAML. */
function written(typed: string): Setting {
  const value = meaningOf(typed);
  if (typeof value === "string") return NUMBER.test(value) ? value : inYaml(value);
  return Array.isArray(value) ? quotedInYaml(value) : value;
}

/**
 * What a framework could take for code, or for the end of a text: a theme may write it into HTML, and Docusaurus writes it into a
 * module, where a backslash and a quote end it.
 */
const UNSAFE = /["<>\\]/u;

/**
 * The keys that a reader may set, of which every framework makes a text, a number or a switch. Others can name code (`layout`
 * of Astro), a file to publish (`image` of Docusaurus), HTML (`banner` of Starlight), an address, or another reader of the page
 * (`markup` of Hugo), and links bring front matter of others. In the order of the frameworks, those of Docusaurus first.
 */
export const frontMatterKeys: readonly string[] = [
  ...["description", "displayed_sidebar", "draft", "hide_table_of_contents", "hide_title", "id", "keywords"],
  ...[
    "pagination_label",
    "pagination_next",
    "pagination_prev",
    "sidebar_class_name",
    "sidebar_label",
    "sidebar_position",
  ],
  ...["tags", "title", "title_meta", "toc_max_heading_level", "toc_min_heading_level", "unlisted"],
  ...["lastUpdated", "next", "pagefind", "prev", "tableOfContents", "template"],
  ...["full", "icon", "searchable", "showAskAi", "showLogo", "showOutline", "showSidebar", "showTopNav"],
  ...["categories", "date", "expiryDate", "lastmod", "linkTitle", "publishDate", "series", "toc", "weight"],
  ...["_disableAffix", "_disableBreadcrumb", "_disableContribution", "_disableNavbar", "_disableToc"],
];

/** Why a line of front matter is left out, in a sentence; nothing for one that is written, and for one without a key. */
export function refusalOf([key, value]: FrontMatterLine): string | undefined {
  const name = key.trim();
  if (name === "") return undefined;
  if (!frontMatterKeys.includes(name)) {
    return `${name} is left out: a framework may run or publish what an unknown key names. Add it to your configuration yourself.`;
  }
  return textsIn(meaningOf(value.trim())).some((text) => UNSAFE.test(text))
    ? `${name} is left out: a framework may run a value with one of ", <, > and \\.`
    : undefined;
}

/** The setting for lines of front matter. The tool writes keys and values without quotes, so values are YAML already. */
export function frontMatterOf(lines: readonly FrontMatterLine[]): Settings {
  const kept = lines.filter((line) => line[0].trim() !== "" && refusalOf(line) === undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key.trim(), written(value.trim())]));
}
